import { Prose } from '@/components/Prose.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { SiteLink } from '@/components/SiteLink.tsx'
import { servicePath } from '@/content/paths.ts'
import type { SectionOf } from '@/content/resolved.ts'
import styles from './AllServicesSection.module.css'
import { ServiceArt } from './art/ServiceArt.tsx'

/** Every service explained, with a list to jump from. */
export function AllServicesSection({ title, lead, contents, services }: SectionOf<'all-services'>) {
  const { Subtitle } = useHeadings()
  return (
    <Section
      title={title}
      lead={lead}
      aside={
        <nav aria-label={contents}>
          <ul className={styles.contents} role="list">
            {services.map(({ id, name }) => (
              <li key={id}>
                <SiteLink to={servicePath(id)} className={styles.jump}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      {services.map(({ id, name, icon, summary, body }) => (
        <article key={id} id={id} className={styles.service}>
          <div className={styles.heading}>
            <Subtitle className={styles.name}>{name}</Subtitle>
            <p className={styles.summary}>{summary}</p>
            <ServiceArt icon={icon} className={styles.art} />
          </div>
          <Prose nodes={body} />
        </article>
      ))}
    </Section>
  )
}
