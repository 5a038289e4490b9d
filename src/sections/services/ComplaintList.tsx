import type { ResolvedService, SectionOf } from '@/collections/resolved.ts'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { useHeadings } from '@/components/Section.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { servicePath } from '@/content/paths.ts'
import { Drawing } from '@/drawings/Drawing.tsx'
import { variantOf } from '@/drawings/drawings.ts'
import styles from './ComplaintList.module.css'

/** What the customer complains of; without a drawing of it, the first one leads with its scene, the others have a thumbnail. */
const drawingOf = ({ icon }: Pick<ResolvedService, 'icon'>, isFirst: boolean) =>
  variantOf(icon, 'complaint') ?? (isFirst ? icon : (`thumb-${icon}` as const))

/** A row for each service: first what a customer says, then the service that helps. */
export function ComplaintList({ services }: Pick<SectionOf<'services'>, 'services'>) {
  const { Subtitle } = useHeadings()
  return (
    <ul className={styles.rows} role="list">
      {services.map((service, index) => (
        <li key={service.id}>
          <SiteLink to={servicePath(service.id)} className={styles.row}>
            <Subtitle className={styles.complaint}>
              {service.complaint ? <q>{keepTogether(service.complaint)}</q> : keepTogether(service.name)}
            </Subtitle>
            <Drawing
              name={drawingOf(service, index === 0)}
              isFramed={index === 0}
              className={`${styles.drawing} ${variantOf(service.icon, 'complaint') ? '' : styles.object}`}
            />
            <span className={styles.text}>
              {service.complaint && <b className={`arrow ${styles.name}`}>{keepTogether(service.name)}</b>}
              <span>
                {keepTogether(service.summary)}
                {service.terms && <b>{keepTogether(service.terms)}</b>}
              </span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
