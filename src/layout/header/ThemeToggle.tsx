import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/image/Icon.tsx'
import { icons } from '@/components/image/icons.ts'
import { getTheme, setTheme, subscribeToTheme, type Theme } from '@/theme/theme.ts'
import styles from './ThemeToggle.module.css'

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
      // By this name a press is answered before the app has come; see src/boot/.
      data-theme-toggle=""
      aria-label={isDark ? toLight : toDark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      {/* Both are there and the theme shows one: a prepared page knows the theme before the app does. */}
      <Icon shape={icons.moon} size={24} className={styles.moon} />
      <Icon shape={icons.sun} size={24} className={styles.sun} />
    </button>
  )
}
