import { useRef } from 'react'
import type { SectionOf } from '@/collections/resolved.ts'
import { Frame } from '@/components/Frame.tsx'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { useHeadings } from '@/components/Section.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { servicePath } from '@/content/paths.ts'
import { Drawing } from '@/drawings/Drawing.tsx'
import { useLiveFrame } from '@/motion/use-live-frame.ts'
import styles from './ComplaintList.module.css'
import { termsOf } from './terms.ts'

/** A row for each service: first what a customer says, then the service that helps. At the end a blank sentence, for the customer who has said something else. */
export function ComplaintList({ services, action }: Pick<SectionOf<'services'>, 'services' | 'action'>) {
  const { Subtitle } = useHeadings()
  const listRef = useRef<HTMLUListElement>(null)
  const framed = useLiveFrame(listRef)
  return (
    <ul ref={listRef} className={styles.rows} role="list">
      {services.map((service, index) => (
        <li key={service.id}>
          <SiteLink to={servicePath(service.id)} className={styles.row}>
            <Subtitle className={styles.complaint}>
              {service.complaint ? <q>{keepTogether(service.complaint)}</q> : keepTogether(service.name)}
            </Subtitle>
            <Drawing
              name={index === 0 ? service.icon : `thumb-${service.icon}`}
              thumb={`thumb-${service.icon}`}
              isFramed={index === framed}
              className={styles.drawing}
            />
            <span className={styles.text}>
              {service.complaint && <b className="arrow">{keepTogether(service.name)}</b>}
              {keepTogether(service.summary)}
              {termsOf(service) && <b>{keepTogether(termsOf(service))}</b>}
            </span>
          </SiteLink>
        </li>
      ))}
      {action && (
        <li className={`no-print drawing-board ${styles.own}`}>
          <q className={styles.blank} aria-hidden="true">
            {framed === services.length && <Frame />}
          </q>
          <ActionLink {...action} />
        </li>
      )}
    </ul>
  )
}
