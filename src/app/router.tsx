import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  type RouterOptions,
  useLocation,
  useMatches,
} from '@tanstack/react-router'
import { useInsertionEffect } from 'react'
import { showAllStyles } from '@/boot/all-styles.ts'
import { Loading } from '@/components/Loading.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import type { PageParts } from './load-page.ts'
import { PageView } from './PageView.tsx'
import { RootLayout } from './RootLayout.tsx'

/** A page that loads faster shows no spinner. */
const PENDING_AFTER_MS = 150
/** A spinner does not flicker. */
const PENDING_AT_LEAST_MS = 300

type BrowserOptions = Pick<
  RouterOptions<never, never>,
  'scrollRestoration' | 'getScrollRestorationKey' | 'defaultPreload'
>

/**
 * One route for every page.
 *
 * @param loadPage Loads what is shown at a path.
 * @param options What only a browser does.
 */
export function createSiteRouter(
  history: RouterHistory,
  loadPage: (path: string, partOf?: string) => Promise<PageParts>,
  options: BrowserOptions = {},
) {
  /** A followed link starts at the top of the page, going back does not. */
  let hasFollowedLink = false
  history.subscribe(({ action }) => {
    hasFollowedLink = action.type === 'PUSH'
  })
  const root = createRootRoute({ component: CurrentPage, errorComponent: ErrorPage })
  const page = createRoute({
    getParentRoute: () => root,
    path: '$',
    loader: ({ location }) => loadPage(location.pathname, location.state.partOf),
    // A page does not change while it is open.
    staleTime: Number.POSITIVE_INFINITY,
    component: function PageRoute() {
      const path = page.useMatch({ select: ({ pathname }) => pathname })
      const { pathname, hash } = useLocation()
      // Not while the next page loads: hydration would find the placeholder of what is below the fold.
      const isFresh = hasFollowedLink && pathname === path && hash === ''
      return <PageView {...page.useLoaderData()} isFresh={isFresh} />
    },
  })
  return createRouter({
    routeTree: root.addChildren([page]),
    history,
    defaultPendingComponent: Loading,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: PENDING_AT_LEAST_MS,
    defaultErrorComponent: ErrorPage,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    trailingSlash: 'never',
    ...options,
  })
}

/** Another page is mounted from scratch: over one that is not hydrated yet React would report a mismatch. */
function CurrentPage() {
  const path = useMatches({ select: (matches): string | undefined => matches.at(-1)?.pathname })
  useInsertionEffect(() => {
    if (path !== document.documentElement.dataset.page) showAllStyles()
  }, [path])
  return (
    <RootLayout>
      <Outlet key={path} />
    </RootLayout>
  )
}
