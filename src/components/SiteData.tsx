import { createContext, useContext } from 'react'
import type { SiteData } from '@/collections/resolved.ts'

/** Company, navigation and interface texts for everything below it. */
export const SiteDataContext = createContext<SiteData | undefined>(undefined)

/**
 * @returns Company, navigation and interface texts.
 * @throws Error outside of a `SiteDataContext`.
 */
export function useSiteData(): SiteData {
  const siteData = useContext(SiteDataContext)
  if (!siteData) throw new Error('There is no SiteDataContext.')
  return siteData
}

/**
 * @returns Labels, button names and notices from `content/interface.json`.
 * @throws Error outside of a `SiteDataContext`.
 */
export function useInterfaceTexts(): SiteData['interface'] {
  return useSiteData().interface
}
