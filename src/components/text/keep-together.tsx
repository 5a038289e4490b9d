import type { ReactNode } from 'react'
import { UNBROKEN } from '@/content/locale.ts'
import styles from './keep-together.module.css'

/**
 * Text from content without line breaks where Turkish has none. No CSS rule forbids them for a whole text; a no-break
 * character would be copied, and would keep search engines from finding the word. In a row or a grid it needs an
 * element of its own around it.
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
