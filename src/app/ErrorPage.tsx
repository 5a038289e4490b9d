import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { Loading } from '@/components/Loading.tsx'
import button from '@/components/link/ActionLink.module.css'
import { ActionLink } from '@/components/link/ActionLink.tsx'
import { HeadingLevelContext, Section } from '@/components/Section.tsx'
import { useInterfaceTexts, useSiteData } from '@/components/SiteData.tsx'
import { fill } from '@/content/fill.ts'
import { HOME_PATH, pageHref } from '@/content/paths.ts'
import { PageUnavailable } from './load-page.ts'

/**
 * In place of a page that could not be loaded or rendered. One that did not come, mostly because a newer build has replaced
 * it, is opened as a document, except offline; anything else is explained.
 */
export function ErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { history } = useRouter()
  const isOpened = error instanceof PageUnavailable && isOnline()
  useEffect(() => {
    if (isOpened) openDocument(history.location.href)
  }, [isOpened, history])
  return isOpened ? <Loading /> : <Explanation />
}

function Explanation() {
  const { error, pageTitle } = useInterfaceTexts()
  const { brand } = useSiteData().site
  const router = useRouter()
  const lead = useSyncExternalStore(subscribeToNetwork, isOnline) ? error.text : error.offline
  const retry = () => {
    if (isOnline()) openDocument(router.history.location.href)
    // A navigation would end at the browser's error page.
    else router.invalidate({ filter: ({ status }) => status === 'error' })
  }
  return (
    <div role="alert">
      <title>{fill(pageTitle, { title: error.title, brand })}</title>
      <HeadingLevelContext value={1}>
        <Section title={error.title} lead={lead}>
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

/** Opens the prerendered document of a page, which can be read without the app. */
function openDocument(address: string): void {
  const { pathname, search, hash } = window.location
  const href = pageHref(address)
  if (pathname + search + hash === href) window.location.reload()
  else window.location.replace(href)
}

function subscribeToNetwork(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

function isOnline() {
  return navigator.onLine
}
