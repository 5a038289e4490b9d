import { Prose } from '@/components/Prose.tsx'
import { Section } from '@/components/Section.tsx'
import type { SectionOf } from '@/content/resolved.ts'
import styles from './ProseSection.module.css'

/** The page's running text beside its title, and the people behind the work where staff name any. */
export function ProseSection({ title, lead, people, body }: SectionOf<'prose'>) {
  return (
    <Section title={title} lead={lead} layout="beside">
      <Prose nodes={body} />
      {people && (
        <ul className={styles.people} role="list">
          {people.map(({ name, role }) => (
            <li key={name}>
              <p className={styles.name}>{name}</p>
              <p className={styles.role}>{role}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
