import { useRef } from 'react'
import type { ResolvedService, SectionOf } from '@/collections/resolved.ts'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { useHeadings } from '@/components/Section.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { servicePath } from '@/content/paths.ts'
import { Drawing } from '@/drawings/Drawing.tsx'
import { variantOf } from '@/drawings/drawings.ts'
import { useLiveFrame } from '@/motion/use-live-frame.ts'
import styles from './ComplaintList.module.css'
import { termsOf } from './terms.ts'

/** What the customer complains of, whole on a board of any shape. */
const sceneOf = ({ icon }: Pick<ResolvedService, 'icon'>) => variantOf(icon, 'complaint')

/** A row for each service: first what a customer says, then the service that helps. */
export function ComplaintList({ services }: Pick<SectionOf<'services'>, 'services'>) {
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
              name={index === 0 ? (sceneOf(service) ?? service.icon) : `thumb-${service.icon}`}
              isFramed={index === framed}
              className={styles.drawing}
            />
            <span className={styles.text}>
              {service.complaint && <b className={`arrow ${styles.name}`}>{keepTogether(service.name)}</b>}
              <span>
                {keepTogether(service.summary)}
                {termsOf(service) && <b>{keepTogether(termsOf(service))}</b>}
              </span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
