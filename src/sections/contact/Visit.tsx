import type { SectionOf } from '@/collections/resolved.ts'
import { useHeadings } from '@/components/Section.tsx'
import { useSiteData } from '@/components/SiteData.tsx'
import type { Fact } from '@/content/resolved-values.ts'
import { Drawing } from '@/drawings/Drawing.tsx'
import styles from './Visit.module.css'

/** A title and, below it, labels and values. */
function FactList({ title, facts, className }: { title: string; facts: readonly Fact[]; className?: string }) {
  const { Subtitle } = useHeadings()
  return (
    <div className={className}>
      <Subtitle>{title}</Subtitle>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Who the company is by law. */
export function Company(company: NonNullable<SectionOf<'contact'>['company']>) {
  return <FactList {...company} className={`${styles.facts} ${styles.company}`} />
}

/** Opening hours and address, beside a drawn door. */
export function Visit() {
  const { site, interface: texts } = useSiteData()
  const { hours, address } = site.contact
  const { Subtitle } = useHeadings()
  return (
    <div className={styles.visit}>
      <Drawing name="door" className={styles.door} />
      <div className={styles.facts}>
        <FactList title={texts.hours} facts={hours.map(({ days, time }) => ({ label: days, value: time }))} />
        <div>
          <Subtitle>{texts.address}</Subtitle>
          <p>{address.join(',\n')}</p>
        </div>
      </div>
    </div>
  )
}
