import { useId } from 'react'
import { ActionLink } from '@/components/ActionLink.tsx'
import { useHeadings } from '@/components/Section.tsx'
import { wholeWords } from '@/components/whole-words.tsx'
import type { SectionOf } from '@/content/resolved.ts'
import styles from './BannerSection.module.css'

/** The call to action; its background moves more slowly than the page. */
export function BannerSection({ title, lead, action }: SectionOf<'banner'>) {
  const { Title } = useHeadings()
  const titleId = useId()
  return (
    <section className={styles.banner} aria-labelledby={titleId}>
      <div className={styles.background} data-parallax="" />
      <div className={`page-width ${styles.content}`}>
        <Title id={titleId} className={styles.title}>
          {wholeWords(title)}
        </Title>
        {lead && <p className="lead">{wholeWords(lead)}</p>}
        <ActionLink {...action} />
      </div>
    </section>
  )
}
