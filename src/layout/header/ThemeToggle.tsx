import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/image/Icon.tsx'
import { postponeOutOfView } from '@/motion/use-section-entrance.ts'
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

/**
 * Puts the picture of the theme on screen behind that of the next one while it has yet to come: on a slow line its place
 * would be empty. A picture and its twin stand in the same order.
 */
function keepPictures(from: Theme, to: Theme): void {
  const twins = document.querySelectorAll<HTMLImageElement>(`main img.${to}-only`)
  for (const [index, { complete, currentSrc }] of document
    .querySelectorAll<HTMLImageElement>(`main img.${from}-only`)
    .entries()) {
    const twin = twins[index]
    if (!twin || twin.complete || !complete || currentSrc === '') continue
    twin.style.background = `center / cover url("${currentSrc}")`
    twin.addEventListener('load', () => twin.style.removeProperty('background'), { once: true })
  }
}
