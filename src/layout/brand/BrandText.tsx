import { Fragment, useLayoutEffect, useRef } from 'react'
import { ErrorBoundary } from '@/components/ErrorBoundary.tsx'
import { Frame } from '@/components/Frame.tsx'
import { toUpperCase } from '@/content/locale.ts'
import { useLetterHighlight } from '@/motion/use-letter-highlight.ts'
import styles from './BrandText.module.css'
import { splitLetters } from './split-letters.ts'

/**
 * The brand name in capitals. Once a visit an animation highlights the letters one by one; before, afterwards and with
 * reduced motion every letter is sharp. Hidden from assistive technology: the link around it has the accessible name.
 */
export function BrandText({ brand }: { brand: string }) {
  const capitals = toUpperCase(brand)
  return (
    <ErrorBoundary fallback={<StillLetters text={capitals} />}>
      <MovingLetters text={capitals} />
    </ErrorBoundary>
  )
}

/** The brand name without animation. */
function StillLetters({ text }: { text: string }) {
  return (
    <span className={styles.brand} aria-hidden="true">
      {text}
    </span>
  )
}

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
function MovingLetters({ text }: { text: string }) {
  const ref = useRef<HTMLSpanElement>(null)
  const frameRef = useRef<HTMLSpanElement>(null)
  const words = splitWords(text)
  const stops = words.flat().map(({ index }) => index)
  const { step, seconds } = useLetterHighlight(stops.length)
  const focused = step === undefined ? undefined : stops[step]

  // One frame that glides from letter to letter, rather than one around each.
  useLayoutEffect(() => {
    const outer = ref.current?.getBoundingClientRect()
    const letter = ref.current?.querySelector(`[data-letter="${focused}"]`)?.getBoundingClientRect()
    if (!outer || !letter || !frameRef.current) return
    Object.assign(frameRef.current.style, {
      translate: `${letter.left - outer.left}px ${letter.top - outer.top}px`,
      inlineSize: `${letter.width}px`,
      blockSize: `${letter.height}px`,
    })
  }, [focused])

  if (step === undefined) return <StillLetters text={text} />
  return (
    <span
      ref={ref}
      className={styles.brand}
      aria-hidden="true"
      data-running="true"
      style={{ '--letter-duration': `${seconds}s` }}
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
