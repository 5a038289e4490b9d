import { type ReactElement, useEffect, useRef, useState } from 'react'

/** Long enough for every screen reader to take it up; it speaks on when the words are gone. */
export const SAID_MILLISECONDS = 5000

/**
 * Says to screen readers what a choice has changed, in one piece and once: then it leaves the page, where it would be read
 * a second time.
 *
 * @returns The element that is said, always in the page, and the function that says, also later unless there is more to say by then.
 */
export function useAnnouncer(): [said: ReactElement, say: (words: string, afterMilliseconds?: number) => void] {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [{ words, times }, setSaid] = useState({ words: '', times: 0 })
  useEffect(() => {
    if (times === 0) return
    const timer = setTimeout(() => setSaid({ words: '', times }), SAID_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [times])
  return [
    <output key="said" className="visually-hidden">
      {/* Another element each time: words that stay would be silent. */}
      {words && <span key={times}>{words}</span>}
    </output>,
    (words, afterMilliseconds) => {
      const say = () => setSaid(({ times }) => ({ words, times: times + 1 }))
      clearTimeout(waiting.current)
      if (afterMilliseconds === undefined) say()
      else waiting.current = setTimeout(say, afterMilliseconds)
    },
  ]
}
