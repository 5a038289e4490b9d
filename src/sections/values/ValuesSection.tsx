import type { SectionOf } from '@/collections/resolved.ts'
import { Disclosure } from '@/components/Disclosure.tsx'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { Drawing } from '@/drawings/Drawing.tsx'
import styles from './ValuesSection.module.css'

/** The values of the company, each with an optional drawing: the first one large, the others rows beside or below it. */
export function ValuesSection({ id, title, lead, items }: SectionOf<'values'>) {
  const { Subtitle } = useHeadings()
  return (
    <Section id={id} title={title} lead={lead} ground="band">
      <ul className={styles.items} role="list">
        {items.map(({ title, text, how, action, icon }, index) => (
          <li key={title} className={styles.item}>
            {icon && (
              <Drawing
                name={index === 0 || icon === 'weight' ? icon : `thumb-${icon}`}
                isFramed={index === 0}
                className={styles.art}
              />
            )}
            <div className={styles.words}>
              <Subtitle>{keepTogether(title)}</Subtitle>
              <p>{keepTogether(text)}</p>
              {how && (
                <Disclosure summary={how.title}>
                  <p className="muted">{keepTogether(how.text)}</p>
                </Disclosure>
              )}
              {action && <ActionLink {...action} weight="plain" />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
