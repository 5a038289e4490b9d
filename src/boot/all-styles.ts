/**
 * Loads the stylesheet of all pages, of which the document of the front page has only its own rules inline. Its rules do not
 * count before `showAllStyles`: every element of the page would be styled again. Whoever asks while it is on its way waits
 * for the same one.
 *
 * @returns When it has come; at once in the other documents, which have all rules.
 * @throws Error when it did not come.
 */
export function loadAllStyles(): Promise<unknown> {
  const href = document.documentElement.dataset.styles
  const known = findLink()
  if (href === undefined || known?.sheet) return Promise.resolve()
  const link = known ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      // The next call tries again.
      link.remove()
      reject(new Error(`${href} did not come.`))
    })
    if (!known) document.head.append(link)
  })
}

/** For a page other than that of the document. All rules stand in layers, so that they change nothing of what is shown. */
export function showAllStyles(): void {
  const link = findLink()
  // The browser would load it again for another attribute.
  if (link?.sheet) link.sheet.media.mediaText = 'all'
  else link?.removeAttribute('media')
}

function findLink(): HTMLLinkElement | null {
  return document.querySelector(`link[href="${document.documentElement.dataset.styles}"]`)
}
