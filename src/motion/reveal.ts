import { whenLoadedAndIdle } from '@/boot/when-idle.ts'
import { prefersReducedMotion } from './reduced-motion.ts'
import { REVEAL_DISTANCE_PX, REVEAL_OFFSET_PX } from './timing.ts'

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
 * Only blocks wholly below the viewport are hidden, and only once the library is loaded. The root margin extends far
 * above the viewport, so that a block which a jump has passed is shown too. The observer sees a hidden block where it is
 * moved to: REVEAL_DISTANCE_PX too low.
 *
 * An animation completes as soon as its block leaves the viewport: on a quick scroll a phone would animate a dozen
 * invisible blocks.
 *
 * @param blocks In reading order.
 * @param timingFor Timing of the nth block, from 0, of those in its row that are shown together.
 * @returns Stops observing and shows everything.
 */
export function reveal(blocks: HTMLElement[], timingFor: (placeInRow: number) => Entrance): () => void {
  let ended = false
  let stop = () => {}
  const waiting = new Set<HTMLElement>()

  const start = async () => {
    const { animate, inView } = await loadEngine()
    if (ended || prefersReducedMotion()) return
    for (const block of await belowView(blocks)) waiting.add(block)
    if (ended || waiting.size === 0) return
    for (const block of waiting) block.dataset.reveal = 'waiting'

    const animateIn = (block: HTMLElement, { ease, ...timing }: Entrance) => {
      const entrance = animate(
        block,
        { opacity: [0, 1], transform: [`translateY(${REVEAL_DISTANCE_PX}px)`, 'translateY(0)'] },
        { ...timing, ease: [...ease] },
      )
      const stopWatching = inView(block, () => () => entrance.complete())
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
      const together = blocks.filter((block) => reached.has(block))
      const places = reached
      reached = new Map()
      // Shown before the animation, which may fail.
      for (const block of together) block.dataset.reveal = 'shown'
      const rows = new Map<number, number>()
      for (const block of together) {
        waiting.delete(block)
        const { top = 0, bottom = 0 } = places.get(block) ?? {}
        const placeInRow = rows.get(top) ?? 0
        rows.set(top, placeInRow + 1)
        // A link has led the reader to its heading, or the keyboard to a control.
        const isReached = block.contains(document.activeElement)
        if (bottom > REVEAL_DISTANCE_PX && !isReached && !prefersReducedMotion())
          animateIn(block, timingFor(placeInRow))
      }
    }
    stop = inView(
      [...waiting],
      (block, { boundingClientRect }) => {
        if (reached.size === 0) queueMicrotask(show)
        reached.set(block, boundingClientRect)
      },
      { margin: `100000px 0px ${REVEAL_DISTANCE_PX - REVEAL_OFFSET_PX}px 0px`, amount: 'some' },
    )
  }

  const end = () => {
    ended = true
    stop()
    for (const block of waiting) block.dataset.reveal = 'shown'
  }

  // Without the library everything is visible.
  if (blocks.length > 0) start().catch(end)
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
