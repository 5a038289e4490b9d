import { type RefObject, useEffect, useState } from 'react'
import { whenLoadedAndIdle } from '@/boot/when-idle.ts'
import { rememberShown, wasShown } from '@/motion/once-a-visit.ts'
import { useReducedMotion } from '@/motion/reduced-motion.ts'

/**
 * What the stage shows: the crowded page, long enough to be read, the same with its frame, the calm page. With the
 * transitions of the stylesheet, which strike the slogan out first, a play takes about three seconds.
 */
const PHASES = [
  { phase: 'crowded', milliseconds: 1400 },
  { phase: 'framed', milliseconds: 500 },
] as const

export type StagePhase = (typeof PHASES)[number]['phase'] | 'calm'

const keyOf = (trade: number) => `trade-${trade}`

/**
 * Ends a play that is not over, for who has seen enough of it.
 *
 * @param chosen Index of the sample site.
 * @param phase What the stage shows by itself.
 * @returns Whether there was one: the crowded page was in front.
 */
export function endPlay(chosen: number, phase: StagePhase): boolean {
  const { dataset } = document.documentElement
  const wasPlaying = phase !== 'calm' || dataset.stage !== undefined
  delete dataset.stage
  if (wasPlaying) rememberShown(keyOf(chosen))
  return wasPlaying
}

/**
 * Plays the change of a sample site once a visit: the first one when the page is idle, another one when it is chosen.
 * Time counts only while half of the picture is in sight. Where the app comes late to the first document,
 * boot/before-paint.ts has made the change without it.
 *
 * @param ref The picture.
 * @param chosen Index of the sample site.
 * @param isReady Whether the page is hydrated.
 * @returns The phase to show: `crowded` before, `calm` afterwards and under reduced motion.
 */
export function useStagePlay(ref: RefObject<HTMLElement | null>, chosen: number, isReady: boolean): StagePhase {
  const [shown, setShown] = useState<{ trade: number; step: number }>()
  const isReduced = useReducedMotion()
  const key = keyOf(chosen)

  useEffect(() => {
    const picture = ref.current
    if (!isReady || isReduced || !picture || wasShown(key)) return
    let step = -1
    let isInSight = false
    let timer: number | undefined
    let ended = false
    const advance = () => {
      timer = undefined
      // boot/before-paint.ts has made the change meanwhile.
      if (wasShown(key)) return setShown({ trade: chosen, step: PHASES.length })
      if (!isInSight || document.hidden) return
      step += 1
      delete document.documentElement.dataset.stage
      const next = PHASES[step]
      if (next) timer = window.setTimeout(advance, next.milliseconds)
      else rememberShown(key)
      setShown({ trade: chosen, step })
    }
    const resume = () => {
      if (timer === undefined && step < PHASES.length) advance()
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        isInSight = entry?.isIntersecting === true
        // Out of sight it waits as the play will begin.
        if (!isInSight && step < 0) setShown({ trade: chosen, step: 0 })
        resume()
      },
      { threshold: 0.5 },
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
  }, [ref, chosen, key, isReady, isReduced])

  if (!isReady || isReduced || wasShown(key)) return 'calm'
  // At first the attribute of boot/before-paint.ts puts the crowded page in front.
  if (!shown && document.documentElement.dataset.stage !== undefined) return 'calm'
  return PHASES[shown?.trade === chosen ? shown.step : 0]?.phase ?? 'calm'
}
