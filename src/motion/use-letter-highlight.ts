import { useEffect, useState } from 'react'
import { whenLoadedAndIdle } from '@/boot/when-idle.ts'
import { rememberShown, wasShown } from './once-a-visit.ts'
import { useReducedMotion } from './reduced-motion.ts'
import { BRAND_DURATION_S, BRAND_PAUSE_S, BRAND_TOTAL_MAX_S } from './timing.ts'

const VISIT_KEY = 'brand-shown'

/**
 * Seconds per letter: duration and pause, shortened in proportion if the name would take longer than
 * `BRAND_TOTAL_MAX_S`.
 */
export function letterTiming(count: number): { duration: number; step: number } {
  const step = Math.min(BRAND_DURATION_S + BRAND_PAUSE_S, BRAND_TOTAL_MAX_S / Math.max(count, 1))
  return { duration: (step * BRAND_DURATION_S) / (BRAND_DURATION_S + BRAND_PAUSE_S), step }
}

/**
 * Steps through the letters once, when the reader has arrived and pauses: after a scroll, or a while of reading. Waits
 * while the page is hidden.
 *
 * @param count How many letters there are.
 * @returns `step`: the letter in focus, from 0; `undefined` before, after and under reduced motion.
 *   `seconds`: how long a change takes.
 */
export function useLetterHighlight(count: number): { step: number | undefined; seconds: number } {
  const [step, setStep] = useState<number>()
  const isReduced = useReducedMotion()
  const { duration, step: stepSeconds } = letterTiming(count)

  useEffect(() => {
    if (isReduced || wasShown(VISIT_KEY)) return
    let current = 0
    let timer: number | undefined
    let ended = false
    const advance = () => {
      timer = undefined
      if (document.hidden) return
      // From the start on: who leaves in between, for another document, does not see it again.
      rememberShown(VISIT_KEY)
      if (current >= count) return setStep(undefined)
      setStep(current)
      current += 1
      timer = window.setTimeout(advance, stepSeconds * 1000)
    }
    const resume = () => {
      if (!document.hidden && timer === undefined && current > 0) advance()
    }
    whenLoadedAndIdle()
      .then(hasPaused)
      .then(() => {
        if (!ended) advance()
      })
    document.addEventListener('visibilitychange', resume)
    return () => {
      ended = true
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', resume)
      setStep(undefined)
    }
  }, [count, isReduced, stepSeconds])

  return { step, seconds: duration }
}

/** Without a scroll, which a short page has none of, the reader is taken to have arrived after this. Chosen by eye. */
const READING_MS = 10_000

/** A pause in which the reader does nothing: letters that move beside a scroll look like a fault of display. Chosen by eye. */
const PAUSE_MS = 2000

const INPUTS = ['scroll', 'pointerdown', 'keydown']

/** @returns A promise that resolves in the first pause after a scroll, or after `READING_MS` without one. */
function hasPaused(): Promise<void> {
  return new Promise((resolve) => {
    let hasScrolled = false
    let timer: number | undefined
    const wait = ({ type }: Partial<Event> = {}) => {
      hasScrolled ||= type === 'scroll'
      window.clearTimeout(timer)
      timer = window.setTimeout(
        () => {
          for (const input of INPUTS) removeEventListener(input, wait)
          resolve()
        },
        hasScrolled ? PAUSE_MS : READING_MS,
      )
    }
    for (const input of INPUTS) addEventListener(input, wait, { passive: true })
    wait()
  })
}
