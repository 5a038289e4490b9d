import { patternOf, plain } from './text-on-page.ts'

/** Picking texts and pictures of the page to edit them, and showing which one the form is at. */

/** What somebody has picked on the page: texts around the place, the likeliest first, or the description of a picture. */
export type PickedPart = { kind: 'preview-pick'; section: number | undefined; texts: string[]; alt: string | undefined }

/** The field the form is at, as the page may show it. */
export type FieldOnPage = { section: number | undefined; text: string; isImage: boolean }

const EDITED = 'data-edited'

/** Elements inside of a line of text. */
const INLINE = 'span, strong, em, b, i, mark, time, small, code'

/** Tells the form what is picked: by a click, or by Enter on a text reached with Tab. */
export function listenToPicks(): void {
  document.addEventListener('click', pick, { capture: true })
  document.addEventListener('keydown', (event) => {
    const { target } = event
    if (event.key !== 'Enter' || !(target instanceof HTMLElement) || !target.hasAttribute('data-pickable')) return
    event.preventDefault()
    send(target)
  })
  const observer = new MutationObserver(markTexts)
  observer.observe(document.body, { childList: true, subtree: true })
}

function pick(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element)) return
  // The preview shows one page.
  if (target.closest('a')) {
    event.preventDefault()
    event.stopPropagation()
  }
  send(target)
}

function send(target: Element): void {
  const picture = target.closest('img') ?? target.querySelector(':scope > img, :scope > picture > img')
  const alt = picture?.getAttribute('alt') || undefined
  const line = target.closest(`:not(${INLINE})`) ?? target
  const around = [textOf(line), textOf(target), ownTextOf(target), textOf(line.parentElement ?? line)].filter(Boolean)
  const texts = [...new Set(around)]
  if (alt === undefined && texts.length === 0) return
  const message = { kind: 'preview-pick', section: sectionOf(target), texts, alt } satisfies PickedPart
  window.parent.postMessage(message, window.location.origin)
}

/** Makes texts and pictures reachable by Tab; links and buttons are already. */
function markTexts(): void {
  for (const element of document.querySelectorAll<HTMLElement>('#root *:not([data-pickable])')) {
    if (element.closest('a, button, summary, svg, dialog') || element.matches(INLINE)) continue
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    const isPicture = element instanceof HTMLImageElement && element.alt !== ''
    if (!hasText && !isPicture) continue
    element.setAttribute('data-pickable', '')
    element.tabIndex = 0
  }
}

/** Frames the place of the field the form is at, and no other. */
export function frameField(field: FieldOnPage | undefined, sectionCount: number): void {
  const found = field && findElement(field, sectionCount)
  for (const element of document.querySelectorAll(`[${EDITED}]`)) {
    if (element !== found) element.removeAttribute(EDITED)
  }
  found?.setAttribute(EDITED, '')
}

function findElement({ section, text, isImage }: FieldOnPage, sectionCount: number): Element | undefined {
  const wanted = plain(text)
  if (wanted === '') return undefined
  const scope = (section === undefined ? undefined : elementOfSection(section, sectionCount)) ?? document.body
  if (isImage) return [...scope.querySelectorAll('img')].find(({ alt }) => plain(alt) === wanted)
  const elements = [...scope.querySelectorAll('*')]
  const pattern = patternOf(wanted)
  // The deepest element with the whole text.
  return (
    elements.findLast((element) => pattern.test(textOf(element))) ??
    elements.findLast((element) => holds(element, wanted))
  )
}

function holds(element: Element, wanted: string): boolean {
  const text = textOf(element)
  return text.length >= MIN_CHARACTERS && text.includes(wanted)
}

/** Shorter texts stand everywhere. */
const MIN_CHARACTERS = 3

function textOf(element: Element): string {
  return plain(element.textContent ?? '')
}

/** Without what stands in elements of its own, such as the label before a number. */
function ownTextOf(element: Element): string {
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  return plain(own.map(({ nodeValue }) => nodeValue).join(''))
}

/** Counted from the end, as if only the first section had several elements. */
export function elementOfSection(section: number, count: number): Element | undefined {
  const elements = [...(document.querySelector('main')?.children ?? [])]
  return elements.at(section === 0 ? 0 : section - count)
}

/** How many sections the page on screen has. */
let sectionsShown = 0

export function noteSections(count: number): void {
  sectionsShown = count
}

function sectionOf(element: Element): number | undefined {
  const main = document.querySelector('main')
  const elements = [...(main?.children ?? [])]
  const index = elements.findIndex((each) => each.contains(element))
  return index === -1 ? undefined : Math.max(0, index - elements.length + sectionsShown)
}
