import { prefersReducedMotion } from './reduced-motion.ts'
import {
  CARD_DURATION_S,
  CARD_EASE,
  CARD_STEP_S,
  REVEAL_DELAY_S,
  REVEAL_DISTANCE_PX,
  REVEAL_DURATION_S,
  REVEAL_EASE,
  REVEAL_OFFSET_PX,
} from './timing.ts'
import { whenLoadedAndIdle } from './when-idle.ts'

type Engine = typeof import('./engine.ts')['engine']
type Entrance = { duration: number; delay: number; ease: readonly [number, number, number, number] }

let engine: Promise<Engine> | undefined

/** Loads the animation library once. A page without it stands still and is complete. */
function loadEngine(): Promise<Engine> {
  engine ??= whenLoadedAndIdle().then(async () => (await import('./engine.ts')).engine)
  return engine
}

/**
 * Lets blocks come in when the reader gets to them.
 *
 * Each still frame (`observed`) is watched, its first child moves: an observer sees moved boxes, so a block that
 * watched itself would come 100 px late. Only blocks that lie wholly below the view are made to wait, and only once
 * everything needed to show them again is at hand. The root margin reaches far above the view, so a block that a
 * jump has passed counts as reached. (Measured: this alone triggers where the specification says.)
 *
 * What has left the view stands still at once: a reader who scrolls quickly had a dozen blocks moving that nobody saw,
 * and a phone spent more than half of its work on them.
 *
 * @param observed Elements with one child each, in reading order.
 * @param timingFor Timing of a block that is the nth, from 0, of those in its row that were reached together.
 * @returns Ends the watch and shows everything.
 */
function watch(observed: HTMLElement[], timingFor: (placeInRow: number) => Entrance) {
  let ended = false
  let stop = () => {}
  const waiting = new Set<HTMLElement>()

  const start = async () => {
    const { animate, inView } = await loadEngine()
    if (ended || prefersReducedMotion() || !('IntersectionObserver' in window)) return
    for (const element of await belowView(observed)) waiting.add(element)
    if (ended || waiting.size === 0) return
    for (const element of waiting) setState(element, 'waiting')

    const animateIn = (element: HTMLElement, block: HTMLElement, { ease, ...timing }: Entrance) => {
      const entrance = animate(
        block,
        { opacity: [0, 1], transform: [`translateY(${REVEAL_DISTANCE_PX}px)`, 'translateY(0)'] },
        { ...timing, ease: [...ease] },
      )
      const stopWatching = inView(element, () => () => entrance.complete())
      entrance.then(() => {
        stopWatching()
        // The finished animation leaves styles behind; a leftover transform would trap the banner's background.
        block.style.removeProperty('opacity')
        block.style.removeProperty('transform')
      })
    }

    // With their places as the observer saw them: to measure here would force a layout.
    let reached = new Map<Element, DOMRectReadOnly>()
    const show = () => {
      const together = observed.filter((element) => reached.has(element))
      const places = reached
      reached = new Map()
      // Before anything can go wrong: a block that does not move is better than one that is not there.
      const blocks = together.map((element) => setState(element, 'shown'))
      const rows = new Map<number, number>()
      for (const [index, element] of together.entries()) {
        waiting.delete(element)
        const block = blocks[index]
        const { top = 0, bottom = 0 } = places.get(element) ?? {}
        const placeInRow = rows.get(top) ?? 0
        rows.set(top, placeInRow + 1)
        if (block && bottom > 0 && !prefersReducedMotion()) animateIn(element, block, timingFor(placeInRow))
      }
    }
    stop = inView(
      [...waiting],
      (element, { boundingClientRect }) => {
        if (reached.size === 0) queueMicrotask(show)
        reached.set(element, boundingClientRect)
      },
      { margin: `100000px 0px -${REVEAL_OFFSET_PX}px 0px`, amount: 'some' },
    )
  }

  const end = () => {
    ended = true
    stop()
    for (const element of waiting) setState(element, 'shown')
  }

  // Without the library, or in a browser it does not get along with, everything simply is there.
  start().catch(end)
  return end
}

/** Asked of an observer, which answers after the layout that comes anyway: measuring here would force one per section. */
function belowView(elements: readonly HTMLElement[]): Promise<HTMLElement[]> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      const below = entries.filter(({ boundingClientRect }) => boundingClientRect.top >= window.innerHeight)
      resolve(elements.filter((element) => below.some(({ target }) => target === element)))
    })
    for (const element of elements) observer.observe(element)
  })
}

function setState(element: HTMLElement, state: 'waiting' | 'shown'): HTMLElement | undefined {
  const block = element.firstElementChild
  if (!(block instanceof HTMLElement)) return undefined
  block.dataset.reveal = state
  return block
}

/** Shows one section when it is reached. See `watch`. */
export function watchSection(element: HTMLElement): () => void {
  return watch([element], () => ({ duration: REVEAL_DURATION_S, delay: REVEAL_DELAY_S, ease: REVEAL_EASE }))
}

/** Shows cards as they are reached, each a step after its left neighbour in the row that comes in together. */
export function watchCards(elements: HTMLElement[]): () => void {
  return watch(elements, (placeInRow) => ({
    duration: CARD_DURATION_S,
    delay: placeInRow * CARD_STEP_S,
    ease: CARD_EASE,
  }))
}
