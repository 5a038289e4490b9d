/** What the boot script asks the server for, and the app after it; see boot.ts and openings.ts. */

/**
 * The first views of the pages in the menus, once their looks are there as well. The document has asked for both files
 * already: they are at hand when a link is touched.
 *
 * @param dataset Of the root element; see boot.ts.
 * @returns An element for each; none where something else answers. Rejects where a file does not arrive.
 */
export function fetchOpenings({ openings = '', styles = '' }: DOMStringMap): Promise<HTMLElement[]> {
  return Promise.all([
    fetchDocument(openings),
    new Promise<unknown>((resolve, reject) => {
      // Gone is how main.tsx learns of it, which comes later than the failure.
      const link = addLink({ rel: 'stylesheet', href: styles, onerror: () => reject(link.remove()) })
      link.addEventListener('load', resolve)
    }),
  ]).then(([fetched]) => openingsIn(fetched))
}

/** @returns What stands at an address, as a document; `null` where that is no markup. Rejects where nothing arrives. */
export function fetchDocument(address: string): Promise<Document | null> {
  return new Promise((onload, onerror) => {
    // The one way to markup for which the site's policy has no name: it never was text.
    const request = Object.assign(new XMLHttpRequest(), { onerror, onload: () => onload(request.responseXML) })
    request.open('GET', address)
    request.responseType = 'document'
    request.overrideMimeType('text/html;charset=utf-8')
    request.send()
  })
}

/** @returns The first views that scripts/prerender/openings.ts wrote; none in another document. */
export function openingsIn(fetched: Document | null): HTMLElement[] {
  return [...(fetched?.querySelectorAll<HTMLElement>('[data-opening]') ?? [])]
}

/** @returns The first view of the page at a path, if there is one. */
export function openingOf(path: string, all: readonly HTMLElement[]): HTMLElement | undefined {
  return all.find((one) => one.dataset.opening === path)
}

/** Asks for scripts without running them. @param names Addresses, separated by spaces. */
export function preload(names = ''): void {
  for (const href of names.split(' ')) addLink({ rel: 'modulepreload', href })
}

function addLink(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties)
  document.head.append(link)
  return link
}
