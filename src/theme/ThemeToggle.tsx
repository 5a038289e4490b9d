import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { useSyncExternalStore } from 'react'
import { getTheme, setTheme, subscribeToTheme, type Theme } from './theme.ts'

/** Pages are prepared in the default theme; the browser corrects it when it takes over. */
const themeBeforeBrowser = (): Theme => 'light'

type ThemeToggleProps = { toDark: string; toLight: string; className: string | undefined }

/** The moon switches to dark, the sun to light. */
export function ThemeToggle({ toDark, toLight, className }: ThemeToggleProps) {
  const isDark = useSyncExternalStore(subscribeToTheme, getTheme, themeBeforeBrowser) === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <button
      type="button"
      className={className}
      // By this name a press is answered before the app has come; see src/app/boot.ts.
      data-theme-toggle=""
      aria-label={isDark ? toLight : toDark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      <Icon aria-hidden="true" stroke={1.75} />
    </button>
  )
}
