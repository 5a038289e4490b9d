import { createContext, useContext } from 'react'
import type { SiteData } from '@/collections/resolved.ts'

type InterfaceTexts = SiteData['interface']

/** Context of the interface texts for components deep inside sections; the app provides it once. */
export const InterfaceTextsContext = createContext<InterfaceTexts | undefined>(undefined)

/**
 * @returns Labels, button names and notices from `content/interface.json`.
 * @throws Error outside of the provider.
 */
export function useInterfaceTexts(): InterfaceTexts {
  const texts = useContext(InterfaceTextsContext)
  if (!texts) throw new Error('No InterfaceTextsContext above.')
  return texts
}
