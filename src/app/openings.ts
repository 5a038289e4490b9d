/**
 * The first views of pages in the running app, the same that boot.ts shows before it runs. Who follows a link sees the
 * next page's at once, in the place of the page that is left, and React builds the whole page in the frames after it:
 * on a phone the heading is there in two thirds of the time (measured with `npm run bench:web`).
 */
import { whenIdleWithin } from '@/motion/when-idle.ts'
import { openingOf } from './boot-files.ts'

/** The page is built this long after its first view at the latest, however busy the browser is. */
const LATEST_MS = 100
/** More than a frame, for a browser that does not tell when it is idle. */
const FRAME_MS = 20

let all: readonly HTMLElement[] = []
let shown: { opening: HTMLElement; left: Left; whenPainted: Promise<void> } | undefined
/** How far the first view has been scrolled. */
let readTo = 0

/** The page that is left: how far it was read, its title, and its heading with what stands in its place. */
type Left = { y: number; title: string; heading: HTMLElement | null; place: Comment }

/**
 * Takes over the first views that boot.ts has asked for. Rejects where they did not arrive: without them every page is
 * simply built, as in development, where there are none.
 */
export async function prepareOpenings(): Promise<void> {
  all = (await window.openings) ?? []
}

/**
 * Shows the first view of a page until `hideOpening`. It can be read and scrolled; what answers is there in a moment.
 *
 * @param path Of a page whose files are there.
 * @returns When it has been painted; `undefined` where there is nothing to show, or nobody to see it.
 */
export function showOpening(path: string): Promise<void> | undefined {
  const main = document.querySelector('main')
  const opening = openingOf(path, all)
  if (!main || !opening || document.hidden) return undefined
  if (shown?.opening === opening) return shown.whenPainted
  hideOpening()
  // Asked before anything changes: afterwards the browser would have to lay out the page first.
  const { title } = document
  const left = { y: scrollY, title, heading: main.querySelector('h1'), place: document.createComment('') }
  const whenPainted = new Promise<void>((resolve) => {
    requestAnimationFrame(() => whenIdleWithin(LATEST_MS, FRAME_MS).then(resolve))
  })
  shown = { opening, left, whenPainted }
  readTo = 0
  // A document has one, at every moment.
  left.heading?.replaceWith(left.place)
  document.title = opening.dataset.title ?? title
  opening.inert = true
  // Not a child of React's, who leaves it alone; base.css hides the others.
  main.prepend(opening)
  main.dataset.opens = ''
  if (left.y > 0) scrollTo(0, 0)
  addEventListener('scroll', noteScroll)
  return whenPainted
}

/**
 * Takes the first view away, if one stands: because the page has been built, or, where it is not, so that the page that
 * was left stands there again with its heading and title.
 */
export function hideOpening(): void {
  if (!shown) return
  const { opening, left } = shown
  shown = undefined
  removeEventListener('scroll', noteScroll)
  delete opening.parentElement?.dataset.opens
  opening.remove()
  // Where the next page has been built, there is nothing left of this one.
  if (!left.place.isConnected) return
  left.place.replaceWith(left.heading ?? '')
  document.title = left.title
}

/** For a reader who has turned back: the page that was to be left stands there again, where it was read to. */
export function takeBackOpening(): void {
  if (!shown) return
  const { y } = shown.left
  hideOpening()
  readTo = 0
  scrollTo(0, y)
}

/** Whether a first view stands in the place of a page that is still being built. */
export function isOpeningShown(): boolean {
  return shown !== undefined
}

/** @returns How far the last first view was read when its page took its place, in CSS pixels; then that is forgotten. */
export function takeReadTo(): number {
  const y = readTo
  readTo = 0
  return y
}

function noteScroll(): void {
  readTo = scrollY
}
