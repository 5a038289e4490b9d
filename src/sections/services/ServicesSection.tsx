import { memo, useRef } from 'react'
import type { SectionOf } from '@/collections/resolved.ts'
import { Band } from '@/components/Band.tsx'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { servicePath } from '@/content/paths.ts'
import { Drawing } from '@/drawings/Drawing.tsx'
import { variantOf } from '@/drawings/drawings.ts'
import { useLiveFrame } from '@/motion/use-live-frame.ts'
import { ComplaintList } from './ComplaintList.tsx'
import styles from './ServicesSection.module.css'

/** Services with drawing and summary; each links to its full text. */
export function ServicesSection(section: SectionOf<'services'>) {
  const { title, lead, view, otherComplaint, otherAnswer, action, services } = section
  const { Subtitle } = useHeadings()
  if (view !== 'complaints') {
    return (
      <Section title={title} lead={lead}>
        <Cards services={services} />
        {action && <ActionLink {...action} weight="quiet" />}
      </Section>
    )
  }
  return (
    <>
      <Section title={title} lead={lead}>
        <ComplaintList services={services} />
      </Section>
      {action && otherComplaint && (
        <Band
          Title={Subtitle}
          title={<q>{keepTogether(otherComplaint)}</q>}
          lead={otherAnswer}
          action={action}
          icon="blank"
        />
      )}
    </>
  )
}

/** A card for each service; the first one is the large one. */
function Cards({ services }: Pick<SectionOf<'services'>, 'services'>) {
  const listRef = useRef<HTMLUListElement>(null)
  const framed = useLiveFrame(listRef)
  return (
    <ul ref={listRef} className={styles.services} role="list">
      {services.map((service, index) => (
        <li key={service.id}>
          <Card service={service} isFirst={index === 0} isLive={index === framed} />
        </li>
      ))}
    </ul>
  )
}

type CardProps = { service: SectionOf<'services'>['services'][number]; isFirst: boolean; isLive: boolean }

/**
 * The drawing, the name, the summary, and what staff have written about price and time. Memoized: the frame moves during a
 * scroll, and only two cards change.
 */
const Card = memo(function Card({ service, isFirst, isLive }: CardProps) {
  const { Subtitle } = useHeadings()
  const { id, name, icon, summary, terms } = service
  return (
    <div className={styles.service}>
      <Drawing
        name={icon}
        small={variantOf(icon, isFirst ? 'near' : 'thumb')}
        isSmallOnTablets={!isFirst}
        isFramed={isLive || isFirst}
        isQuiet={!isLive}
        className={styles.drawing}
      />
      <div className={styles.words}>
        <Subtitle className={`card-title ${styles.name}`}>
          <SiteLink to={servicePath(id)} className="arrow covers-card">
            {keepTogether(name)}
          </SiteLink>
        </Subtitle>
        {keepTogether(summary)}
        {terms && <b className={styles.terms}>{keepTogether(terms)}</b>}
      </div>
    </div>
  )
})
