import { useEffect, useRef, useState } from 'react'
import type { SectionOf } from '@/collections/resolved.ts'
import { Section, useHeadings } from '@/components/Section.tsx'
import { keepTogether } from '@/components/text/keep-together.tsx'
import { Drawing } from '@/drawings/Drawing.tsx'
import styles from './StepsSection.module.css'

/** Numbered steps of a project, each with an optional drawing of what the customer receives; a row to swipe on a phone. */
export function StepsSection({ id, title, lead, steps }: SectionOf<'steps'>) {
  const { Subtitle } = useHeadings()
  const listRef = useRef<HTMLOListElement>(null)
  const [isSwiped, setSwiped] = useState(true)
  useEffect(() => {
    const list = listRef.current
    if (!list) return
    const observer = new ResizeObserver(() => setSwiped(list.scrollWidth > list.clientWidth))
    observer.observe(list)
    return () => observer.disconnect()
  }, [])
  return (
    <Section id={id} title={title} lead={lead} ground="band">
      {/* A scroll container has to be reached by keyboard, and named there. */}
      <ol ref={listRef} className={styles.steps} role="list" {...(isSwiped && { 'aria-label': title, tabIndex: 0 })}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            {step.icon && <Drawing name={step.icon} className={styles.art} />}
            <Subtitle data-place={`${index + 1}/${steps.length}`}>{keepTogether(step.title)}</Subtitle>
            <p>{keepTogether(step.text)}</p>
            {step.duration && <b>{step.duration}</b>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
