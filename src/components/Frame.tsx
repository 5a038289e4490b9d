import type { Ref } from 'react'
import styles from './Frame.module.css'

type FrameProps = {
  /** Words on its upper left corner, where there is room above it. */
  tag?: string | undefined
  className?: string | undefined
  ref?: Ref<HTMLSpanElement>
}

/** The green frame, around its parent element, which must be positioned. Decorative: the text says what matters. */
export function Frame({ tag, className, ref }: FrameProps) {
  return (
    <span
      ref={ref}
      className={className === undefined ? styles.frame : `${styles.frame} ${className}`}
      aria-hidden={!tag || undefined}
    >
      {tag && <b className={styles.tag}>{tag}</b>}
    </span>
  )
}
