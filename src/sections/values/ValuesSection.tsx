import { useRef } from 'react'
import type { SectionOf } from '@/collections/resolved.ts'
import { Disclosure } from '@/components/Disclosure.tsx'
import { Section, useHeadings } from '@/components/Section.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { splitFirstSentence } from '@/content/locale.ts'
import { Drawing } from '@/drawings/Drawing.tsx'
import { useLiveFrame } from '@/motion/use-live-frame.ts'
import styles from './ValuesSection.module.css'

/** The values of the company, each with an optional drawing: the first one large, the others rows beside or below it. */
export function ValuesSection({ title, lead, items }: SectionOf<'values'>) {
  const { Subtitle } = useHeadings()
  const listRef = useRef<HTMLUListElement>(null)
  const framed = useLiveFrame(listRef)
  return (
    <Section title={title} lead={lead} ground="band">
      <ul ref={listRef} className={styles.items} role="list">
        {items.map(({ title, text, icon }, index) => {
          const isFirst = index === 0
          const [sentence, rest] = splitFirstSentence(text)
          const name = <Subtitle>{keepTogether(title)}</Subtitle>
          const words = (
            <>
              {name}
              <p className="muted">
                {keepTogether(sentence)}
                {rest && <span className={styles.rest}> {keepTogether(rest)}</span>}
              </p>
            </>
          )
          return (
            <li key={title} className={styles.item}>
              {icon && (
                <Drawing
                  name={isFirst || icon === 'weight' ? icon : `thumb-${icon}`}
                  isFramed={index === framed}
                  className={styles.art}
                />
              )}
              <div className={styles.words}>
                {isFirst || !rest ? (
                  words
                ) : (
                  <Disclosure isForPhones summary={name}>
                    {words}
                  </Disclosure>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
