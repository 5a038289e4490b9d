import shell from 'virtual:content/shell'
import { createContext, type ReactNode, useContext } from 'react'
import { InterfaceTextsContext } from '@/components/text/InterfaceTexts.tsx'
import type { Shell } from '@/content/resolved.ts'
import { useLiveContent } from './use-live-content.ts'

const ShellContext = createContext<Shell>(shell)

/** Site data, navigation and interface texts for everything below it. */
export function ShellProvider({ children }: { children: ReactNode }) {
  const latest = useLiveContent('shell', shell)
  return (
    <ShellContext value={latest}>
      <InterfaceTextsContext value={latest.interface}>{children}</InterfaceTextsContext>
    </ShellContext>
  )
}

/** @returns What every page shares. */
export function useShell(): Shell {
  return useContext(ShellContext)
}
