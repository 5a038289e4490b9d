/** Latest start of work that waits for idle time; a page that is never idle still gets its motion. */
const IDLE_TIMEOUT_MS = 2000

/** @returns A promise that resolves when the page has loaded and the browser has nothing better to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
      else setTimeout(resolve, 200)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
  })
}
