import { useEffect } from 'react'
import { whenIdle, whenLoadedAndIdle } from '@/boot/when-idle.ts'
import { watchSections } from './reveal.ts'

/** Every section but the first of the page; also in styles/motion.css. */
const LATER_SECTIONS = 'main > section ~ section'

/**
 * Lays out the later sections of the page and reveals them on scroll.
 *
 * They are not rendered until the page has loaded, is at rest and idle, or the reader scrolls: with an estimated page
 * height the progress would be wrong, and a jump to the end would miss it.
 */
export function useSectionEntrance(): void {
  useEffect(() => {
    const sections = laterSections()
    const stopLayingOut = layOutInTurn(sections, whenLoadedAndIdle())
    const stopWatching = watchSections(sections)
    return () => {
      stopLayingOut()
      stopWatching()
    }
  }, [])
}

/**
 * Before a change of theme: the next frame styles what is in view alone, and the rest, whose heights the browser remembers,
 * follows.
 */
export function postponeOutOfView(): void {
  const sections = laterSections().filter((section) => {
    const { top, bottom } = section.getBoundingClientRect()
    return bottom <= 0 || top >= window.innerHeight
  })
  for (const section of sections) section.style.setProperty('content-visibility', 'hidden')
  // Hidden for that frame only: nothing of it can have the focus.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const section of sections) section.style.removeProperty('content-visibility')
      layOutInTurn(sections)
    }),
  )
}

const laterSections = () => [...document.querySelectorAll<HTMLElement>(LATER_SECTIONS)]

/** One per idle callback; all at once for a reader who scrolls. @returns Stops listening for that. */
function layOutInTurn(sections: readonly HTMLElement[], ready: Promise<void> = Promise.resolve()): () => void {
  const layOut = (section: HTMLElement) => section.style.setProperty('content-visibility', 'visible')
  const layOutAll = () => sections.forEach(layOut)
  sections.reduce((previous, section) => previous.then(whenIdle).then(() => layOut(section)), ready)
  addEventListener('scroll', layOutAll, { once: true, passive: true })
  return () => removeEventListener('scroll', layOutAll)
}
