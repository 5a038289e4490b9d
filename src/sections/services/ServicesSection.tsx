import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { ActionLink } from '@/components/ActionLink.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { ServiceIcon } from '@/components/ServiceIcon.tsx'
import { SiteLink } from '@/components/SiteLink.tsx'
import { servicePath } from '@/content/paths.ts'
import type { SectionOf } from '@/content/resolved.ts'
import styles from './ServicesSection.module.css'

/** The services in a line each; every line leads to the full explanation. */
export function ServicesSection({ title, lead, action, services }: SectionOf<'services'>) {
  const { Subtitle } = useHeadings()
  return (
    <Section
      title={title}
      lead={lead}
      layout="beside"
      aside={
        action && (
          <div className={styles.action}>
            <ActionLink {...action} weight="quiet" />
          </div>
        )
      }
    >
      <ul className={styles.list} role="list">
        {services.map(({ id, name, icon, summary }) => (
          <li key={id}>
            <SiteLink to={servicePath(id)} className={styles.service}>
              <span className={`frame ${styles.icon}`}>
                <ServiceIcon icon={icon} />
              </span>
              <span className={styles.text}>
                <Subtitle className={styles.name}>{name}</Subtitle>
                <span className={styles.summary}>{summary}</span>
              </span>
              <IconArrowRight className={styles.arrow} aria-hidden="true" stroke={2} size={22} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
