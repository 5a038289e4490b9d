import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Section } from '@/components/Section.tsx'
import type { SectionOf } from '@/content/resolved.ts'
import styles from './FaqSection.module.css'

/** Questions that open to their answers; the browser's own disclosure, so it needs no script. */
export function FaqSection({ title, lead, items }: SectionOf<'faq'>) {
  return (
    <Section title={title} lead={lead} layout="beside">
      <div className={styles.items}>
        {items.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              {question}
              <IconPlus className={styles.icon} aria-hidden="true" stroke={2} size={22} />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
