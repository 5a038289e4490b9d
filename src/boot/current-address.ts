import { readLocation } from '@/content/paths.ts'

/**
 * Parses the location of the document.
 *
 * At `/hizmetlerimiz/#seo` the elements of the page decide. The decision is kept with the entry of the session history: the
 * reader may come back to it from another page.
 */
export function currentAddress(): ReturnType<typeof readLocation> {
  const { history, location } = window
  return readLocation(location, (id) => {
    if (history.state?.isElement) return true
    const isElement = document.getElementById(id) !== null
    if (isElement) replaceEntry({ ...history.state, isElement })
    return isElement
  })
}

/** Replaces the entry of the session history unnoticed by the router, which patches `history.replaceState`. */
export function replaceEntry(state: unknown, url?: string): void {
  History.prototype.replaceState.call(window.history, state, '', url)
}
