import { whenLoadedAndIdle } from '@/boot/when-idle.ts'

/** The visit of this page load: counted once, however many components subscribe. */
export type PageVisit = {
  /** Starts counting at the first call. `onCounted` is called when the number is known. Returns the unsubscribe function. */
  subscribe: (onCounted: () => void) => () => void
  /** The number of visits, `undefined` until it is known. */
  count: () => number | undefined
}

/** What the console says in front of the error when anything fails. */
export const FAILURE = 'Ziyaretçi sayısı alınırken hata:'

/** Registered on `window`, not in this module: hot reload replaces modules, and a replaced module must not count again. */
const VISIT: unique symbol = Symbol.for('visit-counter.visit')

declare global {
  interface Window {
    [VISIT]?: PageVisit
  }
}

/**
 * The one visit of this page load. Has no side effects: it is safe to call while rendering, and on the server, where
 * nothing subscribes.
 *
 * @param databaseUrl As in `countVisit`. The first call decides.
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
      await whenPageIsShown()
      await whenLoadedAndIdle()
      const { countVisit } = await import('./count-visit.ts')
      counted = await countVisit(databaseUrl)
      for (const listener of listeners) listener()
    } catch (error) {
      console.error(FAILURE, error)
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

/** Waits for the activation of a page that the browser prerenders speculatively: it has not been visited yet. */
async function whenPageIsShown() {
  if (!('prerendering' in document && document.prerendering === true)) return
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
}
