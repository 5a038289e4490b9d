import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isForBrowser } from '@/components/is-for-browser.ts'
import { parseAddress } from '@/content/paths.ts'
import { closest } from './boot-press.ts'
import { hasArrived } from './load-page.ts'
import { showOpening } from './openings.ts'

/** More than a frame of a slow phone. */
const AFTER_THE_FRAME_MS = 20

/**
 * Shows the first view of the page a link leads to before anything else is done about the link: what React and the router
 * do for it comes after that frame. On a phone the next heading is there in two thirds of the time (measured with
 * `npm run bench:web`).
 *
 * Only at the top of a page: the router notes how far a page was read when it hears of the link, and a first view starts at
 * its top. Further down, and in a dialog, which has to be closed as well, the router shows it; see router.tsx.
 */
export function useEarlyOpenings(): void {
  const router = useRouter()
  useEffect(() => {
    let followed: HTMLElement | undefined
    const press = (event: MouseEvent) => {
      // The reader's own, and one that opens no tab. What it becomes below is for the router.
      if (!event.isTrusted || isForBrowser(event)) return
      // Whoever follows this one, here or the router, the one before it is not to be followed any more.
      if (closest(event.target, 'a')) followed = undefined
      if (scrollY > 0) return
      const link = closest(event.target, 'a[href^="/"]:not(dialog *)')
      const { pathname, hash } = parseAddress(link?.getAttribute('href') ?? '')
      const isElsewhere = hash === '' && pathname !== router.latestLocation.pathname
      if (!link || !isElsewhere || !hasArrived(pathname) || !showOpening(pathname)) return
      event.preventDefault()
      event.stopPropagation()
      followed = link
      const follow = () => {
        // Another one has been pressed, or the reader has turned back. That its first view has gone says neither: the page
        // of a link pressed before may have been built in the meantime.
        if (followed !== link) return
        followed = undefined
        link.click()
      }
      requestAnimationFrame(() => setTimeout(follow, AFTER_THE_FRAME_MS))
    }
    const turnBack = () => {
      followed = undefined
    }
    addEventListener('click', press, true)
    addEventListener('popstate', turnBack)
    return () => {
      removeEventListener('click', press, true)
      removeEventListener('popstate', turnBack)
    }
  }, [router])
}
