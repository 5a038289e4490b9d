import { type RefObject, useEffect, useState } from 'react'
import { whenLoadedAndIdle } from '@/boot/when-idle.ts'
import { rememberShown, wasShown } from '@/motion/once-a-visit.ts'
import { useReducedMotion } from '@/motion/reduced-motion.ts'

/**
 * What the stage shows: the crowded page, the same with its frame, the same with the slogan struck out, the calm page.
 * All of them together stay below the five seconds of WCAG 2.2, 2.2.2.
 */
const PHASES = [
  { phase: 'crowded', milliseconds: 1500 },
  { phase: 'framed', milliseconds: 1100 },
  { phase: 'struck', milliseconds: 900 },
] as const

export type StagePhase = (typeof PHASES)[number]['phase'] | 'calm'

/**
 * Plays the change of a sample site once a visit: the first one when the page is idle, another one when it is chosen.
 * Time counts only while the picture is in sight.
 *
 * @param ref The picture.
 * @param chosen Index of the sample site.
 * @returns The phase to show; `calm` before, afterwards and under reduced motion.
 */
export function useStagePlay(ref: RefObject<HTMLElement | null>, chosen: number): StagePhase {
  const [shown, setShown] = useState<{ trade: number; step: number }>()
  const isReduced = useReducedMotion()

  useEffect(() => {
    const key = `trade-${chosen}`
    const picture = ref.current
    if (isReduced || !picture || wasShown(key)) return
    let step = -1
    let isInSight = false
    let timer: number | undefined
    let ended = false
    const advance = () => {
      timer = undefined
      if (!isInSight || document.hidden) return
      step += 1
      const next = PHASES[step]
      setShown(next && { trade: chosen, step })
      if (next) timer = window.setTimeout(advance, next.milliseconds)
      else rememberShown(key)
    }
    const resume = () => {
      if (timer === undefined && step < PHASES.length) advance()
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        isInSight = entry?.isIntersecting === true
        resume()
      },
      { threshold: 0.6 },
    )
    const start = () => {
      if (ended) return
      observer.observe(picture)
      document.addEventListener('visibilitychange', resume)
    }
    whenLoadedAndIdle().then(start)
    return () => {
      ended = true
      window.clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', resume)
      setShown(undefined)
    }
  }, [ref, chosen, isReduced])

  return (shown?.trade === chosen && PHASES[shown.step]?.phase) || 'calm'
}
