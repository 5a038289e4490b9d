/**
 * Written into the head of every page as it is, so it runs before anything is painted and before any file of the app
 * has come. One text for all pages; what differs stands in attributes of `<html>` and of a `<meta>` of its own, which
 * scripts/prerender/ writes:
 *
 * - `data-page`: the page this document shows; `/404` for the one that is shown at every unknown address
 * - `data-entry`: the app's script; absent in development, where the app starts by itself
 * - `data-styles`: the rules of all pages; the document holds those of its own
 * - `data-files`: other files every start needs, separated by spaces
 * - `data-pages`: the files of each page, as JSON, by path
 *
 * It applies the theme, keeps a document from showing another page than the address asks for, starts the app when the
 * page has been painted or is touched, and sees to it that a touch before that is not lost.
 */
import { NOT_FOUND_PATH } from '@/content/paths.ts'

const root = document.documentElement
const { page = '', entry, styles = '' } = root.dataset
const { files = '', pages: filesByPage = '{}' } = document.querySelector<HTMLElement>('meta[data-files]')?.dataset ?? {}
const pages: Record<string, string> = JSON.parse(filesByPage)
/** Until the app has taken over what surrounds the page; after that, and until it has the page too. */
const listeners = new AbortController()
const pageListeners = new AbortController()
const whileWaiting = { capture: true, signal: listeners.signal }

/** Twice what a phone on a slow line needs for the app (400 kbit/s, 120 kB). */
const PATIENCE_MS = 10_000

let isStarted = false
/** The last control that was pressed before the app could answer, which of the page's controls it was, and where. */
let pressed: { control: HTMLElement; index: number; href: string } | undefined

function applyTheme(theme: string): void {
  root.className = theme
}

/** The colour of the browser's own bars follows the theme, whoever changes it. */
function followTheme(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (!meta) return
  const { light = '', dark = '' } = meta.dataset
  const follow = () => {
    meta.content = root.classList.contains('dark') ? dark : light
  }
  follow()
  new MutationObserver(follow).observe(root, { attributeFilter: ['class'] })
}

/** `#/Hakkimizda/`, `/hakkimizda/` → `/hakkimizda`. Coarser than the app: it need only know this document's page. */
function pathOf(address: string): string {
  return `/${(address.split(/[?#]/)[0] ?? '').replace(/^[\\/]+|[\\/]+$/g, '').toLowerCase()}`
}

/** The page the address asks for; see site-history.ts, which decides in the end. */
function requestedPage(): string {
  const { hash, pathname } = location
  const behindHash = hash.slice(1)
  const isPart = pathname !== '/' && !behindHash.startsWith('/') && !(pathOf(behindHash) in pages)
  if (behindHash !== '' && !isPart) return pathOf(behindHash)
  return page === NOT_FOUND_PATH ? page : pathOf(pathname)
}

/** Hides the prepared page where another one is asked for; index.html says how. */
function compare(reason: 'entered' | 'moved'): void {
  if (requestedPage() === page) {
    delete root.dataset.boot
    return
  }
  root.dataset.boot = reason
  // A covered page says nothing: an app that is neither there nor failed by then is not waited for.
  setTimeout(giveUp, PATIENCE_MS)
  if (reason === 'moved') scrollTo(0, 0)
  start()
}

function start(): void {
  if (isStarted) return
  isStarted = true
  // Gone is how main.tsx learns of it, which comes later than the failure.
  addLink({ rel: 'stylesheet', href: styles, onerror: remove })
  // What takes over a page that can be read already comes when the browser has nothing better to do; see start.tsx.
  const path = requestedPage()
  const pageFiles = path === page ? '' : (pages[path] ?? pages[NOT_FOUND_PATH] ?? '')
  for (const file of `${files} ${pageFiles}`.trim().split(' ')) {
    addLink({ rel: 'modulepreload', href: file })
  }
  // Not a script element: its address would need a Trusted Types policy, and the site's policy allows none.
  import(/* @vite-ignore */ entry ?? '').catch(giveUp)
}

/** A short page has loaded before a slow phone has painted it. */
function startWhenPainted(): void {
  if (document.hidden) setTimeout(start)
  else
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      setTimeout(start)
    }).observe({ type: 'paint', buffered: true })
}

/** The files of the app would only be in the way of the page that a link leads to. */
function startUnlessLeaving({ target }: Event): void {
  if (!(target instanceof Element && target.closest('a'))) start()
}

function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties))
}

function remove(this: unknown): void {
  if (this instanceof Element) this.remove()
}

/** Without the app the prepared pages are the site: links lead on by themselves, and the theme is still ours to switch. */
function giveUp(): void {
  // The app has come, or it has been given up already.
  if (listeners.signal.aborted) return
  listeners.abort()
  pageListeners.abort()
  addEventListener('click', ({ target }) => themeButton(target) && switchTheme())
  if (root.dataset.boot) location.replace(`${requestedPage()}/`.replace('//', '/'))
}

function press(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button, input') : null
  if (!target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  // What surrounds the page answers by itself by now, and links lead on.
  if (listeners.signal.aborted && (target instanceof HTMLAnchorElement || !target.closest('main'))) return
  // React hears clicks from its first slice on and would answer as well.
  event.stopPropagation()
  if (target instanceof HTMLAnchorElement) follow(target, event)
  else if (themeButton(target)) switchTheme()
  else pressed = { control: target, index: controls().indexOf(target), href: location.href }
}

function themeButton(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-theme-toggle]') : null
}

function switchTheme(): void {
  const theme = root.classList.contains('dark') ? 'light' : 'dark'
  applyTheme(theme)
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // As in theme.ts: the theme lasts until the page is closed.
  }
}

function controls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('button, input')]
}

/**
 * A link to a real address the browser follows by itself: the next page is prepared as well, and there before the app
 * could show it (measured on the phone of `npm run bench:web`). Behind a `#` of ours stands a page or a part of this one.
 */
function follow(link: HTMLAnchorElement, event: MouseEvent): void {
  const href = link.getAttribute('href') ?? ''
  if (!href.startsWith('#')) return
  const part = document.getElementById(href.slice(1))
  const path = pathOf(href.slice(1))
  event.preventDefault()
  if (part) {
    // The skip link: the address bar belongs to the pages.
    part.focus()
    part.scrollIntoView()
    return
  }
  location.hash = `#${path}`
  if (path === page) scrollTo(0, 0)
  compare('moved')
}

/** Gives the app the press it missed. */
function replay(): void {
  if (pressed?.href !== location.href) return
  const control = pressed.control.isConnected ? pressed.control : controls()[pressed.index]
  // A radio button has already been switched by the browser; only a change is news to the app.
  if (control instanceof HTMLInputElement) control.checked = false
  control?.click()
}

try {
  if (localStorage.getItem('theme') === 'dark') applyTheme('dark')
} catch {
  // Blocked storage remembers nothing: the page is light.
}
followTheme()

if (entry !== undefined) {
  addEventListener('click', press, { capture: true, signal: pageListeners.signal })
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, startUnlessLeaving, whileWaiting)
  addEventListener('hashchange', () => compare('moved'), whileWaiting)
  // A script that this browser cannot read.
  addEventListener('error', ({ filename }) => filename?.includes('/assets/') && giveUp(), { signal: listeners.signal })
  document.addEventListener('app:failed', giveUp, { once: true })
  document.addEventListener(
    'app:shown',
    () => {
      delete root.dataset.boot
      listeners.abort()
    },
    { once: true },
  )
  document.addEventListener(
    'page:shown',
    () => {
      pageListeners.abort()
      setTimeout(replay)
    },
    { once: true },
  )
  addEventListener('load', startWhenPainted, { signal: listeners.signal })
  compare('entered')
}
