import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Reveal.module.css'
import { watchSection } from './reveal.ts'
import { whenIdle } from './when-idle.ts'

/** Resolves when the previous section is laid out. */
let lastLaidOut: Promise<unknown> = Promise.resolve()

/**
 * Animates its only child, a section, when it scrolls into view. Without script or motion the section is visible.
 *
 * Below the fold it is not rendered until the page is idle. Then it is, one section per idle callback: with an estimated
 * page height the progress would be wrong, and a jump to the end would miss it.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const layOut = () => element.style.setProperty('content-visibility', 'visible')
    // One per frame; all at once for a reader who already scrolls.
    lastLaidOut = lastLaidOut.then(whenIdle).then(layOut)
    addEventListener('scroll', layOut, { once: true, passive: true })
    const stopWatching = watchSection(element)
    return () => {
      removeEventListener('scroll', layOut)
      stopWatching()
    }
  }, [])
  return (
    <div ref={ref} className={styles.later}>
      {children}
    </div>
  )
}
