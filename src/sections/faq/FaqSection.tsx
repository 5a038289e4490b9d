import type { SectionOf } from '@/collections/resolved.ts'
import { Disclosure } from '@/components/Disclosure.tsx'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { Section } from '@/components/Section.tsx'
import { wholeWords } from '@/components/text/whole-words.tsx'
import styles from './FaqSection.module.css'

/** Questions and answers as disclosures; nothing while no question is answered. */
export function FaqSection({ title, lead, items, action }: SectionOf<'faq'>) {
  if (items.length === 0) return null
  return (
    <Section title={title} lead={lead} layout="beside" action={action && <ActionLink {...action} weight="quiet" />}>
      {items.map(({ question, answer, action: more }) => (
        <Disclosure key={question} summary={<span>{wholeWords(question)}</span>}>
          <p className={styles.answer}>{wholeWords(answer)}</p>
          {more && <ActionLink {...more} weight="plain" />}
        </Disclosure>
      ))}
    </Section>
  )
}
