import type { ReactNode } from 'react'
import styles from './whole-words.module.css'

/** One letter, a hyphen and the rest: “e-posta”, “E-Ticaret”, with whatever ending. */
const HYPHENATED = /(\b[a-zA-Z]-\p{L}+)/u

/**
 * Text from content in which no line ends in “e-”: browsers may break a word behind its hyphen, Turkish does not break
 * these. The letters stay as they are, so that searching finds them and copying takes nothing along; no rule of CSS
 * forbids the break for a whole text.
 */
export function wholeWords(text: string): ReactNode {
  const parts = text.split(HYPHENATED)
  if (parts.length === 1) return text
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place.
      <span key={place} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
