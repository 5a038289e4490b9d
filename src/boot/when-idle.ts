/** A page that is never idle still gets its work done. */
const IDLE_TIMEOUT_MS = 2000

/** Where movement does not end, as in a tab that is not seen. The stage of the hero waits four seconds and takes one. */
const STILL_TIMEOUT_MS = 6000

/** Safari has no idle callback. */
const IDLE_GUESS_MS = 200

/** @returns A promise that resolves when the browser is idle, at the latest after `IDLE_TIMEOUT_MS`. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, IDLE_GUESS_MS)
  })
}

/**
 * @returns A promise that resolves when the page has loaded, nothing moves that will come to rest, and the browser is idle.
 */
export async function whenLoadedAndIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await Promise.race([whenStill(), new Promise((resolve) => setTimeout(resolve, STILL_TIMEOUT_MS))])
  await whenIdle()
}

/** The stage of the hero, where it is in view and has not changed yet, and every movement with an end. */
async function whenStill(): Promise<void> {
  const { documentElement: root } = document
  const { top = 0, bottom = 0 } = document.querySelector('[data-phase]')?.getBoundingClientRect() ?? {}
  if (root.dataset.stage !== undefined && bottom > 0 && top < innerHeight)
    await new Promise((resolve) => new MutationObserver(resolve).observe(root, { attributeFilter: ['data-stage'] }))
  const moving = document
    .getAnimations()
    .filter(
      ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(moving.map(({ finished }) => finished))
}
