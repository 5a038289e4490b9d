import { useId, useRef } from 'react'
import type { SectionOf } from '@/collections/resolved.ts'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { useHeadings } from '@/components/Section.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { Drawing } from '@/drawings/Drawing.tsx'
import { useLiveFrame } from '@/motion/use-live-frame.ts'
import styles from './BannerSection.module.css'

/** The call to action on a dark ground; its background moves more slowly than the page. */
export function BannerSection({ title, lead, action, icon = 'experience' }: SectionOf<'banner'>) {
  const { Title } = useHeadings()
  const titleId = useId()
  const ref = useRef<HTMLElement>(null)
  const framed = useLiveFrame(ref)
  return (
    <section ref={ref} className={`no-print page-width ${styles.banner}`} aria-labelledby={titleId}>
      <div className={`drawing-board ${styles.background}`} data-parallax="" />
      <div className={styles.words}>
        <Title id={titleId} className="section-title">
          {keepTogether(title)}
        </Title>
        {lead && <p className="lead">{keepTogether(lead)}</p>}
        <ActionLink {...action} />
      </div>
      <Drawing name={icon} isFramed={framed !== undefined} className={styles.art} />
    </section>
  )
}
