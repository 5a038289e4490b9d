/** A page that is never idle still gets its work done. */
const IDLE_TIMEOUT_MS = 2000

/** Safari has no idle callback. */
const IDLE_GUESS_MS = 200

/** @returns A promise that resolves when the browser is idle, at the latest after `IDLE_TIMEOUT_MS`. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, IDLE_GUESS_MS)
  })
}

/** @returns A promise that resolves when the page has loaded and the browser is idle. */
export async function whenLoadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await whenIdle()
}
