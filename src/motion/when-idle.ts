/** Latest start of work that waits for idle time; a page that is never idle still gets it done. */
const IDLE_TIMEOUT_MS = 2000

/** @returns A promise that resolves when the browser has nothing better to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, 200)
  })
}

/** @returns A promise that resolves when the page has loaded and the browser has nothing better to do. */
export async function whenLoadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await whenIdle()
}
