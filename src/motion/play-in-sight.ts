import { rememberShown, wasShown } from './once-a-visit.ts'

/** How long the crowded page of a sample site is seen before its slogan is struck out. Chosen by eye. */
const CROWDED_MS = 550

/** The name of a sample site's play, by its index. */
export const playKey = (index: number) => `trade-${index}`

export const wasPlayed = (index: number) => wasShown(playKey(index))

/**
 * Ends the crowded phase of the hero's stage after `CROWDED_MS` in which half of the picture was in sight.
 *
 * @param picture The picture of the stage.
 * @param index The sample site, which is remembered as played.
 * @param end Puts the calm page in front.
 * @param ready Ends the crowded phase later, where the browser has more urgent work.
 * @returns Stops it.
 */
export function playInSight(
  picture: Element,
  index: number,
  end: () => void,
  ready: Promise<unknown> = Promise.resolve(),
): () => void {
  let timer: number | undefined
  let isStopped = false
  const stop = () => {
    isStopped = true
    window.clearTimeout(timer)
    observer.disconnect()
  }
  const play = () => {
    if (isStopped) return
    stop()
    rememberShown(playKey(index))
    end()
  }
  const watch: IntersectionObserverCallback = ([entry]) => {
    window.clearTimeout(timer)
    // A hidden tab draws no frame.
    if (entry?.isIntersecting)
      timer = window.setTimeout(() => ready.then(() => requestAnimationFrame(play)), CROWDED_MS)
  }
  const observer = new IntersectionObserver(watch, { threshold: 0.5 })
  observer.observe(picture)
  return stop
}
