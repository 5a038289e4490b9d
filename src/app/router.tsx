import pages from 'virtual:content/pages'
import {
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  type RouterOptions,
} from '@tanstack/react-router'
import type { PageEntry } from '@/collections/resolved.ts'
import { NOT_FOUND_PATH } from '@/content/paths.ts'
import { ErrorPage, RootErrorPage } from './ErrorPage.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { loadPage } from './load-page.ts'
import { PageView } from './PageView.tsx'
import { RootLayout } from './RootLayout.tsx'

/** A page that loads faster shows no spinner. */
const PENDING_AFTER_MS = 150
/** A spinner does not flicker. */
const PENDING_AT_LEAST_MS = 300

type BrowserOptions = Pick<RouterOptions<never, never>, 'scrollRestoration' | 'defaultPreload'>

/** @returns Whether a page of its own lives at a canonical path. */
export function isPage(path: string): boolean {
  return pages.some((entry) => entry.path === path)
}

/** @returns The path of the page shown at a canonical path: its own, or that of the not-found page. */
export function shownPath(path: string): string {
  return isPage(path) ? path : NOT_FOUND_PATH
}

/**
 * The routes come from content: one a page file, and the not-found page for everything else.
 *
 * @param options What only a browser does.
 */
export function createSiteRouter(history: RouterHistory, options: BrowserOptions = {}) {
  /** A followed link starts at the top of the page, going back does not. */
  let hasFollowedLink = false
  history.subscribe(({ action }) => {
    hasFollowedLink = action.type === 'PUSH'
  })
  const root = createRootRoute({ component: RootLayout, errorComponent: RootErrorPage })
  const routeOf = (entry: PageEntry, path: string) => {
    const route = createRoute({
      getParentRoute: () => root,
      path,
      loader: () => loadPage(entry),
      // A page does not change while it is open.
      staleTime: Number.POSITIVE_INFINITY,
    })
    return route.update({
      component: function PageRoute() {
        const { pathname, hash } = history.location
        // Not while the next page loads: hydration would find the placeholder of what is below the fold.
        const isFresh = hasFollowedLink && shownPath(pathname) === entry.path && hash === ''
        return <PageView {...route.useLoaderData()} isFresh={isFresh} />
      },
    })
  }
  const notFound = pages.filter(({ path }) => path === NOT_FOUND_PATH).map((entry) => routeOf(entry, '$'))
  return createRouter({
    routeTree: root.addChildren([...pages.map((entry) => routeOf(entry, entry.path)), ...notFound]),
    history,
    defaultPendingComponent: LoadingPage,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: PENDING_AT_LEAST_MS,
    defaultErrorComponent: ErrorPage,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    trailingSlash: 'never',
    ...options,
  })
}
