import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './image/Icon.tsx'

type DisclosureProps = {
  id?: string | undefined
  /** The content of `<summary>`: a heading or plain text. */
  summary: ReactNode
  /** What it is about, said where others on the page have the same summary. */
  about?: string | undefined
  /** On a desktop and on paper the content stands open, without the summary. */
  isOpenOnDesktop?: boolean
  children: ReactNode
}

/** Native disclosure (`<details>`), which needs no script. */
export function Disclosure({ id, summary, about, isOpenOnDesktop, children }: DisclosureProps) {
  return (
    <details id={id} className={isOpenOnDesktop ? `${styles.disclosure} ${styles.desktop}` : styles.disclosure}>
      <summary className={styles.summary}>
        {summary}
        {about && <span className="visually-hidden"> ({about})</span>}
        <Icon name="plus" size={22} className={styles.icon} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
