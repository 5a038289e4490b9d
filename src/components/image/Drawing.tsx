import type { DrawingName } from '@/collections/resolved.ts'
import styles from './Drawing.module.css'
import drawings from './drawings.svg'

type DrawingProps = {
  name: DrawingName
  /** The still life is 320 by 420, all others 480 by 320. */
  viewBox?: string
  className?: string | undefined
}

/** One of the site's own drawings on its drawing board. Decorative: the adjacent text has the meaning. */
export function Drawing({ name, viewBox = '0 0 480 320', className = '' }: DrawingProps) {
  return (
    <svg
      className={`drawing-board ${styles.drawing} ${className}`}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
