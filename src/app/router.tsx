import pages from 'virtual:content/pages'
import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router'
import { use, useInsertionEffect } from 'react'
import { NOT_FOUND_PATH } from '@/content/paths.ts'
import type { PageEntry } from '@/content/resolved.ts'
import { ErrorPage, RootErrorPage } from './ErrorPage.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { hasArrived, type LoadedPage, loadPage, type PageToCome } from './load-page.ts'
import { hideOpening, isOpeningShown, showOpening, takeBackOpening } from './openings.ts'
import { RootLayout } from './RootLayout.tsx'

/** A page that is there sooner shows no spinner; measured comfort, see the notes on pending in the router's guide. */
const PENDING_AFTER_MS = 150
/** A spinner that has come stays long enough not to flicker. */
const PENDING_AT_LEAST_MS = 300

/** @returns Whether a page of its own lives at a canonical path. */
export function isPage(path: string): boolean {
  return pages.some((entry) => entry.path === path)
}

/**
 * The routes come from content: one a page file, and the not-found page for everything else.
 *
 * @param loadFirst Fetches the page the site is entered at, where that is not done as for every other page.
 */
export function createSiteRouter(history: RouterHistory, loadFirst?: (entry: PageEntry) => PageToCome | undefined) {
  /** Unlike who goes back, who follows a link begins at the top of the page. */
  let hasFollowedLink = false
  history.subscribe(({ action }) => {
    hasFollowedLink = action.type === 'PUSH'
    if (!hasFollowedLink) takeBackOpening()
  })
  const root = createRootRoute({ component: RootLayout, errorComponent: RootErrorPage })
  const routeOf = (entry: PageEntry, path: string) => {
    const route = createRoute({
      getParentRoute: () => root,
      path,
      // Its first view says more than a spinner.
      get pendingMs() {
        return isOpeningShown() ? Number.POSITIVE_INFINITY : PENDING_AFTER_MS
      },
      // By now the address has changed, and the router has noted where the page was left.
      beforeLoad: ({ cause, location: { hash } }) => {
        if (cause !== 'enter') return
        if (hasFollowedLink && hash === '' && hasArrived(entry.path)) return showOpening(entry.path)
        // That of another page, whose link was pressed just before.
        hideOpening()
      },
      loader: (): PageToCome | Promise<LoadedPage> => loadFirst?.(entry) ?? loadPage(entry),
      // A page does not change while it is open.
      staleTime: Number.POSITIVE_INFINITY,
    })
    return route.update({
      component: function PageRoute() {
        // Before anything on the page is measured.
        useInsertionEffect(hideOpening, [])
        const data = route.useLoaderData()
        const { View, ...parts } = 'whenLoaded' in data ? use(data.whenLoaded) : data
        return <View {...parts} isFresh={hasFollowedLink && history.location.hash === ''} />
      },
    })
  }
  const notFound = pages.filter(({ path }) => path === NOT_FOUND_PATH).map((entry) => routeOf(entry, '$'))
  const router = createRouter({
    routeTree: root.addChildren([...pages.map((entry) => routeOf(entry, entry.path)), ...notFound]),
    history,
    defaultPendingComponent: LoadingPage,
    defaultPendingMinMs: PENDING_AT_LEAST_MS,
    defaultErrorComponent: ErrorPage,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    // On the server it would write a script into the page.
    scrollRestoration: !import.meta.env.SSR,
    trailingSlash: 'never',
  })
  // An error page, or the reader has turned back. Before the router looks for the place that was read to.
  router.subscribe('onResolved', hideOpening)
  return router
}
