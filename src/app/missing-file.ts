/**
 * A file of this build that does not arrive, mostly because a newer build has replaced it. A fresh document knows the
 * new names, so the page is loaded again, once for each build. Part of the entry: imports nothing.
 */
const STORAGE_KEY = 'reloaded-build'

const missing = new WeakSet<object>()

// Vite tells of every file that did not come. Only a page that cannot be shown asks what became of it: one that was
// fetched on a guess is nothing to reload a page for.
if (!import.meta.env.SSR) addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))

/**
 * Loads the page again where that may mend an error: not offline, where the browser would put its own page in place of
 * ours, and not without a memory, where it could happen again and again.
 *
 * @returns Whether it does; otherwise the reader should be told.
 */
export function reloadOnce(error: unknown): boolean {
  // The name of the app's script holds the fingerprint of the build; development has none and needs none.
  const build = document.documentElement.dataset.entry
  if (!(error instanceof Error && missing.has(error)) || build === undefined || !navigator.onLine) return false
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === build) return false
    sessionStorage.setItem(STORAGE_KEY, build)
  } catch {
    return false
  }
  window.location.reload()
  return true
}
