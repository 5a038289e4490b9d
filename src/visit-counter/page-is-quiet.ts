/** The longest the counter waits for a busy page to become idle. Chosen by eye: a visitor who leaves earlier is lost. */
const LONGEST_WAIT_MS = 3_000

/** For browsers without `requestIdleCallback` (Safari): long enough for the work that follows the load event. */
const WAIT_WITHOUT_IDLE_CALLBACK_MS = 500

/** Resolves when somebody really looks at the page, everything it needs has been loaded and the browser has time. */
export async function pageIsQuiet(): Promise<void> {
  if (isPrerendering()) await heard(document, 'prerenderingchange')
  if (document.readyState !== 'complete') await heard(window, 'load')
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
    else setTimeout(resolve, WAIT_WITHOUT_IDLE_CALLBACK_MS)
  })
}

/** A page that the browser renders on the guess that it will be asked for has not been visited yet. */
function isPrerendering() {
  return 'prerendering' in document && document.prerendering === true
}

function heard(target: EventTarget, event: string) {
  return new Promise<void>((resolve) => {
    target.addEventListener(event, () => resolve(), { once: true })
  })
}
