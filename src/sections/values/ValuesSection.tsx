import { Section, useHeadings } from '@/components/Section.tsx'
import { wholeWords } from '@/components/whole-words.tsx'
import type { SectionOf } from '@/content/resolved.ts'
import styles from './ValuesSection.module.css'

/** What the company holds on to in its work. */
export function ValuesSection({ title, lead, items }: SectionOf<'values'>) {
  const { Subtitle } = useHeadings()
  return (
    <Section title={title} lead={lead}>
      <ul className={styles.items} role="list">
        {items.map((item) => (
          <li key={item.title} className={`frame ${styles.item}`}>
            <Subtitle className={styles.title}>{wholeWords(item.title)}</Subtitle>
            <p className={styles.text}>{wholeWords(item.text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
