import { useEffect, useState } from 'react'
import { SAID_MILLISECONDS } from '@/components/text/announcer.tsx'

/**
 * Copies texts.
 *
 * @returns Whether one was copied a moment ago, and the function that copies; it answers `false` where the browser forbids
 *   it, or the address is not secure.
 */
export function useCopy(): [isCopied: boolean, copy: (text: string) => Promise<boolean>] {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), SAID_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      return true
    } catch {
      setIsCopied(false)
      return false
    }
  }
  return [isCopied, copy]
}
