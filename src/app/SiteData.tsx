import siteData from 'virtual:content/site-data'
import { createContext, type ReactNode, useContext } from 'react'
import type { SiteData } from '@/collections/resolved.ts'
import { InterfaceTextsContext } from '@/components/text/InterfaceTexts.tsx'
import { useLiveContent } from './use-live-content.ts'

const SiteDataContext = createContext<SiteData>(siteData)

/** Site data, navigation and interface texts for everything below it. */
export function SiteDataProvider({ children }: { children: ReactNode }) {
  const latest = useLiveContent('site-data', siteData)
  return (
    <SiteDataContext value={latest}>
      <InterfaceTextsContext value={latest.interface}>{children}</InterfaceTextsContext>
    </SiteDataContext>
  )
}

/** @returns Company, navigation and interface texts. */
export function useSiteData(): SiteData {
  return useContext(SiteDataContext)
}
