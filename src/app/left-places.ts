/**
 * Remembers where the reader is on the page that is about to be left, as far as the router does not.
 *
 * @returns Leads back there when the page is shown again: opens the answers that were open and moves the focus to the link
 *   that was followed, or returns `false`.
 */
export function rememberPlace(): () => boolean {
  const { scrollY } = window
  const followed = [...document.links].indexOf(document.activeElement as HTMLAnchorElement)
  const open = disclosures().map((details) => details.open)
  return () => {
    for (const [index, details] of disclosures().entries()) details.open ||= open[index] === true
    // The router has scrolled a page whose answers were folded.
    if (open.includes(true)) window.scrollTo({ top: scrollY, behavior: 'instant' })
    const link = document.links[followed]
    link?.focus({ preventScroll: true })
    // In a closed menu it cannot have it.
    return link !== undefined && document.activeElement === link
  }
}

function disclosures(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('main details')]
}
