import type { ReactNode } from 'react'
import styles from './keep-together.module.css'

/**
 * One letter, a hyphen and the rest (“e-posta”, “E-Ticaret”, with any suffix), “ya da”, and a question particle with its
 * word (“temel mi”, “çıkar mıyım”).
 */
const UNBROKEN = /(\b[a-zA-Z]-\p{L}+|\b[Yy]a da\b|\p{L}+ m[ıiuü](?:y[ıiuü][mz]|s[ıiuü]n(?:[ıiuü]z)?)?(?!\p{L}))/u

/**
 * Text from content without line breaks where Turkish has none. No CSS rule forbids them for a whole text; a no-break
 * character would be copied, and would keep search engines from finding the word.
 */
export function keepTogether(text: string): ReactNode {
  const parts = text.split(UNBROKEN)
  if (parts.length === 1) return text
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place.
      <span key={place} className={styles.together}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
