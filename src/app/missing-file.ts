/**
 * A file of this build that does not arrive, mostly because a newer build has replaced it. A fresh document knows the
 * new names, so the page is loaded again: by itself once, after that only when the reader asks for it.
 *
 * Part of the entry, which must come alone: imports nothing.
 */
/** Which build the page in this tab has already been loaded again for. */
const STORAGE_KEY = 'reloaded-build'

/** How long the site may take to answer before it counts as unreachable. Chosen by eye: nobody waits longer for a button. */
const ANSWER_TIME_LIMIT_MS = 8000

const failedLoads = new WeakSet<object>()

// Vite tells of every file that did not come. Only a page that cannot be shown asks what became of it: one that was
// fetched on a guess, and the extras that load themselves, are nothing to reload a page for.
if (!import.meta.env.SSR) {
  window.addEventListener('vite:preloadError', ({ payload }) => failedLoads.add(payload))
}

/** A stylesheet is no module, so it has to be named as missing by whoever waits for it. */
export function missingStylesheet(href: string): Error {
  const error = new Error(`${href} did not arrive.`)
  failedLoads.add(error)
  return error
}

/**
 * Whether loading the page again may mend an error and is allowed without asking: not offline, where the browser would
 * put its own page in place of ours, and not without a memory, where it could happen again and again.
 */
export function mayReload(error: unknown): boolean {
  const build = buildOfPage()
  if (!(error instanceof Error && failedLoads.has(error)) || build === undefined || !navigator.onLine) return false
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== build
  } catch {
    return false
  }
}

/**
 * Loads the page again, once for each build, if the site answers.
 *
 * @param isWanted Asked at the last moment: by then the reader may have gone on.
 * @returns `false` when it stays as it is and the reader should be told.
 */
export async function reloadOnce(error: unknown, isWanted = () => true): Promise<boolean> {
  if (!mayReload(error) || !(await siteAnswers()) || !isWanted()) return false
  try {
    sessionStorage.setItem(STORAGE_KEY, buildOfPage() ?? '')
  } catch {
    // It is full: nothing would stop the page from doing this for ever.
    return false
  }
  window.location.reload()
  return true
}

/** The name of the app's script holds the fingerprint of the build; development has none and needs none. */
function buildOfPage(): string | undefined {
  return document.documentElement.dataset.entry
}

/** The browser knows of a missing network at best; this asks. @returns Whether an answer of any kind came. */
export async function siteAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch(window.location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_TIME_LIMIT_MS),
    })
    return true
  } catch {
    return false
  }
}
