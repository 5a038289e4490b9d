/** The theme before the app has come; see boot.ts. The app's own is theme/theme.ts: storage key and classes are the same. */

export const root = document.documentElement

/** The one of the last visit; light where storage is blocked, as it remembers nothing. */
export function applyStoredTheme(): void {
  try {
    if (localStorage.getItem('theme') === 'dark') applyTheme('dark')
  } catch {
    // The page is light already.
  }
}

export function switchTheme(): void {
  const theme = root.classList.contains('dark') ? 'light' : 'dark'
  applyTheme(theme)
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // The theme lasts until the page is closed.
  }
}

/** The colour of the browser's own bars with it. */
function applyTheme(theme: string): void {
  root.className = theme
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (meta) meta.content = meta.dataset[theme] ?? ''
}
