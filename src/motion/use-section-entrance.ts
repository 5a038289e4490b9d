import { useEffect } from 'react'
import { whenIdle, whenLoadedAndIdle } from '@/boot/when-idle.ts'
import { reveal } from './reveal.ts'
import { REVEAL_DELAY_S, REVEAL_DURATION_S, REVEAL_EASE } from './timing.ts'

/** Every section but the first of the page. */
const LATER_SECTIONS = 'main > section ~ section'

/** What is below the fold at first; also in styles/motion.css. */
const BELOW_THE_FOLD = `${LATER_SECTIONS}, footer`

/**
 * Lays out what is below the fold and reveals the later sections of the page on scroll.
 *
 * It is not rendered until the page has loaded, is at rest and idle, or the reader scrolls: with an estimated page height the
 * progress would be wrong, and a jump to the end would miss it.
 */
export function useSectionEntrance(): void {
  useEffect(() => {
    const parts = find(BELOW_THE_FOLD)
    const stopLayingOut = layOutOnScroll(parts)
    parts.reduce((previous, part) => previous.then(whenIdle).then(() => layOut(part)), whenLoadedAndIdle())
    const stopRevealing = reveal(find(LATER_SECTIONS), () => ({
      duration: REVEAL_DURATION_S,
      delay: REVEAL_DELAY_S,
      ease: REVEAL_EASE,
    }))
    return () => {
      stopLayingOut()
      stopRevealing()
    }
  }, [])
}

/**
 * Before a change of theme: the next frame styles what is in view alone. What is near follows, whose heights the browser
 * remembers, and the rest when the reader scrolls.
 */
export function postponeOutOfView(): void {
  const parts = find(BELOW_THE_FOLD).filter((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    return bottom <= 0 || top >= window.innerHeight
  })
  for (const part of parts) part.style.setProperty('content-visibility', 'hidden')
  // Hidden for that frame only: nothing of it can have the focus.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const part of parts) part.style.removeProperty('content-visibility')
      layOutOnScroll(parts)
    }),
  )
}

const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

const layOut = (part: HTMLElement) => part.style.setProperty('content-visibility', 'visible')

/** All at once. @returns Stops listening for a scroll. */
function layOutOnScroll(parts: readonly HTMLElement[]): () => void {
  const layOutAll = () => parts.forEach(layOut)
  addEventListener('scroll', layOutAll, { once: true, passive: true })
  return () => removeEventListener('scroll', layOutAll)
}
