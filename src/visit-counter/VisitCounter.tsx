import { useSyncExternalStore } from 'react'
import { useInterfaceTexts } from '@/components/SiteData.tsx'
import { fill } from '@/content/fill.ts'
import { formatNumber } from '@/content/locale.ts'
import { pageVisit } from './page-visit.ts'
import styles from './VisitCounter.module.css'

/** The address of the database, inlined by the build; absent in a build without a counter. */
const databaseUrl = import.meta.env.VITE_FIREBASE_DATABASE_URL

/**
 * The footer line that counts this visit and shows the number of visits. It is no live region, and silent before
 * its number, which is not worth interrupting a screen reader. Renders nothing in a build without a database.
 */
export function VisitCounter() {
  return databaseUrl && <VisitLine databaseUrl={databaseUrl} />
}

function VisitLine({ databaseUrl }: { databaseUrl: string }) {
  const { loading, visits } = useInterfaceTexts()
  const visit = pageVisit(databaseUrl)
  const count = useSyncExternalStore(visit.subscribe, visit.count, noCountYet)

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
