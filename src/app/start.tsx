import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadIdleParts } from '@/components/comes-when-idle.tsx'
import { NOT_FOUND_PATH } from '@/content/paths.ts'
import { whenLoadedAndIdle } from '@/motion/when-idle.ts'
import { App } from './App.tsx'
import { loadPageLater, loadSection } from './load-page.ts'
import { reloadOnce } from './missing-file.ts'
import { prepareOpenings, takeReadTo } from './openings.ts'
import { createSiteRouter, isPage } from './router.tsx'
import { createSiteHistory } from './site-history.ts'

/** What a page carries in its head itself, whether it was prepared or not. */
const PAGE_HEAD = 'title, meta[name="description"], meta[name="robots"], link[rel="canonical"]'

/** A first page that is ready sooner replaces the waiting text directly; a later one shows its own spinner. */
const FIRST_PAGE_PATIENCE_MS = 400

/**
 * Takes over the prepared page where it shows what the address asks for: first what surrounds it, then, when the browser
 * has nothing better to do, the page itself. Builds the page anew where it shows something else (`/#/hakkimizda` is
 * answered with the front page) or where nothing was prepared (in development).
 */
export async function startApp(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root.')
  const prepared = document.documentElement.dataset.page
  const preparedHead = document.head.querySelectorAll(PAGE_HEAD)
  const dropPreparedHead = () => {
    for (const element of preparedHead) element.remove()
  }
  const whenShown = new Promise((resolve) => document.addEventListener('app:shown', resolve, { once: true }))
  let isFirst = true
  const router = createSiteRouter(createSiteHistory(isPage), (entry) => {
    const isPrepared = isFirst && entry.path === prepared
    isFirst = false
    return isPrepared ? loadPageLater(entry, whenShown, mend) : undefined
  })
  let wasMovedEarly = false
  let readTo = 0

  /** A file of the prepared page did not arrive. It can be read as it is; whoever comes back to it asks for it anew. */
  const mend = async (error: unknown) => {
    router.subscribe('onRendered', () => router.clearCache())
    if (!(await reloadOnce(error))) throw error
  }

  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    // After a change of page the keyboard and the screen reader start at its heading, not at the link that was pressed.
    if ((fromLocation && pathChanged) || wasMovedEarly) focusHeading()
    wasMovedEarly = false
    // The router begins at the top; who has read on in the first view stays there.
    const y = readTo || takeReadTo()
    if (y > 0) scrollTo(0, y)
    readTo = 0
    router.options.scrollRestoration = true
    // The router notes where a page is left only if it has heard of scrolling since. A first view was at its top before
    // this, so nothing is scrolled now, and of the reader's own scrolling the browser tells a frame later.
    document.dispatchEvent(new Event('scroll'))
  })

  document.addEventListener('page:shown', () => {
    // A reader who has gone on before the page was taken over: no component has taken its head over either.
    if (document.querySelector('title') !== preparedHead[0]) dropPreparedHead()
    document.documentElement.dataset.app = 'running'
    // The services are what most visitors open next. Where one of both does not arrive, a page is built without it, or
    // asks again and reports it.
    void whenLoadedAndIdle().then(() => Promise.allSettled([loadSection('services'), prepareOpenings()]))
  })

  // A phone takes as long for the router as for what follows; in between it can answer a touch.
  await new Promise((resolve) => setTimeout(resolve))
  const isPrepared = () =>
    prepared !== undefined &&
    document.documentElement.dataset.boot === undefined &&
    pageAt(router.history.location.pathname) === prepared
  const announce = () => {
    document.dispatchEvent(new Event('app:shown'))
    // The router does not hear of an address that changes while it is being built in.
    setTimeout(() => {
      if (router.state.resolvedLocation?.href !== router.history.location.href) void router.load()
    })
  }
  /** A reader who goes on before the page has been taken over leaves React nothing to take over. */
  const onRecoverableError = (error: unknown) => {
    if (isPrepared()) reportError(error)
  }
  const app = <App router={router} onShown={announce} />

  if (isPrepared()) await router.load()
  // The reader may have gone on in the meantime.
  if (isPrepared()) {
    // Otherwise the router adds a Suspense boundary that the prepared page does not have, and hydration fails.
    router.ssr = { manifest: undefined }
    // The browser has put the reader where they belong, and they may have scrolled since.
    router.options.scrollRestoration = () => false
    document.dispatchEvent(new Event('app:hydrates'))
    // As a transition hydration is done in slices and lets touches through.
    startTransition(() => void hydrateRoot(container, app, { onRecoverableError }))
    return
  }
  const patience = new Promise<void>((resolve) => {
    setTimeout(() => {
      // The first view of the page says more than a spinner; boot.ts sees to it that it does not stay for ever.
      if (!document.querySelector('[data-opening]')) resolve()
    }, FIRST_PAGE_PATIENCE_MS)
  })
  await Promise.race([Promise.all([router.load(), loadIdleParts()]), patience])
  // From here on the pages carry their own head.
  dropPreparedHead()
  wasMovedEarly = document.documentElement.dataset.boot === 'moved'
  // Who comes back is put where they were by the router; of a first view the browser could only reach the end.
  const [entered] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entered?.type === 'navigate' || wasMovedEarly) readTo = scrollY
  createRoot(container).render(app)
}

/** The page that is shown at a path. */
function pageAt(path: string): string {
  return isPage(path) ? path : NOT_FOUND_PATH
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
