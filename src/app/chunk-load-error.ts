/**
 * Chunk load errors: a file of this build is missing, mostly because a newer release has replaced it. The document of the
 * new release has the new file names, so the page reloads, once per build. Part of the entry: imports nothing.
 */
const STORAGE_KEY = 'reloaded-build'

const missing = new WeakSet<object>()

// Vite reports every chunk that failed to load. Only a page that cannot be rendered reloads: a failed preload is no reason.
if (!import.meta.env.SSR) addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))

/**
 * Reloads the page after a chunk load error. Not offline, where the browser would show its own error page, and not without
 * session storage, where the reload could repeat forever.
 *
 * @returns Whether the page reloads; otherwise the caller shows the error.
 */
export function reloadOnce(error: unknown): boolean {
  // The file name of the app's script identifies the build; there is none in development.
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
