import { useEffect, useState } from 'react'
import { useReducedMotion } from './reduced-motion.ts'
import { whenLoadedAndIdle } from './when-idle.ts'

/** Pause at each stop; three of them stay below the five seconds of WCAG 2.2, 2.2.2. */
const STOP_MS = 1300

/**
 * Steps through the stops once and stays at the last.
 *
 * @param count How many stops there are.
 * @param isRunning `false` as soon as the reader has chosen a stop.
 * @returns The stop to show, from 0. Under reduced motion: always 0.
 */
export function useAutoplay(count: number, isRunning: boolean): number {
  const [stop, setStop] = useState(0)
  const isReduced = useReducedMotion()

  useEffect(() => {
    if (!isRunning || isReduced || stop >= count - 1) return
    let timer: number | undefined
    let ended = false
    whenLoadedAndIdle().then(() => {
      if (!ended) timer = window.setTimeout(() => setStop(stop + 1), STOP_MS)
    })
    return () => {
      ended = true
      window.clearTimeout(timer)
    }
  }, [count, isRunning, isReduced, stop])

  return isReduced ? 0 : stop
}
