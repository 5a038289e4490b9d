import { memo } from 'react'
import type { SectionOf } from '@/collections/resolved.ts'
import { Frame } from '@/components/Frame.tsx'
import { Drawing } from '@/drawings/Drawing.tsx'
import { drawings } from '@/drawings/drawings.ts'
import styles from './SampleSite.module.css'

type Stage = NonNullable<SectionOf<'hero'>['stage']>

/** A longer headline takes four lines, for which there is room in a smaller size. */
const LONG_HEADING = 30

/**
 * One sample site, crowded and calm. All movement is CSS transitions between the phases of the stylesheet. The picture
 * is a part of both pages, so it stands above them; on the crowded one it leaves a copy. Hidden from assistive technology,
 * because the list below the stage says everything it shows.
 *
 * Memoized: in the middle of a scroll the stage renders again, where its frame yields to another one.
 */
export const SampleSite = memo(function SampleSite({
  drawing,
  siteName,
  mark,
  slogan,
  clutter,
  heading,
  text,
  button,
  frames,
}: Stage['trades'][number]) {
  const frame = <Frame tag={frames.tag} className={styles.frame} />
  return (
    <div className={`${styles.site} ${styles[drawing]}`} aria-hidden="true">
      <div className={styles.crowded}>
        <Drawing name={`old-${drawing}`} priority />
        <Drawing name={drawing} priority />
        <b>{siteName}</b>
        <p className={styles.slogan}>{slogan}</p>
      </div>
      {clutter.map((words, place) => (
        <p key={words} className={styles.clutter} data-place={place}>
          {words}
        </p>
      ))}
      <div className={styles.calm}>
        <p className={styles.name}>
          {mark && <img src={drawings[mark]} alt="" />}
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
})
