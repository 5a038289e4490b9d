import type { Ref } from 'react'
import styles from './Frame.module.css'

export type FrameProps = {
  /** Words on its upper left corner, where there is room above it. */
  tag?: string | undefined
  /** Thinner: it marks what it stands around while another one is the live frame. */
  isQuiet?: boolean | undefined
  className?: string | undefined
  hidden?: boolean | undefined
  ref?: Ref<HTMLSpanElement>
}

/** The green frame, around its parent element, which must be positioned. Decorative: the text says what matters. */
export function Frame({ tag, isQuiet, className, hidden, ref }: FrameProps) {
  return (
    <span
      ref={ref}
      className={className === undefined ? styles.frame : `${styles.frame} ${className}`}
      aria-hidden={!tag || undefined}
      hidden={hidden}
      data-quiet={isQuiet || undefined}
    >
      {tag && <b className={styles.tag}>{tag}</b>}
    </span>
  )
}
