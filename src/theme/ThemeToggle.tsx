import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { useSyncExternalStore } from 'react'
import styles from './ThemeToggle.module.css'
import { getTheme, setTheme, subscribeToTheme, type Theme } from './theme.ts'

/** Pages are prepared in the default theme; the browser corrects it when it takes over. */
const themeBeforeBrowser = (): Theme => 'light'

type ThemeToggleProps = { toDark: string; toLight: string; className: string | undefined }

/** The moon switches to dark, the sun to light. */
export function ThemeToggle({ toDark, toLight, className }: ThemeToggleProps) {
  const isDark = useSyncExternalStore(subscribeToTheme, getTheme, themeBeforeBrowser) === 'dark'
  return (
    <button
      type="button"
      className={className}
      // By this name a press is answered before the app has come; see src/app/boot.ts.
      data-theme-toggle=""
      aria-label={isDark ? toLight : toDark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      {/* Both are there and the theme shows one: a prepared page knows the theme before the app does. */}
      <IconMoon className={styles.moon} aria-hidden="true" stroke={1.75} />
      <IconSun className={styles.sun} aria-hidden="true" stroke={1.75} />
    </button>
  )
}
