import { whenLoadedAndIdle } from '@/boot/when-idle.ts'

/** What the console says in front of the error when anything fails. */
export const FAILURE = 'Ziyaretçi sayısı alınırken hata:'

const listeners = new Set<() => void>()
let hasStarted = false
let counted: number | undefined

/**
 * Counts the visit of this page load at the first call: once, however many components subscribe.
 *
 * @param onCounted Called when the number is known.
 * @returns The function that ends the subscription.
 */
export function subscribeToVisits(onCounted: () => void): () => void {
  listeners.add(onCounted)
  if (!hasStarted) void start()
  return () => listeners.delete(onCounted)
}

/** @returns The number of visits, `undefined` until it is known. */
export function visitCount(): number | undefined {
  return counted
}

/** Shows an invented number, so that the line can be seen where nobody visits the page: in the preview of the form. */
export function inventVisitCount(count: number): void {
  hasStarted = true
  counted = count
}

async function start() {
  hasStarted = true
  try {
    await whenPageIsShown()
    await whenLoadedAndIdle()
    const { countVisit } = await import('./count-visit.ts')
    counted = await countVisit(import.meta.env.VITE_FIREBASE_DATABASE_URL)
    for (const listener of listeners) listener()
  } catch (error) {
    console.error(FAILURE, error)
  }
}

/** Waits for the activation of a page that the browser prerenders speculatively: it has not been visited yet. */
async function whenPageIsShown() {
  if (!('prerendering' in document && document.prerendering === true)) return
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
}
