/** Latest start of work that waits for idle time; a page that is never idle still gets it done. */
const IDLE_TIMEOUT_MS = 2000

/** How long a browser that does not tell when it is idle is given to become so. */
const IDLE_GUESS_MS = 200

/** @returns A promise that resolves when the browser has nothing better to do. */
export function whenIdle(): Promise<void> {
  return whenIdleWithin(IDLE_TIMEOUT_MS)
}

/** @param latest Milliseconds after which a browser that is never idle is not waited for any longer. */
export function whenIdleWithin(latest: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: latest })
    else setTimeout(resolve, Math.min(latest, IDLE_GUESS_MS))
  })
}

/** @returns A promise that resolves when the page has loaded and the browser has nothing better to do. */
export async function whenLoadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await whenIdle()
}
