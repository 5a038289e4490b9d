/** What the boot script asks the server for; see boot.ts. */

declare global {
  interface Window {
    /** The first views of pages, once boot.ts has asked for them: read once, and shown by the app as well. */
    openings?: Promise<HTMLElement[]>
  }
}

/**
 * The first views of the pages in the menus, once their looks are there as well. The document has asked for both files
 * already: they are at hand when a link is touched.
 *
 * @param dataset Of the root element; see boot.ts.
 * @returns An element for each; none where something else answers. Rejects where a file does not arrive.
 */
export function fetchOpenings({ openings = '', styles = '' }: DOMStringMap): Promise<HTMLElement[]> {
  return Promise.all([
    whenRead().then(() => fetchDocument(openings)),
    new Promise<unknown>((resolve, reject) => {
      // Gone is how main.tsx learns of it, which comes later than the failure.
      const link = addLink({ rel: 'stylesheet', href: styles, onerror: () => reject(link.remove()) })
      link.addEventListener('load', resolve)
    }),
  ]).then(([fetched]) => [...(fetched?.querySelectorAll<HTMLElement>('[data-opening]') ?? [])])
}

/**
 * @returns When the document has been read: its elements are there, and it has said what it asks for ahead. A request made
 * sooner for one of those files would be one of its own.
 */
export function whenRead(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve)
    else resolve(0)
  })
}

/** @returns What stands at an address, as a document; `null` where that is no markup. Rejects where nothing arrives. */
function fetchDocument(address: string): Promise<Document | null> {
  return new Promise((onload, onerror) => {
    // The one way to markup for which the site's policy has no name: it never was text.
    const request = Object.assign(new XMLHttpRequest(), { onerror, onload: () => onload(request.responseXML) })
    request.open('GET', address)
    request.responseType = 'document'
    request.overrideMimeType('text/html;charset=utf-8')
    request.send()
  })
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
