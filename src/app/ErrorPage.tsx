import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import button from '@/components/link/ActionLink.module.css'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { HeadingLevelContext, Section } from '@/components/Section.tsx'
import { useInterfaceTexts } from '@/components/text/InterfaceTexts.tsx'
import { fill } from '@/content/fill.ts'
import { HOME_PATH, pageHref } from '@/content/paths.ts'
import { LoadingPage } from './LoadingPage.tsx'
import { PageUnavailable } from './load-page.ts'
import { useSiteData } from './SiteData.tsx'

/**
 * In place of a page that could not be loaded or rendered. One that did not come, mostly because a newer build has replaced
 * it, is opened as a document, except offline; anything else is explained.
 */
export function ErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const openDocument = useOpenDocument()
  const isOpened = error instanceof PageUnavailable && isBrowserOnline()
  useEffect(() => {
    if (isOpened) openDocument()
  }, [isOpened, openDocument])
  return isOpened ? <LoadingPage /> : <Explanation />
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

/** Offline only the router retries: a navigation would end at the browser's error page. */
function useRetry(): () => void {
  const router = useRouter()
  const openDocument = useOpenDocument()
  return () => (isBrowserOnline() ? openDocument() : void router.invalidate())
}

/** @returns Opens the prerendered document of the page, which can be read without the app. */
function useOpenDocument(): () => void {
  const href = useLocation({ select: (location) => pageHref(location.href) })
  return useCallback(() => {
    const { pathname, search, hash } = window.location
    if (pathname + search + hash === href) window.location.reload()
    else window.location.replace(href)
  }, [href])
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
