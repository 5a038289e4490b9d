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

/** Loads the animation library once. Without it nothing moves and everything is visible. */
function loadEngine(): Promise<Engine> {
  engine ??= whenLoadedAndIdle().then(async () => (await import('./engine.ts')).engine)
  return engine
}

/**
 * Animates blocks when they scroll into the viewport.
 *
 * The parent (`observed`) is observed and its first child moves: an observer sees transformed boxes, so a block that
 * was observed itself would come late by the distance it is moved. Only blocks wholly below the viewport are hidden, and
 * only once the library is loaded. The root margin extends far above the viewport, so that a block which a jump has
 * passed is shown too.
 *
 * An animation completes as soon as its block leaves the viewport: on a quick scroll a phone would animate a dozen
 * invisible blocks.
 *
 * @param observed Elements with one child each, in reading order.
 * @param timingFor Timing of the nth block, from 0, of those in its row that are shown together.
 * @returns Stops observing and shows everything.
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
        // A finished animation leaves its styles behind; a transform would become the containing block of the banner's background.
        block.style.removeProperty('opacity')
        block.style.removeProperty('transform')
      })
    }

    // With the rectangles of the observer: measuring here would force a layout.
    let reached = new Map<Element, DOMRectReadOnly>()
    const show = () => {
      const together = observed.filter((element) => reached.has(element))
      const places = reached
      reached = new Map()
      // Shown before the animation, which may fail.
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

  // Without the library, or in a browser it does not support, everything is visible.
  start().catch(end)
  return end
}

/** By an observer, which reports after the next layout: measuring here would force one per section. */
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

/** Reveals a section. See `watch`. */
export function watchSection(element: HTMLElement): () => void {
  return watch([element], () => ({ duration: REVEAL_DURATION_S, delay: REVEAL_DELAY_S, ease: REVEAL_EASE }))
}

/** Reveals cards row by row, each a step after its left neighbour. See `watch`. */
export function watchCards(elements: HTMLElement[]): () => void {
  return watch(elements, (placeInRow) => ({
    duration: CARD_DURATION_S,
    delay: placeInRow * CARD_STEP_S,
    ease: CARD_EASE,
  }))
}
