import siteData from 'virtual:content/site-data'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { PAGE_HEAD } from '@/content/page-head.ts'
import { NOT_FOUND_PATH, parseAddress } from '@/content/paths.ts'
import { whenIdle, whenLoadedAndIdle } from '@/motion/when-idle.ts'
import { App } from './App.tsx'
import { loadSection } from './load-page.ts'
import { createSiteRouter, isPage } from './router.tsx'
import { createSiteHistory } from './site-history.ts'

/** A first page that is ready sooner replaces the waiting text directly; a later one shows its own spinner. */
const FIRST_PAGE_PATIENCE_MS = 400

/**
 * Takes over the prepared page where it shows what the address asks for. Builds the page anew where the reader has gone on
 * meanwhile, or where nothing was prepared (in development).
 *
 * @throws Error when a file of the prepared page does not arrive: it can be read as it is.
 */
export async function startApp(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root.')
  const { dataset } = document.documentElement
  const prepared = dataset.page
  /** See src/boot/: then the browser could not know how far down the reader had been. */
  const wasBrought = parseAddress(window.location.pathname).pathname !== prepared
  let restoresScroll = true
  const router = createSiteRouter(createSiteHistory(isPage), {
    scrollRestoration: () => restoresScroll,
    defaultPreload: import.meta.env.DEV || savesData() ? false : 'intent',
  })
  const isPrepared = () => {
    const { pathname } = router.history.location
    return prepared !== undefined && (isPage(pathname) ? pathname : NOT_FOUND_PATH) === prepared
  }

  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    restoresScroll = true
    // After a change of page the keyboard and the screen reader start at its heading, not at the link that was pressed.
    if (fromLocation && pathChanged) focusHeading()
  })

  const announce = async () => {
    dataset.app = 'running'
    // Links are answered by the router from now on.
    document.querySelector('script[type="speculationrules"]')?.remove()
    // The router does not hear of an address that changes while it is being built in.
    if (router.state.resolvedLocation?.href !== router.history.location.href) await router.load()
    delete dataset.covered
    await whenLoadedAndIdle()
    // A file that does not arrive is asked for again by its page.
    await loadSection('services').catch(() => {})
    if (import.meta.env.DEV || savesData()) return
    // Not as each link comes into view: to observe all of them costs a phone a tenth of its work of scrolling.
    for (const { link } of siteData.navigation.header) {
      await whenIdle()
      await router.preloadRoute({ to: parseAddress(link).pathname })
    }
  }
  const app = <App router={router} onShown={announce} />

  if (isPrepared()) {
    await router.load()
    for (const { error } of router.state.matches) if (error) throw error
  }
  // The reader may have gone on in the meantime.
  if (isPrepared()) {
    // Otherwise the router adds a Suspense boundary that the prepared page does not have, and hydration fails.
    router.ssr = { manifest: undefined }
    // The browser has put the reader where they belong, and they may have scrolled since.
    restoresScroll = wasBrought && isReturn()
    // As a transition hydration is done in slices and lets touches through.
    startTransition(() => void hydrateRoot(container, app))
    return
  }
  const patience = new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_PATIENCE_MS))
  await Promise.race([router.load(), patience])
  // From here on the pages carry their own head.
  for (const element of document.head.querySelectorAll(PAGE_HEAD)) element.remove()
  createRoot(container).render(app)
}

/** Whether the reader's line should carry only what is asked for. Not every browser tells, and TypeScript knows of none. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Whether the reader has loaded the page again or come back to it. */
function isReturn(): boolean {
  const [entered] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entered !== undefined && entered.type !== 'navigate'
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
