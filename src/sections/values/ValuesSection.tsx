import { Section, useHeadings } from '@/components/Section.tsx'
import { wholeWords } from '@/components/text/whole-words.tsx'
import type { SectionOf } from '@/content/resolved.ts'
import styles from './ValuesSection.module.css'

/** The values of the company; the first one in a frame. */
export function ValuesSection({ title, lead, items }: SectionOf<'values'>) {
  const { Subtitle } = useHeadings()
  return (
    <Section title={title} lead={lead} ground="band">
      <ul className={styles.items} role="list">
        {items.map((item, index) => (
          <li key={item.title} className={index === 0 ? `frame ${styles.item}` : styles.item}>
            <Subtitle>{wholeWords(item.title)}</Subtitle>
            <p>{wholeWords(item.text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
