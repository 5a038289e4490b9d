import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { currentAddress, replaceEntry } from '@/boot/current-address.ts'
import { formatAddress, HOME_PATH, hashHref, pageHref, parsePathname } from '@/content/paths.ts'

const HOME_HREF = pageHref(HOME_PATH)

declare module '@tanstack/history' {
  interface HistoryState {
    /** The page whose part the hash was meant to be, if it is no page. */
    partOf?: string
  }
}

/** What the router keeps with an entry of the session history. */
type EntryState = RouterHistory['location']['state']

/**
 * Hash history that reads addresses as people type them. The router's own hash history copies `?utm_source=x` into
 * every link, loses the current link on `#hakkimizda` and knows neither `#/HAKKIMIZDA` nor `#/İletişim`.
 *
 * Entered at a real path (`/hakkimizda/`), the page is taken from there until the first navigation.
 */
export function createSiteHistory(): RouterHistory {
  let lastIndex = 0

  const parseLocation = () => {
    const { hash, pathname, search } = window.location
    const { address, isHashRoute } = currentAddress()
    const href = formatAddress(address)
    const state = entryState()
    if (isHashRoute && !hash.startsWith('#/')) state.partOf = parsePathname(pathname).pathname
    lastIndex = state.__TSR_index
    // A typed URL becomes canonical; campaign parameters in front of the hash stay.
    if (isHashRoute && (pathname !== HOME_HREF || hash !== `#${href}`))
      replaceEntry(state, `${HOME_HREF}${search}#${href}`)
    return { ...address, href, state }
  }

  /** An entry the browser made (a typed URL, a plain anchor) has no state yet: it follows the last one. */
  const entryState = (): EntryState => {
    const state: Partial<EntryState> | null = window.history.state
    if (state?.__TSR_key !== undefined) return state as EntryState
    const key = Math.random().toString(36).slice(2, 10)
    const fresh = { ...state, __TSR_index: lastIndex + 1, __TSR_key: key, key }
    replaceEntry(fresh)
    return fresh
  }

  const history = createBrowserHistory({ parseLocation, createHref: hashHref })
  // Navigation changes the hash; links are real URLs.
  history.createHref = pageHref
  return history
}
