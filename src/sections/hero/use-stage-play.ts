import { type RefObject, useLayoutEffect, useState } from 'react'
import { rememberShown } from '@/motion/once-a-visit.ts'
import { playInSight, playKey, wasPlayed } from '@/motion/play-in-sight.ts'
import { useReducedMotion } from '@/motion/reduced-motion.ts'

/** What the stage shows. All movement between the two is transitions of the stylesheet. */
type StagePhase = 'crowded' | 'calm'

/**
 * Ends a play that is not over, for who has seen enough of it.
 *
 * @param chosen Index of the sample site.
 * @param phase What the stage shows by itself.
 */
export function endPlay(chosen: number, phase: StagePhase): void {
  const { dataset } = document.documentElement
  if (phase === 'crowded' || dataset.stage !== undefined) rememberShown(playKey(chosen))
  delete dataset.stage
}

/**
 * Plays the change of a sample site once a visit, when it has been in sight for a while. The one that the document shows
 * at first is played by boot/before-paint.ts, also where the app does not come.
 *
 * @param ref The picture.
 * @param chosen Index of the sample site.
 * @param isReady Whether the page is hydrated.
 * @returns The phase to show: `crowded` before, `calm` afterwards and under reduced motion.
 */
export function useStagePlay(ref: RefObject<HTMLElement | null>, chosen: number, isReady: boolean): StagePhase {
  const [first] = useState(isReady ? undefined : chosen)
  const [, setPlayed] = useState<number>()
  const isReduced = useReducedMotion()
  const isPlaying = isReady && !isReduced && chosen !== first && !wasPlayed(chosen)

  useLayoutEffect(() => {
    if (chosen !== first) delete document.documentElement.dataset.stage
    const picture = ref.current
    if (isPlaying && picture) return playInSight(picture, chosen, () => setPlayed(chosen))
  }, [ref, chosen, first, isPlaying])

  return isPlaying ? 'crowded' : 'calm'
}
