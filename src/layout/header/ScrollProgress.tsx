import { useEffect, useRef } from 'react'
import { useInterfaceTexts } from '@/components/SiteData.tsx'
import { fill } from '@/content/fill.ts'
import styles from './ScrollProgress.module.css'

/** Shortest time between two updates of the percentage: a faster number is unreadable, and each update costs a layout. */
const READABLE_MS = 120

/** How long the percentage stays after the last scroll: at rest, the bar says enough. */
const LINGER_MS = 1000

/** Scroll position as a share of the scrollable height, from 0 to 1; 0 for a page that fits the viewport. */
function readProgress(): number {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  const distance = scrollHeight - clientHeight
  return distance <= 0 ? 0 : Math.min(1, Math.max(0, scrollTop / distance))
}

/**
 * The bar at the very top and its percentage. The bar follows the scroll by CSS where the browser can; the
 * percentage is written straight to the elements, a few times a second and only when it has changed: a scroll must
 * neither make React render the page again nor cost a slow phone a layout per frame. It is seen while the page is
 * scrolled. Hidden from assistive technology,
 * which tells the place by itself; a live `progressbar` makes some screen readers beep at every scroll.
 */
export function ScrollProgress() {
  const { percent } = useInterfaceTexts()
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const isBarStyled = CSS.supports('animation-timeline', 'scroll()')
    let timer: number | undefined
    let rest: number | undefined
    let frame = 0
    let shown = 0
    const update = () => {
      timer = undefined
      const element = ref.current
      if (!element) return
      const progress = readProgress()
      if (!isBarStyled) element.style.setProperty('--progress', String(progress))
      const rounded = Math.round(progress * 100)
      if (rounded === shown) return
      shown = rounded
      if (element.firstElementChild)
        element.firstElementChild.textContent = rounded > 0 ? fill(percent, { n: rounded }) : ''
    }
    const schedule = () => {
      // Where the bar does not move by itself, it may not wait either.
      timer ??= window.setTimeout(
        () => {
          frame = requestAnimationFrame(update)
        },
        isBarStyled ? READABLE_MS : 0,
      )
    }
    const follow = () => {
      schedule()
      if (rest === undefined) ref.current?.toggleAttribute('data-scrolling', true)
      clearTimeout(rest)
      rest = window.setTimeout(() => {
        rest = undefined
        ref.current?.toggleAttribute('data-scrolling', false)
      }, LINGER_MS)
    }
    const observer = new ResizeObserver(schedule)
    observer.observe(document.documentElement)
    window.addEventListener('scroll', follow, { passive: true })
    schedule()
    return () => {
      clearTimeout(timer)
      clearTimeout(rest)
      cancelAnimationFrame(frame)
      observer.disconnect()
      window.removeEventListener('scroll', follow)
    }
  }, [percent])

  return (
    <div ref={ref} className={`no-print ${styles.progress}`} aria-hidden="true" data-progress="">
      <span className={styles.percent} />
    </div>
  )
}
