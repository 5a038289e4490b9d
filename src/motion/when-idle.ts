/** Latest start of work that waits for idle time; a page that is never idle still gets it done. */
const IDLE_TIMEOUT_MS = 2000

/** Safari does not tell when it is idle; after loading it is given this long. */
const IDLE_GUESS_MS = 200

/** @returns A promise that resolves when the browser has nothing better to do. */
export function whenIdle(): Promise<void> {
  return whenIdleWithin(IDLE_TIMEOUT_MS)
}

/**
 * @param latest Milliseconds after which a browser that is never idle is not waited for any longer.
 * @param guess Milliseconds that a browser is given that does not tell when it is idle.
 */
export function whenIdleWithin(latest: number, guess = IDLE_GUESS_MS): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: latest })
    else setTimeout(resolve, guess)
  })
}

/** @returns A promise that resolves when the page has loaded and the browser has nothing better to do. */
export async function whenLoadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await whenIdle()
}
