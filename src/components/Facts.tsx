import type { Fact } from '@/content/resolved-values.ts'
import styles from './Facts.module.css'
import { keepTogether } from './text/keep-together.tsx'

/** Description list of short facts, such as price and duration; renders nothing without facts. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{keepTogether(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
