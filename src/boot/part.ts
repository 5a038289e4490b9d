/** A heading of any level. */
const HEADING = 'h1, h2, h3, h4, h5, h6'

/** What can have the focus. */
const STOPS = `${HEADING}, a, input, summary`

/**
 * Opens a part of the page, and what it stands in.
 *
 * @param id The id of an element; empty for the page.
 * @returns The part, or what is seen in its place; undefined if there is none.
 */
function openPart(id: string): HTMLElement | undefined {
  let part: HTMLElement | null = id === '' ? document.querySelector('main') : document.getElementById(id)
  if (!part) return
  // On a phone and a tablet the text of a service is folded.
  part.querySelector('article:scope > * > details')?.setAttribute('open', '')
  const folded = [...document.querySelectorAll('details:not([open])')].filter((details) => details.contains(part))
  for (const details of folded) details.setAttribute('open', '')
  // There the summary of a service stands for its first heading.
  while (part.parentElement && !isSeen(part)) part = part.parentElement
  // Nobody could scroll to what was not laid out.
  if (folded.some((details) => details !== part)) part.scrollIntoView()
  return part
}

/**
 * Moves the focus to the heading of a part of the page, or of the page: Tab and screen readers go on from there. Of the
 * message, to the end of its box, except where that would open a keyboard on the screen.
 *
 * @param id The id of an element; empty for the page.
 * @param isPlaceKept Whether the reader is back at a place of the part, where the focus shall be seen.
 */
export function focusHeading(id: string, isPlaceKept = false): void {
  const part = openPart(id)
  if (!part) return
  const box = id !== '' && matchMedia('(pointer: fine)').matches && part.querySelector('textarea')
  if (box) {
    box.focus({ preventScroll: true })
    box.setSelectionRange(-1, -1)
    return
  }
  const headings = [...part.querySelectorAll<HTMLElement>(HEADING)]
  // A question is said with its state; on wide screens some parts stand open without one.
  const summary = part instanceof HTMLDetailsElement ? part.querySelector('summary') : null
  const heading =
    part.closest<HTMLElement>(HEADING) ?? (summary && isSeen(summary) ? summary : headings.find(isSeen)) ?? part
  const inView = isPlaceKept && !isInView(heading) && [...part.querySelectorAll<HTMLElement>(STOPS)].find(isInView)
  const place = inView || heading
  // A heading is no stop for Tab, a link stays one.
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** Some elements are seen on other screens only. */
function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0
}

/** Whether something is on the screen, below the header. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= (document.querySelector('header')?.offsetHeight ?? 0) && bottom <= innerHeight
}

/** Scrolls to a part of the page, or to its top. */
export function scrollToPart(id: string): void {
  const part = openPart(id)
  const target = id === '' ? document.documentElement : part
  target?.scrollIntoView()
}

/** Scrolls to a part of the page, or to its top, and moves the focus to its heading. */
export function goToPart(id: string): void {
  focusHeading(id)
  scrollToPart(id)
}

/** Whether the document was reloaded or came from the session history: the reader expects the place that was left. */
export function isReturn(): boolean {
  const [entered] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entered?.type !== 'navigate'
}
