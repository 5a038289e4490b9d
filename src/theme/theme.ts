/** Light or dark: stored, a class of the root element, in sync across tabs. Also part of the boot script. */

export type Theme = 'light' | 'dark'

/** Local storage key. */
const STORAGE_KEY = 'theme'

const listeners = new Set<() => void>()

/** @returns The stored theme; `light` if there is none, it is invalid, or storage is blocked. */
function readStoredTheme(): Theme {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'dark' ? 'dark' : 'light'
  } catch {
    return 'light'
  }
}

/** @returns The theme on screen. */
export function getTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

/** Shows a theme without storing it. */
export function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement
  classList.add(theme)
  classList.remove(theme === 'dark' ? 'light' : 'dark')
  // The colour of the browser's toolbars.
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (meta) meta.content = meta.dataset[theme] ?? ''
  for (const listener of listeners) listener()
}

/** Before the first paint: every page is prerendered in the light theme. */
export function applyStoredTheme(): void {
  if (readStoredTheme() === 'dark') applyTheme('dark')
}

/** Applies and stores the theme; if storage is blocked or full, it lasts until the page is closed. */
export function setTheme(theme: Theme): void {
  applyTheme(theme)
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Applied, not stored.
  }
}

function followOtherTabs(event: StorageEvent): void {
  // `key` is null after `clear()`.
  if (event.key === STORAGE_KEY || event.key === null) applyTheme(readStoredTheme())
}

/** For `useSyncExternalStore`. @returns The function that ends the subscription. */
export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
  }
}
