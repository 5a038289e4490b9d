let isLoading = false

/**
 * Loads the counter's chunk without telling the page when that fails. Vite announces every failed chunk with
 * `vite:preloadError`, and a site answers that by reloading itself: right for a page that is missing after a release,
 * wrong for a counter that an ad blocker took away.
 */
export async function loadQuietly<Module>(load: () => Promise<Module>): Promise<Module> {
  isLoading = true
  try {
    return await load()
  } finally {
    isLoading = false
  }
}

/** Chromium and Firefox name the chunk that failed, Safari does not: while ours is on its way, a nameless one is ours. */
function concernsCounter(error: Error) {
  return error.message.includes('count-visit') || !error.message.includes('://')
}

// While capturing, so that it comes before those who listen in the usual way, whoever registered first.
if (typeof window !== 'undefined') {
  const silence = (event: VitePreloadErrorEvent) => {
    if (isLoading && concernsCounter(event.payload)) event.stopImmediatePropagation()
  }
  window.addEventListener('vite:preloadError', silence, { capture: true })
}
