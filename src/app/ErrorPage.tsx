import { useInterfaceTexts } from '@/components/InterfaceTexts.tsx'
import { SiteLink } from '@/components/SiteLink.tsx'
import { fill } from '@/content/fill.ts'
import { HOME_PATH } from '@/content/paths.ts'
import styles from './ErrorPage.module.css'
import { ShellProvider, useShell } from './Shell.tsx'

/** Shown inside the layout where a page could not be fetched or drawn: what happened, and two ways on. */
export function ErrorPage() {
  const { error, pageTitle } = useInterfaceTexts()
  const { brand } = useShell().site
  return (
    <div className={`page-width ${styles.error}`} role="alert">
      <title>{fill(pageTitle, { title: error.title, brand })}</title>
      <h1 className={styles.title}>{error.title}</h1>
      <p className={styles.text}>{error.text}</p>
      <p className={styles.ways}>
        {/* A file that failed to arrive is asked for again only by a fresh document. */}
        <button type="button" className={styles.retry} onClick={() => window.location.reload()}>
          {error.retry}
        </button>
        <SiteLink to={HOME_PATH}>{error.home}</SiteLink>
      </p>
    </div>
  )
}

/** Stands alone where even the layout could not be drawn. */
export function RootErrorPage() {
  return (
    <ShellProvider>
      <ErrorPage />
    </ShellProvider>
  )
}
