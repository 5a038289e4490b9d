import type { SectionOf } from '@/collections/resolved.ts'
import { Section, useHeadings } from '@/components/Section.tsx'
import { wholeWords } from '@/components/text/whole-words.tsx'
import { Drawing } from '@/drawings/Drawing.tsx'
import styles from './StepsSection.module.css'

/** Numbered steps of a project, each with an optional drawing of what the customer receives. */
export function StepsSection({ title, lead, steps }: SectionOf<'steps'>) {
  const { Subtitle } = useHeadings()
  return (
    <Section title={title} lead={lead} ground="band">
      <ol className={styles.steps} role="list">
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            {step.icon && <Drawing name={step.icon} className={styles.art} />}
            <Subtitle>{wholeWords(step.title)}</Subtitle>
            <p className="muted">{wholeWords(step.text)}</p>
            {step.duration && <b>{step.duration}</b>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
