import { useId } from 'react'
import { Drawing } from '@/components/image/Drawing.tsx'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { useHeadings } from '@/components/Section.tsx'
import { wholeWords } from '@/components/text/whole-words.tsx'
import type { SectionOf } from '@/content/resolved.ts'
import styles from './BannerSection.module.css'

/** The call to action in the evening, with the jug in the frame; its background moves more slowly than the page. */
export function BannerSection({ title, lead, action }: SectionOf<'banner'>) {
  const { Title } = useHeadings()
  const titleId = useId()
  return (
    <section className={styles.banner} aria-labelledby={titleId}>
      <div className={`drawing-board ${styles.background}`} data-parallax="" />
      <div className={`page-width ${styles.row}`}>
        <div>
          <Title id={titleId} className="section-title">
            {wholeWords(title)}
          </Title>
          {lead && <p className="lead">{wholeWords(lead)}</p>}
          <ActionLink {...action} />
        </div>
        <div className={`frame ${styles.art}`}>
          <Drawing name="still-life" viewBox="0 2 320 378" fit="meet" />
        </div>
      </div>
    </section>
  )
}
