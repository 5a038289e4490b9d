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

// On a window listeners are called in the order of their registration, so this one has to be there before the site's:
// it is, when the site registers its own after its imports.
if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', (event) => {
    if (isLoading && concernsCounter(event.payload)) event.stopImmediatePropagation()
  })
}
