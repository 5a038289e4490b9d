import type { SectionOf } from '@/collections/resolved.ts'
import { Frame } from '@/components/Frame.tsx'
import { Drawing } from '@/drawings/Drawing.tsx'
import styles from './SampleSite.module.css'

type Stage = NonNullable<SectionOf<'hero'>['stage']>

/** A longer headline takes four lines, for which there is room in a smaller size. */
const LONG_HEADING = 30

/**
 * One sample site, crowded and calm. All movement is CSS transitions between the phases of the stylesheet. The picture
 * is a part of both pages, so it stands above them.
 */
export function SampleSite({
  drawing,
  siteName,
  slogan,
  clutter,
  heading,
  text,
  button,
  frames,
  before,
  after,
}: Stage['trades'][number] & Pick<Stage, 'before' | 'after'>) {
  const frame = <Frame tag={frames.tag} className={styles.frame} />
  return (
    <div className={`${styles.site} ${styles[drawing]}`}>
      <div className={styles.crowded}>
        <span className={styles.tag}>{before}</span>
        <p className={styles.bar}>
          <b>{siteName}</b>
          <i />
          <i />
          <i />
        </p>
        <p className={styles.slogan}>{slogan}</p>
        <i className={styles.filler} />
      </div>
      {clutter.map((words, place) => (
        <p key={words} className={styles.clutter} data-place={place}>
          {words}
        </p>
      ))}
      <div className={styles.calm}>
        <span className={styles.tag}>{after}</span>
        <p className={styles.bar}>
          <b>{siteName}</b>
        </p>
        <div className={styles.words}>
          <p className={styles.heading} data-long={heading.length > LONG_HEADING || undefined}>
            <span>
              {heading}
              {frames.target === 'heading' && frame}
            </span>
          </p>
          <p>{text}</p>
          <p className={styles.button}>
            {button}
            {frames.target === 'button' && frame}
          </p>
        </div>
      </div>
      <div className={styles.picture}>
        <Drawing name={drawing} priority />
        {frames.target === 'picture' && frame}
      </div>
    </div>
  )
}
