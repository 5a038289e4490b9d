import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import button from '@/components/link/ActionLink.module.css'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { HeadingLevelContext, Section } from '@/components/Section.tsx'
import { useInterfaceTexts } from '@/components/text/InterfaceTexts.tsx'
import { fill } from '@/content/fill.ts'
import { HOME_PATH, pageHref } from '@/content/paths.ts'
import { reloadOnce } from './chunk-load-error.ts'
import { LoadingPage } from './LoadingPage.tsx'
import { SiteDataProvider, useSiteData } from './SiteData.tsx'

/**
 * In place of a page that could not be loaded or rendered. A chunk that a newer build has replaced is mended by a reload,
 * anything else is explained.
 */
export function ErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const [told, setTold] = useState<unknown>()
  useEffect(() => {
    if (!reloadOnce(error)) setTold(error)
  }, [error])
  return told === error ? <Explanation /> : <LoadingPage />
}

function Explanation() {
  const { error, pageTitle } = useInterfaceTexts()
  const { brand } = useSiteData().site
  const isOnline = useSyncExternalStore(subscribeToNetwork, isBrowserOnline, isServerOnline)
  const retry = useRetry()
  return (
    <div role="alert">
      <title>{fill(pageTitle, { title: error.title, brand })}</title>
      <HeadingLevelContext value={1}>
        <Section title={error.title} lead={isOnline ? error.text : error.offline}>
          <div className={button.row}>
            <button type="button" className={`${button.action} ${button.strong}`} onClick={retry}>
              {error.retry}
            </button>
            <ActionLink label={error.home} link={HOME_PATH} weight="plain" />
          </div>
        </Section>
      </HeadingLevelContext>
    </div>
  )
}

/**
 * Opens the prerendered document, which can be read even if the chunk fails again. Offline only the router retries:
 * a navigation would end at the browser's error page.
 */
function useRetry(): () => void {
  const router = useRouter()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return () => {
    const { pathname, hash } = window.location
    if (!navigator.onLine) void router.invalidate()
    else if (pathname === pageHref(path) && hash === '') window.location.reload()
    else window.location.replace(pageHref(path))
  }
}

function subscribeToNetwork(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

function isBrowserOnline() {
  return navigator.onLine
}

function isServerOnline() {
  return true
}

/** In place of the whole site, when the layout could not be rendered. */
export function RootErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  return (
    <SiteDataProvider>
      <ErrorPage error={error} />
    </SiteDataProvider>
  )
}
