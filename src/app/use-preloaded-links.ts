import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { parseAddress } from '@/content/paths.ts'
import { whenIdle, whenLoadedAndIdle } from '@/motion/when-idle.ts'

/** Part of the Network Information API, which not every browser has and TypeScript does not know. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the line should carry only what is asked for: the reader saves data, or it is slow. */
function isLineSpared(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/**
 * Fetches the pages that links in view lead to, when the browser has nothing better to do: a tap then finds its page
 * there. What does not arrive is asked for again by the tap, which also tells the reader.
 */
export function usePreloadedLinks(): void {
  const router = useRouter()
  useEffect(() => {
    // While content is edited, a page is wanted as it is when it is opened.
    if (import.meta.env.DEV || isLineSpared()) return
    let observer: IntersectionObserver | undefined
    let isShown = true
    const asked = new Set<string>()
    let last = whenLoadedAndIdle()
    // One a turn: what is done in idle time must not keep a touch waiting.
    const preload = (link: Element) => {
      const { pathname } = parseAddress(link.getAttribute('href') ?? '')
      if (asked.has(pathname)) return
      asked.add(pathname)
      last = last.then(whenIdle).then(async () => {
        if (isShown) await router.preloadRoute({ to: pathname })
      })
    }
    const watch = () => {
      if (!isShown) return
      observer = new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          observer?.unobserve(target)
          preload(target)
        }
      })
      for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link)
    }
    // A browser that cannot do this loses nothing but time.
    last.then(watch).catch(() => {})
    return () => {
      isShown = false
      observer?.disconnect()
    }
  }, [router])
}
