import type { SectionOf } from '@/collections/resolved.ts'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { SiteLink } from '@/components/link/SiteLink.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { wholeWords } from '@/components/text/whole-words.tsx'
import { servicePath } from '@/content/paths.ts'
import { Drawing } from '@/drawings/Drawing.tsx'
import styles from './ServicesSection.module.css'

/** Services with drawing and summary; each links to its full text. */
export function ServicesSection({ title, lead, action, services }: SectionOf<'services'>) {
  const { Subtitle } = useHeadings()
  return (
    <Section title={title} lead={lead}>
      <ul className={styles.services} role="list">
        {services.map(({ id, name, icon, summary }) => (
          <li key={id}>
            <SiteLink to={servicePath(id)} className={styles.service}>
              <Drawing name={icon} thumb={`thumb-${icon}`} className={styles.drawing} />
              <Subtitle className={`arrow ${styles.name}`}>{wholeWords(name)}</Subtitle>
              {wholeWords(summary)}
            </SiteLink>
          </li>
        ))}
      </ul>
      {action && <ActionLink {...action} weight="quiet" />}
    </Section>
  )
}
