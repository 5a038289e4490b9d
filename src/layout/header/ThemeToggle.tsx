import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/image/Icon.tsx'
import { postponeOutOfView } from '@/motion/use-section-entrance.ts'
import { keepPictures } from '@/theme/keep-pictures.ts'
import { getTheme, setTheme, subscribeToTheme, type Theme } from '@/theme/theme.ts'

/** Pages are prerendered in the default theme; hydration corrects it. */
const themeBeforeBrowser = (): Theme => 'light'

type ThemeToggleProps = { toDark: string; toLight: string; className: string | undefined }

/** Theme toggle: the moon switches to dark, the sun to light. */
export function ThemeToggle({ toDark, toLight, className }: ThemeToggleProps) {
  const isDark = useSyncExternalStore(subscribeToTheme, getTheme, themeBeforeBrowser) === 'dark'
  return (
    <button
      type="button"
      className={className}
      // src/boot/ finds the button by this attribute and handles clicks before hydration.
      data-theme-toggle=""
      aria-label={isDark ? toLight : toDark}
      onClick={(event) => {
        // Tells src/boot/ that the press is answered.
        event.preventDefault()
        // Not `isDark`, which is the default theme while the page hydrates.
        const [from, to] = getTheme() === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
        postponeOutOfView()
        keepPictures(from, to)
        setTheme(to)
      }}
    >
      {/* Both icons are rendered and CSS shows one: the stored theme is known before hydration. */}
      <Icon name="moon" size={24} className="light-only" />
      <Icon name="sun" size={24} className="dark-only" />
    </button>
  )
}
