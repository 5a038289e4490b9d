import { useEffect, useState } from 'react'
import { useReducedMotion } from './reduced-motion.ts'
import { BRAND_DURATION_S, BRAND_PAUSE_S, BRAND_TOTAL_MAX_S } from './timing.ts'
import { whenLoadedAndIdle } from './when-idle.ts'

const VISIT_KEY = 'brand-shown'

/** Set once the run has ended, so that it is not repeated within one page load. */
let hasRun = false

/** Whether the run has ended in this visit. Where nothing can be stored, a visit is a page load. */
function wasShown(): boolean {
  try {
    hasRun ||= sessionStorage.getItem(VISIT_KEY) !== null
  } catch {}
  return hasRun
}

function rememberShown(): void {
  hasRun = true
  try {
    sessionStorage.setItem(VISIT_KEY, '')
  } catch {}
}

/**
 * Seconds for one letter: the product's 0.4 + 0.1, shortened in proportion where the whole name would take longer
 * than `BRAND_TOTAL_MAX_S`.
 */
export function letterTiming(count: number): { duration: number; step: number } {
  const step = Math.min(BRAND_DURATION_S + BRAND_PAUSE_S, BRAND_TOTAL_MAX_S / Math.max(count, 1))
  return { duration: (step * BRAND_DURATION_S) / (BRAND_DURATION_S + BRAND_PAUSE_S), step }
}

/**
 * Steps through the letters once, after the page is idle; rests while the page is in the background.
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
    if (isReduced || wasShown()) return
    let current = 0
    let timer: number | undefined
    let ended = false
    const advance = () => {
      timer = undefined
      if (document.hidden) return
      if (current >= count) {
        rememberShown()
        setStep(undefined)
        return
      }
      setStep(current)
      current += 1
      timer = window.setTimeout(advance, stepSeconds * 1000)
    }
    const resume = () => {
      if (!document.hidden && timer === undefined && !hasRun && current > 0) advance()
    }
    whenLoadedAndIdle().then(() => {
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
