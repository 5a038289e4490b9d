import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Reveal.module.css'
import { watchSection } from './reveal.ts'
import { whenIdle } from './when-idle.ts'

/** When the section before is laid out. */
let lastLaidOut: Promise<unknown> = Promise.resolve()

/**
 * Brings its content in when the reader gets to it. Without script, motion or time it is simply there.
 *
 * Until the page is idle, what is below the view is neither laid out nor drawn. Then it is, one section a turn: a
 * page whose height is an estimate would say the wrong percentage and jump beside its end.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const layOut = () => element.style.setProperty('content-visibility', 'visible')
    // After the one before, so that no frame has to lay out several; at once for a reader who already scrolls.
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
