/** A part of Decap's configuration that may hold lists, at any depth. */
type Named = {
  label?: string
  label_singular?: string
  fields?: Named[]
  field?: Named
  types?: Named[]
  files?: Named[]
}

const HANDLE = '[aria-describedby^="DndDescribedBy"]'

const HOW_TO_MOVE = 'Öğeyi yukarı ya da aşağı taşımak için ok tuşlarını kullanın.'

/**
 * Gives a name to every button that Decap draws as a mere icon, and Turkish to what it says past its translations.
 * It has no setting for either, so this watches the page.
 *
 * @param collections Decap's configuration: the names of lists come from there.
 */
export function nameControls(collections: readonly object[]): void {
  const counted = countedNames(collections as Named[])
  const tidy = () => {
    for (const handle of document.querySelectorAll(HANDLE)) nameItem(handle)
    for (const text of document.querySelectorAll('[id^="DndDescribedBy"]')) setText(text, HOW_TO_MOVE)
    // Tells of dragging in English, item by item, with numbers nobody knows.
    for (const region of document.querySelectorAll('[id^="DndLiveRegion"]')) region.setAttribute('aria-live', 'off')
    for (const button of document.querySelectorAll('[data-testid="expand-button"]'))
      countInTurkish(button.parentElement, counted)
    for (const body of document.querySelectorAll('[data-slate-editor]')) setName(body, 'Uzun yazı')
    for (const close of document.querySelectorAll('.Toastify__close-button')) setName(close, 'Kapat')
    for (const timer of document.querySelectorAll('.Toastify__progress-bar'))
      setName(timer, 'Bildirim birazdan kapanır')
    for (const toggle of document.querySelectorAll('[role="switch"]:not([id])')) setName(toggle, 'Düz metin olarak yaz')
    for (const button of document.querySelectorAll('button[title]')) setName(button, button.getAttribute('title') ?? '')
    // What opens a menu is drawn around the button that people see: one of the two is enough.
    for (const inner of document.querySelectorAll('[role="button"] > button')) inner.setAttribute('tabindex', '-1')
    for (const outer of document.querySelectorAll('[role="button"]:has(> button[title])')) {
      const inner = outer.querySelector('button')
      setName(outer, inner?.title ?? '')
      inner?.setAttribute('aria-hidden', 'true')
    }
    dotlessCapitals(document.querySelectorAll('button, [role="button"], [role="menuitem"]'))
  }
  let isDue = false
  new MutationObserver(() => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      tidy()
    })
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
  openItemsByTheirText()
}

/** The three icons above an item: open, move, remove. */
function nameItem(handle: Element) {
  const bar = handle.parentElement
  const text = bar?.nextElementSibling?.textContent?.slice(0, 60) ?? ''
  const [open, remove] = [...(bar?.children ?? [])].filter((child) => child.tagName === 'BUTTON')
  setName(handle, `Taşı: ${text}`)
  setAttribute(handle, 'aria-roledescription', 'taşınabilir öge')
  if (open) setName(open, `Aç ya da kapat: ${text}`)
  if (remove) setName(remove, `Kaldır: ${text}`)
}

/** A closed item opens where people click first, at its text. */
function openItemsByTheirText() {
  document.addEventListener('click', ({ target }) => {
    const bar = target instanceof Element ? target.previousElementSibling : null
    const handle = bar?.querySelector(`:scope > ${HANDLE}`)
    if (handle && target instanceof HTMLElement && target.childElementCount === 0) bar?.querySelector('button')?.click()
  })
}

/** Decap counts in English: "3 bölümler". Turkish counts single things, and its own small letters: "3 bölüm". */
function countedNames(nodes: readonly Named[], names = new Map<string, string>()): Map<string, string> {
  for (const node of nodes) {
    const { label, label_singular: singular } = node
    if (label !== undefined && singular !== undefined) names.set(label.toLowerCase(), singular.toLocaleLowerCase('tr'))
    countedNames(
      [...(node.fields ?? []), ...(node.types ?? []), ...(node.files ?? []), ...(node.field ? [node.field] : [])],
      names,
    )
  }
  return names
}

function countInTurkish(bar: Element | null, names: ReadonlyMap<string, string>) {
  for (const text of textsIn(bar)) {
    const [, count, label = ''] = /^(\d+) (.+)$/s.exec(text.data) ?? []
    const singular = names.get(label)
    if (count !== undefined && singular !== undefined) text.data = `${count} ${singular}`
  }
}

/** `İlke` in English small letters is `i̇lke`, with a dot too many. */
function dotlessCapitals(elements: Iterable<Element>) {
  for (const element of elements) {
    for (const text of textsIn(element))
      if (text.data.includes('i\u0307')) text.data = text.data.replaceAll('i\u0307', 'i')
  }
}

function* textsIn(element: Element | null): Generator<Text> {
  if (!element) return
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node as Text
}

/** Only where it differs: every change here is watched as well. */
function setAttribute(element: Element, attribute: string, value: string) {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
}

function setName(element: Element, name: string) {
  setAttribute(element, 'aria-label', name)
}

function setText(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text
}
