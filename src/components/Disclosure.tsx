import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './image/Icon.tsx'
import { icons } from './image/icons.ts'

type DisclosureProps = {
  id?: string | undefined
  /** The content of `<summary>`: a heading or plain text. */
  summary: ReactNode
  /** What it is about, said where others on the page have the same summary. */
  about?: string | undefined
  /** The largest screens with a summary; on wider ones and on paper the content stands open, without it. */
  upTo?: 'phone' | 'tablet'
  children: ReactNode
}

/** Native disclosure (`<details>`), which needs no script. */
export function Disclosure({ id, summary, about, upTo, children }: DisclosureProps) {
  return (
    <details id={id} className={upTo ? `${styles.disclosure} ${styles[upTo]}` : styles.disclosure}>
      <summary className={styles.summary}>
        {summary}
        {about && <span className="visually-hidden"> ({about})</span>}
        <Icon shape={icons.plus} size={22} className={styles.icon} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
