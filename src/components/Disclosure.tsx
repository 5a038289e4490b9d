import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './image/Icon.tsx'
import { icons } from './image/icons.ts'

type DisclosureProps = {
  /** The content of `<summary>`: a heading or plain text. */
  summary: ReactNode
  children: ReactNode
}

/** Native disclosure (`<details>`), which needs no script. */
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
