import { createContext, useContext } from 'react'
import type { SiteData } from '@/content/resolved.ts'

type InterfaceTexts = SiteData['interface']

/** The interface texts, for parts deep inside sections; set once by the app. */
export const InterfaceTextsContext = createContext<InterfaceTexts | undefined>(undefined)

/**
 * @returns Labels, button names and notices from `content/interface.json`.
 * @throws Error outside of the app's provider: a text would be missing on screen.
 */
export function useInterfaceTexts(): InterfaceTexts {
  const texts = useContext(InterfaceTextsContext)
  if (!texts) throw new Error('No InterfaceTextsContext above.')
  return texts
}
