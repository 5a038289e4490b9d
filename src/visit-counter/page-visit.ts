import { pageIsQuiet } from './page-is-quiet.ts'

/** The visit of this page load: counted once, whoever looks and however often. */
export type PageVisit = {
  /** Starts the count at the first call; `onCounted` is called when the number is there. Returns the unsubscriber. */
  subscribe: (onCounted: () => void) => () => void
  /** The number to show, `undefined` until it is known. */
  count: () => number | undefined
}

/** Registered on the page, not in this module: hot reload replaces modules, and a replaced module must not count again. */
const VISIT: unique symbol = Symbol.for('visit-counter.visit')

declare global {
  interface Window {
    [VISIT]?: PageVisit
  }
}

/**
 * The one visit of this page load. Does nothing by itself: it is safe to call while rendering, and on the server,
 * where nobody subscribes.
 *
 * @param databaseUrl As in `countVisit`. Only the first call's counts.
 */
export function pageVisit(databaseUrl: string): PageVisit {
  if (typeof window === 'undefined') return createPageVisit(databaseUrl)
  window[VISIT] ??= createPageVisit(databaseUrl)
  return window[VISIT]
}

function createPageVisit(databaseUrl: string): PageVisit {
  const listeners = new Set<() => void>()
  let started = false
  let counted: number | undefined

  async function start() {
    try {
      await pageIsQuiet()
      const { countVisit } = await import('./count-visit.ts')
      counted = await countVisit(databaseUrl)
      for (const listener of listeners) listener()
    } catch (error) {
      console.error('Ziyaretçi sayısı alınırken hata:', error)
    }
  }

  return {
    subscribe(onCounted) {
      listeners.add(onCounted)
      if (!started) {
        started = true
        void start()
      }
      return () => listeners.delete(onCounted)
    },
    count: () => counted,
  }
}
