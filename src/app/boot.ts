/**
 * Written into the head of every page as it is, so it runs before anything is painted and before any file of the app
 * has come. One text for all pages; what differs stands in attributes of `<html>` and of a `<meta>` of its own, which
 * scripts/prerender/ writes:
 *
 * - `data-page`: the page this document shows; `/404` for the one that is shown at every unknown address
 * - `data-entry`: the app's script; absent in development, where the app starts by itself
 * - `data-styles`: the rules that this document does not hold; see scripts/prerender/split-styles.ts
 * - `data-openings`: the first views of the pages in the menus; see scripts/prerender/openings.ts
 * - `data-files`: other files every start needs, separated by spaces
 * - `data-pages`: the paths of all pages, separated by spaces
 *
 * It applies the theme, keeps a document from showing another page than the address asks for, shows the first view of
 * the one that is asked for until the app comes, starts the app when the page has been painted or is touched, lets
 * what is far from the reader wait for it, and sees to it that a touch before that is not lost.
 */
import { isForBrowser } from '@/components/is-for-browser.ts'
import { NOT_FOUND_PATH } from '@/content/paths.ts'
import { documentOf, dropFileName, pathOf } from './boot-address.ts'
import { letWait } from './boot-far.ts'
import { fetchOpenings, openingOf, preload } from './boot-files.ts'
import { closest } from './boot-press.ts'
import { applyStoredTheme, root, switchTheme } from './boot-theme.ts'
import { showTypefaces } from './boot-typefaces.ts'

const { page = '', entry } = root.dataset
const { files = '', pages = '' } = document.querySelector<HTMLElement>('meta[data-files]')?.dataset ?? {}
const paths = pages.split(' ')
/** Until the app has taken over what surrounds the page; after that, and until it has the page too. */
const listeners = new AbortController()
const pageListeners = new AbortController()
const whileWaiting = { capture: true, signal: listeners.signal }

/** Twice what a phone on a slow line needs for the app (400 kbit/s, 120 kB). */
const PATIENCE_MS = 10_000

/** More than a frame of a slow phone. */
const AFTER_THE_FRAME_MS = 20

/** A page that is never idle is started all the same. */
const IDLE_PATIENCE_MS = 1000

/** What is below the view is there by then, whatever else has not come. */
const BELOW_PATIENCE_MS = 3000

/** A first view that takes longer is no quicker than the page itself. */
const OPENING_PATIENCE_MS = 1500

let isStarted = false
let showBelow = nothing
/** The path whose page is shown, or its first view until the app comes. */
let shown = page
/** What was prepared, while the first view of another page has its place. */
const prepared = document.createDocumentFragment()
let opening: HTMLElement | undefined
let title = ''
/** Whether React compares the page with what was prepared: from now on nothing else may change it. */
let isTakenOver = false
/** The last control that was pressed before the app could answer, which of the page's controls it was, and its page. */
let pressed: { control: HTMLElement; index: number; path: string } | undefined

/** The page the address asks for; see site-history.ts, which decides in the end. */
function requestedPage(): string {
  const { hash, pathname } = location
  const behindHash = hash.slice(1)
  const isPart = pathname !== '/' && !behindHash.startsWith('/') && !paths.includes(pathOf(behindHash))
  if (behindHash !== '' && !isPart) return pathOf(behindHash)
  return page === NOT_FOUND_PATH ? page : pathOf(pathname)
}

/** Hides the prepared page where another one is asked for; index.html says how. */
function compare(reason: 'entered' | 'moved'): void {
  const path = requestedPage()
  if (path === shown) return
  shown = path
  if (path === page) {
    delete root.dataset.boot
    if (!opening) return
    opening.remove()
    document.title = title
    main()?.prepend(prepared)
    return
  }
  // Before anything changes: afterwards, asking this or taking away what has the focus would lay out the page first.
  const isScrolled = reason === 'moved' && scrollY > 0
  ;(document.activeElement as HTMLElement | null)?.blur()
  root.dataset.boot = reason
  // A covered page says nothing: an app that is neither there nor failed by then is not waited for.
  setTimeout(() => root.dataset.boot && giveUp(), PATIENCE_MS)
  if (isScrolled) scrollTo(0, 0)
  openingsAtHand().then(showOpening, nothing)
  if (reason === 'moved') afterFrame(start)
  else start()
}

function showOpening(all: HTMLElement[]): void {
  // What is written in Turkish letters (`#/İletişim`) may be a page all the same: the app knows.
  const found = openingOf(paths.includes(shown) || shown.includes('%') ? shown : NOT_FOUND_PATH, all)
  if (isTakenOver || !root.dataset.boot || !found) return
  opening?.remove()
  opening = found
  title ||= document.title
  document.title = opening.dataset.title ?? ''
  root.dataset.loading = ''
  // Not only hidden: its pictures would be asked for in sizes they have nowhere.
  prepared.append(...(main()?.childNodes ?? []))
  main()?.append(opening)
  afterFrame(() => preload(found.dataset.files))
}

/** What can wait until the reader sees what has been asked for. */
function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act, AFTER_THE_FRAME_MS))
}

function main(): HTMLElement | null {
  return document.querySelector('main')
}

/** Once a link was touched, or the app asked for. */
function openingsAtHand(): Promise<HTMLElement[]> {
  window.openings ??= fetchOpenings(root.dataset)
  return window.openings
}

function start(): void {
  if (isStarted) return
  isStarted = true
  showBelow()
  openingsAtHand().catch(nothing)
  // What takes over a page that can be read already comes when the browser has nothing better to do; see start.tsx.
  preload(files)
  // Not a script element: its address would need a Trusted Types policy, and the site's policy allows none.
  import(/* @vite-ignore */ entry ?? '').catch(giveUp)
}

function whenPainted(act: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    setTimeout(act)
  }).observe({ type: 'paint', buffered: true })
}

/** A short page has loaded before a slow phone has painted it. */
function startWhenPainted(): void {
  if (document.hidden) startWhenIdle()
  else whenPainted(startWhenIdle)
}

/** A touch that is waiting goes before. */
function startWhenIdle(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: IDLE_PATIENCE_MS })
  else start()
}

/** The files of the app would only be in the way of the page that a link leads to. */
function startUnlessLeaving({ target }: Event): void {
  if (closest(target, 'a')) openingsAtHand().catch(nothing)
  else start()
}

function nothing(): void {}

/** Without the app the prepared pages are the site: what leads on to them, and the theme, are still ours. */
function giveUp(): void {
  // The app has come, or it has been given up already.
  if (listeners.signal.aborted) return
  listeners.abort()
  pageListeners.abort()
  addEventListener('click', pressWithoutApp)
  if (root.dataset.boot) location.replace(documentOf(shown))
}

function pressWithoutApp(event: MouseEvent): void {
  if (isForBrowser(event)) return
  const { target } = event
  const menu = document.querySelector('dialog')
  const part = closest(target, 'a[href^="#"]')?.getAttribute('href')?.slice(1)
  const path = pathOf(part ?? '')
  if (themeButton(target)) switchTheme()
  else if (closest(target, '[aria-expanded]')) menu?.showModal()
  else if (closest(target, 'dialog button')) menu?.close()
  // The browser looks for a part of this page, and stays where there is none.
  else if (part !== undefined && path !== page && !document.getElementById(part)) location.assign(documentOf(path))
}

function press(event: MouseEvent): void {
  const target = closest(event.target, 'a, button, input')
  if (!target || isForBrowser(event)) return
  // What surrounds the page answers by itself by now, and links lead on.
  if (listeners.signal.aborted && (target instanceof HTMLAnchorElement || !target.closest('main'))) return
  // React hears clicks from its first slice on and would answer as well.
  event.stopPropagation()
  if (target instanceof HTMLAnchorElement) follow(target, event)
  else if (themeButton(target)) switchTheme()
  else pressed = { control: target, index: controls().indexOf(target), path: requestedPage() }
}

function themeButton(target: EventTarget | null): Element | null {
  return closest(target, '[data-theme-toggle]')
}

function controls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('button, input')]
}

/**
 * Behind a `#` of ours stands a page or a part of this one. A page of ours whose first view is at hand, or about to be, is
 * shown with it at once. Every other address the browser follows by itself: the next page is prepared as well, and there
 * before the app could show it (measured on the phone of `npm run bench:web`).
 */
function follow(link: HTMLAnchorElement, event: MouseEvent): void {
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith('/')) {
    const path = pathOf(href)
    // With a part or a query behind it, it is more than a page.
    if (!window.openings || isTakenOver || !paths.includes(path) || href !== documentOf(path)) return
    event.preventDefault()
    const late = new Promise<never>((_, reject) => setTimeout(reject, OPENING_PATIENCE_MS))
    Promise.race([window.openings, late])
      // In the meantime the app may have come, or been given up.
      .then((all) => (openingOf(path, all) && !listeners.signal.aborted ? move(path) : Promise.reject()))
      .catch(() => {
        // An app that fails now must not load this page again instead; see main.tsx.
        root.dataset.leaving = ''
        location.assign(href)
      })
    return
  }
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
  move(path)
}

function move(path: string): void {
  location.hash = `#${path}`
  if (path === shown) scrollTo(0, 0)
  compare('moved')
}

/** Gives the app the press it missed. */
function replay(): void {
  if (pressed?.path !== requestedPage()) return
  const control = pressed.control.isConnected ? pressed.control : controls()[pressed.index]
  // A radio button has already been switched by the browser; only a change is news to the app.
  if (control instanceof HTMLInputElement) control.checked = false
  control?.click()
}

applyStoredTheme()
dropFileName()

if (entry !== undefined) {
  const whenTypefacesCame = showTypefaces().catch(nothing)
  const letPicturesCome = letWait('pictures', () => document.querySelector('main picture')?.parentElement)
  // Who comes for a part of the page starts there.
  if (!location.hash) showBelow = letWait('below', () => document.querySelector('main > section + div'))
  setTimeout(showBelow, BELOW_PATIENCE_MS)
  addEventListener('click', press, { capture: true, signal: pageListeners.signal })
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, startUnlessLeaving, whileWaiting)
  addEventListener('hashchange', () => compare('moved'), whileWaiting)
  // A script that this browser cannot read.
  addEventListener('error', ({ filename }) => filename?.includes('/assets/') && giveUp(), whileWaiting)
  document.addEventListener('app:failed', giveUp)
  document.addEventListener('app:hydrates', () => {
    isTakenOver = true
  })
  document.addEventListener('app:shown', () => {
    delete root.dataset.boot
    listeners.abort()
  })
  document.addEventListener(
    'page:shown',
    () => {
      pageListeners.abort()
      letPicturesCome()
      setTimeout(replay)
    },
    { once: true },
  )
  whenPainted(() => openingsAtHand().catch(nothing))
  // What is below the view is laid out once, in the typefaces it stays in.
  addEventListener('load', () => whenTypefacesCame.then(startWhenPainted), { signal: listeners.signal })
  compare('entered')
}
