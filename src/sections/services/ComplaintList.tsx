import type { SectionOf } from '@/collections/resolved.ts'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { useHeadings } from '@/components/Section.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { servicePath } from '@/content/paths.ts'
import styles from './ComplaintList.module.css'
import { termsOf } from './terms.ts'

/** A row for each service: first what a customer says, then the service that helps. */
export function ComplaintList({ services }: Pick<SectionOf<'services'>, 'services'>) {
  const { Subtitle } = useHeadings()
  return (
    <ul className={styles.rows} role="list">
      {services.map((service) => (
        <li key={service.id}>
          <SiteLink to={servicePath(service.id)} className={styles.row}>
            <Subtitle className={styles.complaint}>
              {service.complaint ? <q>{keepTogether(service.complaint)}</q> : keepTogether(service.name)}
            </Subtitle>
            <span>
              {service.complaint && <b className="arrow">{keepTogether(service.name)}</b>}
              {keepTogether(service.summary)}
              {termsOf(service) && <b>{termsOf(service)}</b>}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
