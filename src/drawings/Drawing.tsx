import styles from './Drawing.module.css'
import { type DrawingName, drawings } from './drawings.ts'

type DrawingProps = {
  name: DrawingName
  /** Above the fold: loaded with the page. All others load lazily. */
  priority?: boolean
  className?: string | undefined
}

/**
 * One of the site's own drawings on its drawing board. A picture, not elements: a change of theme has nothing of it to
 * style. Decorative: the adjacent text has the meaning.
 */
export function Drawing({ name, priority = false, className = '' }: DrawingProps) {
  const src = drawings[name]
  const loading = priority ? undefined : 'lazy'
  return (
    <span className={`drawing-board ${styles.drawing} ${className}`}>
      <img className="light-only" src={src} alt="" loading={loading} />
      <img className="dark-only" src={`${src}#dark`} alt="" loading={loading} />
    </span>
  )
}
