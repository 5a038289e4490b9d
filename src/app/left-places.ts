/** Where the reader is on a page, as far as the router does not remember it. In the state of the session history. */
export type Place = {
  scrollY: number
  /** The link that was followed, by its index. */
  followed: number
  /** The answers that are open, by their index. */
  open: readonly number[]
}

/** The place on the page that is about to be left. */
export function currentPlace(): Place {
  return {
    scrollY: window.scrollY,
    followed: [...document.links].indexOf(document.activeElement as HTMLAnchorElement),
    open: disclosures().flatMap((details, index) => (details.open ? index : [])),
  }
}

/**
 * Leads back to a place when its page is shown again: opens the answers that were open and moves the focus to the link that
 * was followed.
 *
 * @returns Whether the link has the focus: in a closed menu it cannot have it.
 */
export function returnTo({ scrollY, followed, open }: Place): boolean {
  for (const [index, details] of disclosures().entries()) details.open ||= open.includes(index)
  // The router has scrolled a page whose answers were folded.
  if (open.length > 0) window.scrollTo({ top: scrollY, behavior: 'instant' })
  const link = document.links[followed]
  link?.focus({ preventScroll: true })
  return link !== undefined && document.activeElement === link
}

function disclosures(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('main details')]
}
