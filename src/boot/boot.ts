/** Runs when the document is parsed; see README.md, also for the attributes it reads. */

import { enableFields, markEntered, restoreMessage } from '@/components/message/early-fields.ts'
import { fileHref, formatAddress, NOT_FOUND_FILE, pageHref, parsePathname } from '@/content/paths.ts'
import { loadAllStyles, showAllStyles } from './all-styles.ts'
import { currentAddress } from './current-address.ts'
import { PAGE_HEAD } from './page-head.ts'
import { focusHeading, isReturn, scrollToPart } from './part.ts'
import { whenIdle } from './when-idle.ts'

const { documentElement: root } = document

/** Several times what the app takes to come on a slow line (400 kbit/s). */
const APP_TIMEOUT_MS = 10_000
const NOT_FOUND_HREF = fileHref(NOT_FOUND_FILE)

let app: 'waiting' | 'started' | 'failed' = 'waiting'
/** A link leads to another document: loading the app would only delay that. */
let isLeaving = false

const requestedAddress = () => currentAddress().address

/** Covers the page if the URL asks for another one (see index.html), and fetches that one's document. */
function showRequestedPage(hashChange?: Event): void {
  const { pathname: path, search, hash } = requestedAddress()
  delete root.dataset.covered
  if (root.dataset.app) return
  if (hashChange) root.dataset.place = ''
  const land = () => {
    if (hash === '') return
    // On a return the browser scrolls to the place that was left.
    if (hashChange || !isReturn()) scrollToPart(hash.slice(1))
    // Earlier the focus would be heard before a new title, and in Chromium twice, which removes it where it has scrolled.
    whenPainted(() => focusHeading(hash.slice(1)))
  }
  if (path === root.dataset.page) {
    land()
    // It may have been covered at the load event, when the app would have started.
    if (document.readyState === 'complete') startWhenPainted()
    return
  }
  root.dataset.covered = ''
  setTimeout(openDocument, APP_TIMEOUT_MS)
  // A started app renders the requested page itself and removes the cover.
  if (app === 'started') return
  const show = ([answer]: [Document | null, unknown]) => {
    if (root.dataset.covered === undefined || path !== requestedAddress().pathname) return
    const page = answer?.getElementById('root')
    const { build, moved } = answer?.documentElement.dataset ?? {}
    // `hashchange` follows.
    if (moved) location.replace(`#${parsePathname(moved).pathname}${search}${hash}`)
    // The not-found page. Not even a part of this one: as in any browser, the page in front of the hash is shown.
    else if (location.hash[1] !== '/' && answer?.querySelector('meta[name="robots"]'))
      location.replace(`#${parsePathname(location.pathname).pathname}${location.hash}`)
    else if (page && build === root.dataset.build) {
      replacePage(page, path)
      if (hashChange) scrollTo(0, 0)
      land()
    } else openDocument()
  }
  Promise.all([fetchDocument(pageHref(path)), loadAllStyles()])
    .then(show)
    .catch(openDocument)
}

/** Not by `fetch`: parsing text as HTML would need a Trusted Types policy. */
function fetchDocument(href: string): Promise<Document | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.onerror = reject
    request.onload = () => {
      const { responseXML: answer, status } = request
      // A host may have a not-found page of its own.
      const isForeign = status === 404 && !answer?.getElementById('root') && href !== NOT_FOUND_HREF
      resolve(isForeign ? fetchDocument(NOT_FOUND_HREF) : answer)
    }
    request.open('GET', href)
    request.responseType = 'document'
    request.send()
  })
}

/** Shows the page of another document; the URL stays. */
function replacePage(page: HTMLElement, path: string): void {
  const { head } = page.ownerDocument
  root.dataset.page = path
  showAllStyles()
  delete root.dataset.stage
  for (const tag of document.head.querySelectorAll(PAGE_HEAD)) tag.remove()
  document.head.append(...head.querySelectorAll(PAGE_HEAD))
  document.getElementById('root')?.replaceWith(page)
  delete root.dataset.covered
  enableFields(true)
  restoreMessage()
  startWhenPainted()
}

/** Without the app the prerendered pages are the site. */
function openDocument(): void {
  if (root.dataset.covered === undefined) return
  const href = pageHref(formatAddress(requestedAddress()))
  // A document that does not know its own address would be loaded without end.
  if (location.href === new URL(href, location.href).href) delete root.dataset.covered
  else location.replace(href)
}

function start(): void {
  if (app !== 'waiting' || isLeaving || root.dataset.covered !== undefined) return
  app = 'started'
  // Behind the next document, if the reader is about to follow a link.
  for (const href of document.getElementById('root')?.dataset.files?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
    )
  // Not a script element: its URL would need a Trusted Types policy.
  import(/* @vite-ignore */ root.dataset.entry ?? '').catch(() => document.dispatchEvent(new Event('app:failed')))
}

function startWhenPainted(): void {
  whenPainted(() => whenIdle().then(start))
}

function whenPainted(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

if (root.dataset.entry) {
  // The server answers with this document at its own URL, whatever that is: the not-found page has many.
  root.dataset.page = parsePathname(location.pathname).pathname
  const handlePress = ({ target }: Event) => {
    if ((target as Element).closest('a')) return
    isLeaving = false
    start()
  }
  addEventListener('pointerdown', handlePress)
  addEventListener('keydown', handlePress)
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    // A link to a mail or a call opens another program: the document stays.
    isLeaving = !destination.sameDocument && destination.url.startsWith('http')
  })
  addEventListener('hashchange', showRequestedPage)
  // Also when the reader comes back to a document that was left before the app had started.
  addEventListener('pageshow', () => {
    isLeaving = false
    startWhenPainted()
    // Browsers scroll to a fragment until the page has loaded.
    const { hash } = requestedAddress()
    if (hash !== '') whenPainted(() => document.activeElement === document.body && focusHeading(hash.slice(1)))
  })
  document.addEventListener('app:failed', () => {
    app = 'failed'
    enableFields(false)
    openDocument()
  })
  enableFields(true)
  restoreMessage()
  markEntered()
  showRequestedPage()
}
