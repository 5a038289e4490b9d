import { applyTheme } from '@/theme/theme.ts'

/** Shows the theme of the system until somebody has chosen one. */
export function followSystemTheme(): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const follow = () => {
    if (storedTheme() === null) applyTheme(system.matches ? 'dark' : 'light')
  }
  system.addEventListener('change', follow)
  follow()
}

function storedTheme(): string | null {
  try {
    return localStorage.getItem('theme')
  } catch {
    return null
  }
}
