import type { ServiceSummary } from '@/content/resolved.ts'
import styles from './Drawing.module.css'
import drawings from './drawings.svg'

type DrawingProps = {
  /** The drawing of a service, or the product picture of the sample site. */
  name: ServiceSummary['icon'] | 'still-life'
  /** The part of the drawing that is shown. A service's is 480 by 320, the still life 320 by 420. */
  viewBox?: string
  /** Whether a box of another shape cuts the part off or shows more of what is around it. */
  fit?: 'slice' | 'meet'
  className?: string | undefined
}

/** One of the site's own drawings on its drawing board; decorative, the text stands next to it. */
export function Drawing({ name, viewBox = '0 0 480 320', fit = 'slice', className = '' }: DrawingProps) {
  return (
    <svg
      className={`drawing-board ${styles.drawing} ${className}`}
      viewBox={viewBox}
      preserveAspectRatio={`xMidYMid ${fit}`}
      aria-hidden="true"
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
