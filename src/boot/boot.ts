/** Runs when the document is parsed; see README.md, also for the attributes it reads. */
import { PAGE_HEAD } from '@/content/page-head.ts'
import { NOT_FOUND_PATH, pageHref, readLocation } from '@/content/paths.ts'

const { documentElement: root } = document
const { files = '', pages = '' } = document.querySelector<HTMLMetaElement>('meta[data-files]')?.dataset ?? {}

/** Twice what a phone on a slow line (400 kbit/s) needs to load the app (120 kB). */
const APP_TIMEOUT_MS = 10_000
const IDLE_TIMEOUT_MS = 1000

let app: 'waiting' | 'started' | 'failed' = 'waiting'

const isPage = (path: string) => pages.split(' ').includes(path)
const requestedPath = () => readLocation(location, isPage).address.pathname

/** Covers the page if the URL asks for another one (see index.html), and fetches that one's document. */
function compare(hashChange?: Event): void {
  const path = requestedPath()
  delete root.dataset.covered
  if (root.dataset.app) return
  if ((isPage(path) ? path : NOT_FOUND_PATH) === root.dataset.page) {
    // It may have been covered at the load event, when the app would have started.
    if (document.readyState === 'complete') startWhenPainted()
    return
  }
  root.dataset.covered = ''
  setTimeout(openDocument, APP_TIMEOUT_MS)
  // A started app renders the requested page itself and removes the cover.
  if (app === 'started') return
  const onload = () => {
    if (root.dataset.covered === undefined || path !== requestedPath()) return
    const page = request.responseXML?.getElementById('root')
    page ? replacePage(page) : openDocument()
    if (hashChange) scrollTo(0, 0)
  }
  // Not `fetch`: parsing text as HTML would need a Trusted Types policy.
  const request = Object.assign(new XMLHttpRequest(), { onerror: openDocument, onload })
  request.open('GET', isPage(path) ? pageHref(path) : `${NOT_FOUND_PATH}.html`)
  request.responseType = 'document'
  request.send()
}

/** Shows the page of another document; the URL stays. All documents have the same stylesheet. */
function replacePage(page: HTMLElement): void {
  const { head, documentElement } = page.ownerDocument
  root.dataset.page = documentElement.dataset.page
  for (const tag of document.head.querySelectorAll(PAGE_HEAD)) tag.remove()
  document.head.append(...head.querySelectorAll(PAGE_HEAD))
  document.getElementById('root')?.replaceWith(page)
  delete root.dataset.covered
  startWhenPainted()
}

/** Without the app the prerendered pages are the site. */
function openDocument(): void {
  if (root.dataset.covered !== undefined) location.replace(pageHref(requestedPath()))
}

function start(): void {
  if (app !== 'waiting' || root.dataset.covered !== undefined) return
  app = 'started'
  for (const href of files.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  // Not a script element: its URL would need a Trusted Types policy.
  import(/* @vite-ignore */ root.dataset.entry ?? '').catch(() => document.dispatchEvent(new Event('app:failed')))
}

function startWhenPainted(): void {
  const startWhenIdle = () => window.requestIdleCallback?.(start, { timeout: IDLE_TIMEOUT_MS }) ?? start()
  requestAnimationFrame(() => setTimeout(startWhenIdle))
}

if (root.dataset.entry) {
  // A link leads to another document: loading the app would only delay that.
  const touch = ({ target }: Event) => (target as Element).closest('a') || start()
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, touch)
  addEventListener('hashchange', compare)
  addEventListener('load', startWhenPainted)
  document.addEventListener('app:failed', () => {
    app = 'failed'
    openDocument()
  })
  compare()
}
