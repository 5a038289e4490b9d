/** Long enough for Decap to ask about unsaved changes and go back when the answer is to stay. */
const SETTLE_MS = 100

/** The entry, or the new entry, that an address of the form opens. */
export function entryOf(url: string): string | undefined {
  return /#\/collections\/([^/]+\/(?:entries\/[^?]+|new))/.exec(decodeURI(url))?.[1]
}

/**
 * Decap reads an entry only when its form appears. Where an address leads from one entry straight to another (typed,
 * bookmarked, linked), the same form stays, with the old entry's text in it. So the whole page is loaded again then.
 */
export function reloadBetweenEntries(): void {
  window.addEventListener('hashchange', ({ oldURL, newURL }) => {
    const from = entryOf(oldURL)
    const to = entryOf(newURL)
    if (!from || !to || from === to) return
    // A new entry that was saved goes on as an entry, by Decap's own doing and read anew.
    if (from.endsWith('/new') && !to.endsWith('/new')) return
    setTimeout(() => {
      if (entryOf(window.location.href) === to) window.location.reload()
    }, SETTLE_MS)
  })
}
