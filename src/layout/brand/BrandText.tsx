import { Fragment, useLayoutEffect, useRef } from 'react'
import { Frame } from '@/components/Frame.tsx'
import { toUpperCase } from '@/content/locale.ts'
import { useLetterHighlight } from '@/motion/use-letter-highlight.ts'
import styles from './BrandText.module.css'
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
 * The brand name in capitals. Once a visit an animation highlights the letters one by one, which are one element each
 * meanwhile; before, afterwards and with reduced motion every letter is sharp, in a single text node. Hidden from assistive
 * technology: the link around it has the accessible name.
 */
export function BrandText({ brand }: { brand: string }) {
  const ref = useRef<HTMLSpanElement>(null)
  const frameRef = useRef<HTMLSpanElement>(null)
  const capitals = toUpperCase(brand)
  const words = splitWords(capitals)
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

  if (step === undefined) {
    return (
      <span className={styles.brand} aria-hidden="true">
        {capitals}
      </span>
    )
  }
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
