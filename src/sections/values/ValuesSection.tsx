import { useRef } from 'react'
import type { SectionOf } from '@/collections/resolved.ts'
import { Section, useHeadings } from '@/components/Section.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { Drawing } from '@/drawings/Drawing.tsx'
import { useLiveFrame } from '@/motion/use-live-frame.ts'
import styles from './ValuesSection.module.css'

/** The values of the company, each with an optional drawing; on wide screens the first one is as large as four others. */
export function ValuesSection({ title, lead, items }: SectionOf<'values'>) {
  const { Subtitle } = useHeadings()
  const listRef = useRef<HTMLUListElement>(null)
  const framed = useLiveFrame(listRef)
  return (
    <Section title={title} lead={lead} ground="band">
      <ul ref={listRef} className={styles.items} role="list">
        {items.map((item, index) => (
          <li key={item.title} className={styles.item}>
            {item.icon && (
              <Drawing
                name={item.icon}
                thumb={index === 0 || item.icon === 'weight' ? undefined : `thumb-${item.icon}`}
                isFramed={index === framed}
                className={styles.art}
              />
            )}
            <div className={styles.words}>
              <Subtitle>{keepTogether(item.title)}</Subtitle>
              <p className="muted">{keepTogether(item.text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
