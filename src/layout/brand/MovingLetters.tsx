import { type CSSProperties, Fragment, useRef } from 'react'
import { Frame } from '@/components/Frame.tsx'
import { useFrameBox } from '@/motion/use-frame-box.ts'
import { useLetterHighlight } from '@/motion/use-letter-highlight.ts'
import styles from './BrandText.module.css'
import { StillLetters } from './StillLetters.tsx'
import { splitLetters } from './split-letters.ts'

/** The letters of each word, with their place in the text. */
function splitWords(text: string): { letter: string; index: number }[][] {
  const words: { letter: string; index: number }[][] = [[]]
  for (const [index, letter] of splitLetters(text).entries()) {
    if (letter.trim() === '') words.push([])
    else words.at(-1)?.push({ letter, index })
  }
  return words.filter((word) => word.length > 0)
}

/**
 * Text in capitals. Split into one element per letter during the animation, otherwise a single text node. A letter that
 * has been in focus stays sharp.
 */
export function MovingLetters({ text }: { text: string }) {
  const ref = useRef<HTMLSpanElement>(null)
  const words = splitWords(text)
  const stops = words.flat().map(({ index }) => index)
  const { step, seconds } = useLetterHighlight(stops.length)
  const focused = step === undefined ? undefined : stops[step]
  const frameRef = useRef<HTMLSpanElement>(null)
  useFrameBox(ref, frameRef, '[data-letter]', step)

  if (step === undefined) return <StillLetters text={text} />
  return (
    <span
      ref={ref}
      className={styles.brand}
      aria-hidden="true"
      data-running="true"
      style={{ '--letter-duration': `${seconds}s` } as CSSProperties}
    >
      {words.map((word, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words and letters have no other identity than their place.
        <Fragment key={place}>
          {place > 0 && ' '}
          <span className={styles.word} data-word={word.map(({ letter }) => letter).join('')}>
            {word.map(({ letter, index }) => (
              <span
                key={index}
                data-letter={index}
                data-sign={letter}
                data-focused={index === focused}
                data-sharp={focused !== undefined && index <= focused}
                className={styles.letter}
              >
                {letter}
              </span>
            ))}
          </span>
        </Fragment>
      ))}
      <span ref={frameRef} className={styles.frame}>
        <Frame />
      </span>
    </span>
  )
}
