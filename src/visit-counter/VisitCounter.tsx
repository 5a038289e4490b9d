import { useSyncExternalStore } from 'react'
import { useInterfaceTexts } from '@/components/SiteData.tsx'
import { fill } from '@/content/fill.ts'
import { formatNumber } from '@/content/locale.ts'
import { subscribeToVisits, visitCount } from './page-visit.ts'
import styles from './VisitCounter.module.css'

/**
 * The footer line that counts this visit and shows the number of visits. It is no live region, and silent before
 * its number, which is not worth interrupting a screen reader. Renders nothing in a build without a database.
 */
export function VisitCounter() {
  return import.meta.env.VITE_FIREBASE_DATABASE_URL && <VisitLine />
}

function VisitLine() {
  const { loading, visits } = useInterfaceTexts()
  const count = useSyncExternalStore(subscribeToVisits, visitCount, noCountYet)

  return (
    <p
      data-visits
      aria-hidden={count === undefined || undefined}
      className={count === undefined ? `no-print ${styles.visits}` : styles.visits}
    >
      {count === undefined ? loading : fill(visits, { n: formatNumber(count) })}
    </p>
  )
}

/** The snapshot of the prerendered page and of hydration. */
function noCountYet() {
  return undefined
}
