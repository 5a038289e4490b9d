import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { replaceEntry } from '@/boot/current-address.ts'
import { PAGE_HEAD } from '@/boot/page-head.ts'
import { focusHeading, isReturn } from '@/boot/part.ts'
import { whenIdle, whenLoadedAndIdle } from '@/boot/when-idle.ts'
import { parseAddress, parsePathname } from '@/content/paths.ts'
import { sectionLoaders } from '@/sections/registry.ts'
import { App } from './App.tsx'
import { currentPlace, type Place, returnTo } from './left-places.ts'
import { loadPage, loadSiteData } from './load-page.ts'
import { createSiteRouter } from './router.tsx'
import { createSiteHistory } from './site-history.ts'

/** A first page that takes longer is preceded by the router's pending component. */
const FIRST_PAGE_PATIENCE_MS = 400

/** `Loading` in the place of a page. */
const SPINNER = 'main > [role="status"]'

/**
 * Hydrates the prerendered page if it is the one the URL asks for. Otherwise (the reader has navigated meanwhile, or in
 * development) renders from scratch.
 *
 * @throws Error when data or a chunk of the prerendered page cannot be loaded.
 */
export async function startApp(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root.')
  const { documentElement } = document
  const { dataset } = documentElement
  const prerendered = dataset.page
  let siteData = await loadSiteData()
  // The document came by src/boot/, so the browser could not restore the scroll position.
  const wasBrought = parsePathname(window.location.pathname).pathname !== prerendered
  const prerenderedHead = document.head.querySelectorAll(PAGE_HEAD)
  let restoresScroll = true
  const preloads = !import.meta.env.DEV && !savesData()
  const history = createSiteHistory()
  /** The places that were left, by entry of the session history; those of before a reload come with the entry. */
  const placesLeft: Record<string, Place> = { ...window.history.state?.placesLeft }
  let entry = history.location.state.__TSR_key
  let isFollowed = false
  history.subscribe(({ action, location }) => {
    isFollowed = action.type === 'PUSH'
    // The router remembers a place only after a scroll event, which a busy browser dispatches late.
    document.dispatchEvent(new Event('scroll'))
    // While the next page is loading, what is on screen is not the page that was left.
    if (!document.querySelector(SPINNER)) placesLeft[entry ?? ''] = currentPlace()
    entry = location.state.__TSR_key
    documentElement.toggleAttribute('data-place', action.type !== 'PUSH' || location.hash !== '')
  })
  const router = createSiteRouter(history, loadPage, {
    scrollRestoration: () => restoresScroll,
    // While the next page is loading, the place on screen is not that of the page that was left.
    getScrollRestorationKey: ({ state, href }) =>
      document.querySelector(SPINNER) ? 'loading' : (state.__TSR_key ?? href),
    defaultPreload: preloads && 'intent',
  })
  const isPrerendered = () => history.location.pathname === prerendered
  const removePrerenderedHead = () => {
    for (const tag of prerenderedHead) tag.remove()
  }

  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
    restoresScroll = true
    if (!fromLocation || !(pathChanged || hashChanged)) return
    const { hash } = toLocation
    const left = placesLeft[entry ?? '']
    replaceEntry({ ...window.history.state, placesLeft })
    // The router leaves the place to the part, even if the page has none of that name.
    if (pathChanged && hash !== '' && !document.getElementById(hash) && !left) window.scrollTo(0, 0)
    if (!left || !returnTo(left)) focusHeading(hash, !isFollowed)
    // React removes them only with a page it has hydrated.
    if (pathChanged) removePrerenderedHead()
  })

  const onFirstRender = async () => {
    dataset.app = 'running'
    // From now on the router answers links.
    document.querySelector('script[type="speculationrules"]')?.remove()
    // The router misses a URL that changes during hydration.
    if (router.state.resolvedLocation?.href !== history.location.href) await router.load()
    delete dataset.covered
    await whenLoadedAndIdle()
    // A chunk that fails is requested again by its page.
    await sectionLoaders.services().catch(() => {})
    if (!preloads) return
    // Not 'viewport': an observer for every link makes scrolling slow on a phone.
    for (const { link } of siteData.navigation.header) {
      await whenIdle()
      await router.preloadRoute({ to: parseAddress(link).pathname })
    }
  }
  const app = () => <App router={router} siteData={siteData} onShown={onFirstRender} />
  let reactRoot: Root | undefined
  import.meta.hot?.on('content:update', async () => {
    siteData = await loadSiteData()
    await router.invalidate()
    reactRoot?.render(app())
  })

  if (isPrerendered()) {
    await router.load()
    for (const { error } of router.state.matches) if (error) throw error
  }
  // The reader may have navigated meanwhile.
  if (isPrerendered()) {
    // Otherwise the router adds a Suspense boundary that the prerendered page does not have, and hydration fails.
    router.ssr = { manifest: undefined }
    // The browser has restored the scroll position, and the reader may have scrolled since.
    restoresScroll = wasBrought && isReturn()
    // In a transition hydration yields to input.
    startTransition(() => {
      reactRoot = hydrateRoot(container, app())
    })
    return
  }
  const patience = new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_PATIENCE_MS))
  await Promise.race([router.load(), patience])
  // From here on PageView renders these tags.
  removePrerenderedHead()
  reactRoot = createRoot(container)
  reactRoot.render(app())
}

/** The Save-Data preference. Not in every browser, nor in TypeScript's types. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
