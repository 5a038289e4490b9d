import { createContext, type ReactNode, useContext } from 'react'
import type { SiteData } from '@/collections/resolved.ts'
import { InterfaceTextsContext } from '@/components/text/InterfaceTexts.tsx'

const SiteDataContext = createContext<SiteData | undefined>(undefined)

/** Site data, navigation and interface texts for everything below it. */
export function SiteDataProvider({ siteData, children }: { siteData: SiteData; children: ReactNode }) {
  return (
    <SiteDataContext value={siteData}>
      <InterfaceTextsContext value={siteData.interface}>{children}</InterfaceTextsContext>
    </SiteDataContext>
  )
}

/**
 * @returns Company, navigation and interface texts.
 * @throws Error outside of a `SiteDataProvider`.
 */
export function useSiteData(): SiteData {
  const siteData = useContext(SiteDataContext)
  if (!siteData) throw new Error('There is no SiteDataProvider.')
  return siteData
}
