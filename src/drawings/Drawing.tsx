import { FocusFrame } from '@/components/FocusFrame.tsx'
import styles from './Drawing.module.css'
import { type DrawingName, drawings, focuses, TALL } from './drawings.ts'

export type DrawingProps = {
  name: DrawingName
  /** In place of the scene, on phones: one whole object, which no frame stands in, or what is in its middle. */
  small?: DrawingName | undefined
  /** Whether a tablet has the small one, too. */
  isSmallOnTablets?: boolean
  /** Above the fold: loaded with the page, before the scripts. All others load lazily. */
  priority?: boolean
  /** Whether the frame stands around what matters in the drawing, if it has such a thing. */
  isFramed?: boolean
  /** Thinner, while another one is the live frame. */
  isQuiet?: boolean
  className?: string | undefined
}

/** Where the rows of a phone and of a tablet end, as in the styles of the sections. */
const PHONE = '(max-width: 47.99rem)'
const TABLET = '(max-width: 59.99rem)'

/**
 * One of the site's own drawings on its drawing board. A picture, not elements: a change of theme has nothing of it to
 * style. Decorative: the adjacent text has the meaning.
 */
export function Drawing({
  name,
  small,
  isSmallOnTablets = false,
  priority = false,
  isFramed = false,
  isQuiet = false,
  className = '',
}: DrawingProps) {
  const themes = [
    ['light-only', ''],
    ['dark-only', '#dark'],
  ]
  const focus = focuses[name]
  const kinds = [
    styles.drawing,
    TALL.has(name) && styles.tall,
    name.startsWith('wide') && styles.wide,
    name.startsWith('thumb') && styles.object,
    small?.startsWith('thumb') && styles.shrunk,
    styles[name],
  ]
  return (
    <span className={`drawing-board ${kinds.filter(Boolean).join(' ')} ${className}`}>
      {themes.map(([theme, fragment]) => {
        // A draft in the form may have chosen none yet.
        if (!Object.hasOwn(drawings, name)) return null
        const picture = (
          <img
            key={theme}
            className={theme}
            src={drawings[name] + fragment}
            alt=""
            loading={priority ? undefined : 'lazy'}
            fetchPriority={priority && !fragment ? 'high' : undefined}
          />
        )
        if (!small) return picture
        return (
          <picture key={theme}>
            <source media={isSmallOnTablets ? TABLET : PHONE} srcSet={drawings[small] + fragment} />
            {picture}
          </picture>
        )
      })}
      {isFramed && focus && (
        <span className={styles.whole}>
          <FocusFrame
            key={String(isQuiet)} // the live one comes closing in
            focus={focus}
            tilt={focus.tilt}
            isQuiet={isQuiet}
          />
        </span>
      )}
    </span>
  )
}
