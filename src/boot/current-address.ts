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
    // Unnoticed by the router, which patches `history.replaceState`.
    if (isElement) History.prototype.replaceState.call(history, { ...history.state, isElement }, '')
    return isElement
  })
}
