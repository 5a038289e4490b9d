import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { NOT_FOUND_PATH } from '@/content/paths.ts'
import { App } from './App.tsx'
import { loadSection } from './load-page.ts'
import { createSiteRouter, isPage } from './router.tsx'
import { createSiteHistory } from './site-history.ts'

/** A first page that is ready sooner replaces the waiting text directly; a later one shows its own spinner. */
const FIRST_PAGE_PATIENCE_MS = 400

/**
 * Takes over the prepared page where it shows what the address asks for; builds the page anew where it does not
 * (`/#/hakkimizda` is answered with the front page) or where nothing was prepared (in development).
 */
export async function startApp(): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no element with the id "root".')
  const router = createSiteRouter(createSiteHistory(isPage))
  let wasMovedEarly = false

  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    // After a change of page the keyboard and the screen reader start at its heading, not at the link that was pressed.
    if ((fromLocation && pathChanged) || wasMovedEarly) focusHeading()
    wasMovedEarly = false
  })

  // The services are what most visitors open next.
  loadSection('services').catch(() => {
    // The page that needs them asks again and reports it.
  })

  document.addEventListener('page:shown', () => {
    document.documentElement.dataset.app = 'running'
  })

  const prepared = document.documentElement.dataset.page
  const isPrepared = () => prepared !== undefined && pageAt(router.history.location.pathname) === prepared
  const announce = () => {
    document.dispatchEvent(new Event('app:shown'))
    // The router does not hear of an address that changes while it is being built in.
    setTimeout(() => {
      if (router.state.resolvedLocation?.href !== router.history.location.href) void router.load()
    })
  }
  const app = <App router={router} onShown={announce} />

  if (isPrepared()) {
    await router.load()
    // The reader may have gone on in the meantime.
    if (isPrepared()) {
      const failed = router.state.matches.find(({ status }) => status === 'error')
      // The prepared page says more than an error page.
      if (failed) throw failed.error
      // Otherwise the router adds a Suspense boundary that the prepared page does not have, and hydration fails.
      router.ssr = { manifest: undefined }
      // As a transition hydration is done in slices and lets touches through.
      startTransition(() => void hydrateRoot(container, app))
      return
    }
  } else {
    const patience = new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_PATIENCE_MS))
    await Promise.race([router.load(), patience])
  }
  // From here on the pages carry their own head.
  const head = 'title, meta[name="description"], meta[name="robots"], link[rel="canonical"]'
  for (const element of document.head.querySelectorAll(head)) element.remove()
  wasMovedEarly = document.documentElement.dataset.boot === 'moved'
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
