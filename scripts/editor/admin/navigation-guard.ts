/** Long enough for Decap to ask about unsaved changes and go back when the answer is to stay. */
const SETTLE_MS = 100

/** The entry, or the new entry, that an address of the form opens. */
function entryOf(url: string): string | undefined {
  return /#\/collections\/([^/]+\/(?:entries\/[^?]+|new))/.exec(url)?.[1]
}

/**
 * Decap reads an entry only when its form appears. Where an address leads from one entry straight to another (typed,
 * bookmarked, linked), the same form stays, with the old entry's text in it. So the whole page is loaded again then.
 *
 * @param isJustSaved Whether an entry is the new one that was saved last: to that one Decap goes by itself, reading it anew.
 */
export function reloadBetweenEntries(isJustSaved: (entry: string) => boolean): void {
  // Decap asks whether to leave what is not saved before the address changes; the browser need not ask again.
  let hasAsked = false
  window.addEventListener('beforeunload', (event) => {
    if (hasAsked) event.stopImmediatePropagation()
  })
  window.addEventListener('hashchange', ({ oldURL, newURL }) => {
    const from = entryOf(oldURL)
    const to = entryOf(newURL)
    if (!from || !to || from === to) return
    if (from.endsWith('/new') && isJustSaved(to)) return
    setTimeout(() => {
      if (entryOf(window.location.href) !== to) return
      hasAsked = true
      window.location.reload()
    }, SETTLE_MS)
  })
}
