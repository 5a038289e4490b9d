/**
 * Loads the stylesheet of all pages, of which the document of the front page has only its own rules inline. All rules stand
 * in layers, so that it changes nothing of what is shown. Whoever asks while it is on its way waits for the same one.
 *
 * @returns When its rules count; at once in the other documents, which have all of them.
 * @throws Error when it did not come.
 */
export function loadAllStyles(): Promise<unknown> {
  const href = document.documentElement.dataset.styles
  const known = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)
  if (href === undefined || known?.sheet) return Promise.resolve()
  const link = known ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
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
