import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { formatAddress, hashHref, parseAddress } from '@/content/paths.ts'

/** What the router keeps with an entry of the session history. */
type EntryState = { __TSR_index: number; __TSR_key?: string; key?: string }

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
    const isHashRoute = hash !== '' || pathname === '/'
    const address = parseAddress(isHashRoute ? hash.slice(1) : pathname)
    const href = formatAddress(address)
    const state = entryState()
    lastIndex = state.__TSR_index
    // What was typed becomes what we would have linked to; campaign parameters in front of the hash stay readable.
    if (hash !== '' && (pathname !== '/' || hash !== `#${href}`)) replaceEntry(state, `/${search}#${href}`)
    return { ...address, href, state }
  }

  /** An entry the browser made by itself (typed, or a plain anchor) has no state yet: it is the one after the last. */
  const entryState = (): EntryState => {
    const state: EntryState | null = window.history.state
    if (state?.__TSR_key !== undefined) return state
    const key = Math.random().toString(36).slice(2, 10)
    const fresh = { __TSR_index: lastIndex + 1, __TSR_key: key, key }
    replaceEntry(fresh, window.location.href)
    return fresh
  }

  return createBrowserHistory({ parseLocation, createHref: hashHref })
}

/** Changes the entry without telling the router, which patches `history.replaceState` to listen to it. */
function replaceEntry(state: EntryState, url: string): void {
  History.prototype.replaceState.call(window.history, state, '', url)
}
