/**
 * Loads the stylesheet of all pages, of which the document of the front page has only its own rules inline. All rules stand
 * in layers, so that it changes nothing of what is shown.
 *
 * @returns When its rules count; at once in the other documents, which have all of them.
 */
export function loadAllStyles(): Promise<unknown> {
  const href = document.documentElement.dataset.styles
  if (href === undefined) return Promise.resolve()
  const known = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)
  if (known?.sheet) return Promise.resolve()
  return new Promise((onload, onerror) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror })
    known?.remove()
    document.head.append(link)
  })
}
