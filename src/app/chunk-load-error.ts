/**
 * Reloads once per build after a chunk failed to load, mostly because a newer build has replaced it: a fresh document
 * knows the new names. Part of the entry: imports nothing.
 */
const STORAGE_KEY = 'reloaded-build'

const missing = new WeakSet<object>()

// Fired for every chunk that fails. Only an error that reaches the reader asks for it: a failed preload is no reason to
// reload.
if (!import.meta.env.SSR) addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))

/**
 * Reloads if that may mend an error: not offline, where the browser would show its own error page, and not without
 * session storage, where it could loop.
 *
 * @returns Whether the page is being reloaded; otherwise the reader should be told.
 */
export function reloadOnce(error: unknown): boolean {
  // The file name holds the hash of the build; there is none in development.
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
