import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './image/Icon.tsx'
import { icons } from './image/icons.ts'

type DisclosureProps = {
  /** The line that opens and closes; a heading or plain text. */
  summary: ReactNode
  children: ReactNode
}

/** A line that opens to its text; the browser's own disclosure, so it needs no script. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        {summary}
        <Icon shape={icons.plus} size={22} className={styles.icon} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
