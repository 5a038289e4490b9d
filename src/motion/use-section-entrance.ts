import { useEffect } from 'react'
import { whenIdle } from '@/boot/when-idle.ts'
import { subscribeToTheme } from '@/theme/theme.ts'
import { watchSections } from './reveal.ts'

/** Every section but the first of the page; also in styles/motion.css. */
const LATER_SECTIONS = 'main > section ~ section'

/**
 * Lays out the later sections of the page and reveals them on scroll.
 *
 * They are not rendered until the page is idle. Then they are, one per idle callback: with an estimated page height the
 * progress would be wrong, and a jump to the end would miss it. All at once for a reader who already scrolls. A change
 * of theme styles what is in view, and the rest, whose heights the browser remembers, when the page is idle again.
 */
export function useSectionEntrance(): void {
  useEffect(() => {
    const sections = [...document.querySelectorAll<HTMLElement>(LATER_SECTIONS)]
    const layOut = (section: HTMLElement) => section.style.setProperty('content-visibility', 'visible')
    const layOutAll = () => sections.forEach(layOut)
    const layOutInTurn = () =>
      sections.reduce((previous, section) => previous.then(whenIdle).then(() => layOut(section)), Promise.resolve())
    layOutInTurn()
    const stopFollowing = subscribeToTheme(() => {
      for (const section of sections) section.style.removeProperty('content-visibility')
      layOutInTurn()
    })
    addEventListener('scroll', layOutAll, { once: true, passive: true })
    const stopWatching = watchSections(sections)
    return () => {
      removeEventListener('scroll', layOutAll)
      stopFollowing()
      stopWatching()
    }
  }, [])
}
