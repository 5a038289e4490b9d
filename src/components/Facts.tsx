import type { Fact } from '@/content/resolved.ts'
import styles from './Facts.module.css'

/** What is known in a word or two, such as price and time; nothing where staff have written none. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
