/** Stands in the head of every page, before anything is painted; see README.md. Reads the attributes named there. */
import { NOT_FOUND_PATH, pageHref, readLocation } from '@/content/paths.ts'
import { applyStoredTheme, getTheme, setTheme } from '@/theme/theme.ts'

const { documentElement: root } = document
const { page, entry } = root.dataset
const { files = '', pages = '' } = document.querySelector<HTMLMetaElement>('meta[data-files]')?.dataset ?? {}
const paths = pages.split(' ')

/** Twice what a phone on a slow line needs for the app (400 kbit/s, 120 kB). */
const PATIENCE_MS = 10_000
/** A page that is never idle is started all the same. */
const IDLE_PATIENCE_MS = 1000

let isStarted = false
let hasFailed = false

const isPage = (path: string) => paths.includes(path)
const isRunning = () => root.dataset.app !== undefined
const requestedPath = () => readLocation(location, isPage).address.pathname
const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null

/** Covers this document where the address asks for another page; index.html says how. The app uncovers what it shows. */
function compare(): void {
  const path = requestedPath()
  delete root.dataset.covered
  if (isRunning() || (isPage(path) ? path : NOT_FOUND_PATH) === page) return
  root.dataset.covered = ''
  if (hasFailed) openDocument()
  else start()
  setTimeout(openDocument, PATIENCE_MS)
}

/** Without the app the prepared pages are the site. */
function openDocument(): void {
  if (root.dataset.covered !== undefined) location.replace(pageHref(requestedPath()))
}

function start(): void {
  if (isStarted) return
  isStarted = true
  for (const href of files.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  // Not a script element: its address would need a Trusted Types policy, and the site's policy allows none.
  import(/* @vite-ignore */ entry ?? '').catch(fail)
}

function fail(): void {
  hasFailed = true
  openDocument()
}

/** Once the page has been painted, so that nothing of the app is in the way of that. */
function startWhenPainted(): void {
  const startWhenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: IDLE_PATIENCE_MS }) : start()
  requestAnimationFrame(() => setTimeout(startWhenIdle))
}

/** The files of the app would only be in the way of the page that a link leads to. */
function touch({ target }: Event): void {
  if (!closest(target, 'a')) start()
}

/** What is pressed before the app answers. React hears of a click first, and may have come by it. */
function press(event: MouseEvent): void {
  if (isRunning() || event.defaultPrevented) return
  const { target } = event
  if (closest(target, '[data-theme-toggle]')) setTheme(getTheme() === 'dark' ? 'light' : 'dark')
  const dialog = document.getElementById(closest(target, '[commandfor]')?.getAttribute('commandfor') ?? '')
  // The browser does it, if it knows how.
  if (dialog instanceof HTMLDialogElement && !('command' in HTMLButtonElement.prototype))
    dialog.open ? dialog.close() : dialog.showModal()
  const part = document.getElementById(closest(target, 'a[href^="#"]')?.getAttribute('href')?.slice(1) ?? '')
  if (!part) return
  // The skip link: the address bar belongs to the pages.
  event.preventDefault()
  part.focus()
  part.scrollIntoView()
}

applyStoredTheme()

if (entry !== undefined) {
  addEventListener('click', press)
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, touch)
  addEventListener('hashchange', compare)
  addEventListener('load', startWhenPainted)
  document.addEventListener('app:failed', fail)
  compare()
}
