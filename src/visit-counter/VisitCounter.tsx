import { useSyncExternalStore } from 'react'
import { ErrorBoundary } from '@/components/ErrorBoundary.tsx'
import { pageVisit } from './page-visit.ts'
import styles from './VisitCounter.module.css'

type VisitCounterProps = {
  /** Shown until the number is there, and for good when it never comes. */
  loading: string
  /** The finished line; `{n}` is where the number goes. */
  label: string
}

/** The database this site was built to count in; absent in a build that shall not count. */
const databaseUrl = import.meta.env.VITE_FIREBASE_DATABASE_URL

/**
 * The line that counts this visit and says how many there have been. Plain text, and no live region: a number in the
 * footer is not worth interrupting anyone. Renders nothing when the site was built without a database.
 */
export function VisitCounter(props: VisitCounterProps) {
  if (!databaseUrl) return null
  return (
    <ErrorBoundary fallback={<p className={styles.visits}>{props.loading}</p>}>
      <VisitLine {...props} databaseUrl={databaseUrl} />
    </ErrorBoundary>
  )
}

function VisitLine({ loading, label, databaseUrl }: VisitCounterProps & { databaseUrl: string }) {
  const visit = pageVisit(databaseUrl)
  const count = useSyncExternalStore(visit.subscribe, visit.count, noCountYet)

  return (
    <p data-visits className={styles.visits}>
      {count === undefined ? loading : label.replace('{n}', () => count.toLocaleString('tr-TR'))}
    </p>
  )
}

/** What the prerendered page and the first client render show. */
function noCountYet() {
  return undefined
}
