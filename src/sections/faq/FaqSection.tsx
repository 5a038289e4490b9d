import type { SectionOf } from '@/collections/resolved.ts'
import { Disclosure } from '@/components/Disclosure.tsx'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import styles from './FaqSection.module.css'

/** How many questions stand open in the list when the others are folded; chosen by eye for a phone, even for two columns. */
const FIRST_ITEMS = 4

/** Questions and answers as disclosures, the later ones folded together on a phone; nothing while no question is answered. */
export function FaqSection({ id, title, lead, items, more, action }: SectionOf<'faq'>) {
  const { Subtitle } = useHeadings()
  if (items.length === 0) return null
  const questions = items.map(({ id: questionId, question, answer, action }) => (
    // On a page with more sections of questions only those of the first can be linked to.
    <Disclosure key={question} id={id && questionId} summary={<Subtitle>{keepTogether(question)}</Subtitle>}>
      <p className={styles.answer}>{keepTogether(answer)}</p>
      {action && <ActionLink {...action} weight="plain" />}
    </Disclosure>
  ))
  const isFolded = more !== undefined && items.length > FIRST_ITEMS + 1
  return (
    <Section id={id} title={title} lead={lead} ground="band">
      <div className={styles.questions}>
        {isFolded ? questions.slice(0, FIRST_ITEMS) : questions}
        {isFolded && (
          <Disclosure isOpenOnDesktop summary={<Subtitle>{more}</Subtitle>}>
            {questions.slice(FIRST_ITEMS)}
          </Disclosure>
        )}
      </div>
      {action && <ActionLink {...action} weight="quiet" />}
    </Section>
  )
}
