import { useSyncExternalStore } from 'react'
import { ErrorBoundary } from '@/components/ErrorBoundary.tsx'
import { formatNumber } from '@/content/locale.ts'
import { pageVisit } from './page-visit.ts'
import styles from './VisitCounter.module.css'

type VisitCounterProps = {
  /** Shown until the number is known, and after a failure. */
  loading: string
  /** The line with the number in place of `{n}`. */
  label: string
}

/** The address of the database, inlined by the build; absent in a build without a counter. */
const databaseUrl = import.meta.env.VITE_FIREBASE_DATABASE_URL

/**
 * The footer line that counts this visit and shows the number of visits. It is no live region, and silent before
 * its number, which is not worth interrupting a screen reader. Renders nothing in a build without a database.
 */
export function VisitCounter(props: VisitCounterProps) {
  if (!databaseUrl) return null
  return (
    <ErrorBoundary
      fallback={
        <p aria-hidden="true" className={`no-print ${styles.visits}`}>
          {props.loading}
        </p>
      }
    >
      <VisitLine {...props} databaseUrl={databaseUrl} />
    </ErrorBoundary>
  )
}

function VisitLine({ loading, label, databaseUrl }: VisitCounterProps & { databaseUrl: string }) {
  const visit = pageVisit(databaseUrl)
  const count = useSyncExternalStore(visit.subscribe, visit.count, noCountYet)

  return (
    <p
      data-visits
      aria-hidden={count === undefined || undefined}
      className={count === undefined ? `no-print ${styles.visits}` : styles.visits}
    >
      {count === undefined ? loading : label.replace('{n}', () => formatNumber(count))}
    </p>
  )
}

/** The snapshot of the prerendered page and of hydration. */
function noCountYet() {
  return undefined
}
