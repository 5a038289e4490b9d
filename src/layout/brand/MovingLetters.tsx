import { type CSSProperties, useRef } from 'react'
import { Frame } from '@/components/Frame.tsx'
import { useFrameBox } from '@/motion/use-frame-box.ts'
import { useLetterHighlight } from '@/motion/use-letter-highlight.ts'
import styles from './BrandText.module.css'
import { StillLetters } from './StillLetters.tsx'
import { splitLetters } from './split-letters.ts'

/** Text in capitals. Split into one element per letter during the animation, otherwise a single text node. */
export function MovingLetters({ text }: { text: string }) {
  const ref = useRef<HTMLSpanElement>(null)
  const letters = splitLetters(text)
  const stops = letters.flatMap((letter, index) => (letter.trim() === '' ? [] : [index]))
  const { step, seconds } = useLetterHighlight(stops.length)
  const focused = step === undefined ? undefined : stops[step]
  const box = useFrameBox(ref, focused === undefined ? undefined : `[data-letter="${focused}"]`)

  if (step === undefined) return <StillLetters text={text} />
  return (
    <span
      ref={ref}
      className={styles.brand}
      aria-hidden="true"
      data-running="true"
      style={{ '--letter-duration': `${seconds}s` } as CSSProperties}
    >
      {letters.map((letter, index) =>
        letter.trim() === '' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: letters have no other identity than their place.
          <span key={index}> </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <span key={index} data-letter={index} data-focused={index === focused} className={styles.letter}>
            {letter}
          </span>
        ),
      )}
      {box && (
        <span className={styles.frame} style={box}>
          <Frame />
        </span>
      )}
    </span>
  )
}
