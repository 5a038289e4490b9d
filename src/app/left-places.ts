/** What the router does not remember of a page that was left. */
type LeftPlace = {
  /** The link that had the focus, by which it was left, among all links; -1 for none. */
  link: number
  /** The opened `<details>`, among all. */
  open: number[]
  scrollY: number
}

/**
 * Remembers, by entry of the session history, where the reader has left a page.
 *
 * @returns `leave` to be called while the left page is still shown; `comeBack` when it is shown again: opens the answers
 *   that were open and moves the focus to the link that was followed, or returns `false`.
 */
export function createLeftPlaces() {
  const places = new Map<string, LeftPlace>()
  const disclosures = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')]
  return {
    has: (key: string) => places.has(key),
    leave(key: string): void {
      const link = [...document.links].indexOf(document.activeElement as HTMLAnchorElement)
      const open = disclosures().flatMap((details, index) => (details.open ? [index] : []))
      places.set(key, { link, open, scrollY: window.scrollY })
    },
    comeBack(key: string): boolean {
      const place = places.get(key)
      if (!place) return false
      const all = disclosures()
      for (const index of place.open) all[index]?.setAttribute('open', '')
      // The router has scrolled a page whose answers were folded.
      if (place.open.length > 0) window.scrollTo({ top: place.scrollY, behavior: 'instant' })
      const link = document.links[place.link]
      link?.focus({ preventScroll: true })
      // In a closed menu it cannot have it.
      return link !== undefined && document.activeElement === link
    },
  }
}
