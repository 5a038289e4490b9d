import { createContext, type ReactNode, useContext, useId } from 'react'
import { QUOTATION_MARK } from '@/content/locale.ts'
import styles from './Section.module.css'
import { keepTogether } from './text/keep-together.tsx'

/** The level of the section's own heading: 1 in the first section of a page, 2 in the others. */
export const HeadingLevelContext = createContext<1 | 2>(2)

/** The heading tags of a section: its own and the one below it. */
export function useHeadings(): { Title: 'h1' | 'h2'; Subtitle: 'h2' | 'h3' } {
  return useContext(HeadingLevelContext) === 1 ? { Title: 'h1', Subtitle: 'h2' } : { Title: 'h2', Subtitle: 'h3' }
}

type SectionProps = {
  /** The target of links to the section. */
  id?: string | undefined
  title: string
  lead?: string | undefined
  /** `band`: full-width tinted background. The first section of a page always has the `paper` background. */
  ground?: 'paper' | 'band'
  /** Heading above the content, or beside it on wide screens; `over`: above content that goes on from a call to action. */
  layout?: 'stacked' | 'beside' | 'over'
  /** A link below the lead. */
  action?: ReactNode
  /** In the `beside` layout: below the heading; on narrow screens below the content, which matters more there. */
  aside?: ReactNode
  /** In the `beside` layout: below the content; on narrow screens at the end. */
  end?: ReactNode
  /** In the `beside` layout: below both columns. */
  foot?: ReactNode
  children: ReactNode
}

/** A section of a page: heading, lead and content on the shared grid. */
export function Section({
  id,
  title,
  lead,
  ground = 'paper',
  layout = 'stacked',
  action,
  aside,
  end,
  foot,
  children,
}: SectionProps) {
  const titleId = useId()
  const { Title } = useHeadings()
  const isOpening = Title === 'h1'
  const isBand = ground === 'band' && !isOpening
  const heading = (
    <>
      <Title id={titleId} className={isOpening ? undefined : 'section-title'}>
        {keepTogether(title)}
      </Title>
      {lead && <p className={QUOTATION_MARK.test(lead) ? 'lead quotation' : 'lead'}>{keepTogether(lead)}</p>}
      {action}
    </>
  )
  return (
    <section
      id={id}
      className={`page-width ${styles.section} ${styles[layout]} ${isBand ? styles.band : ''}`}
      aria-labelledby={titleId}
    >
      {layout === 'stacked' ? (
        <>
          {heading}
          {children}
        </>
      ) : (
        <>
          <div className={styles.heading}>{heading}</div>
          <div className={styles.content}>{children}</div>
          {aside && <div className={styles.aside}>{aside}</div>}
          {end && <div className={styles.end}>{end}</div>}
          {foot && <div className={styles.foot}>{foot}</div>}
        </>
      )}
    </section>
  )
}
