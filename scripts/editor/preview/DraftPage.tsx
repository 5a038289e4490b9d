import { useEffect, useRef, useState } from 'react'
import { loadSection, type PageParts } from '@/app/load-page.ts'
import { PageView } from '@/app/PageView.tsx'
import type { PreviewMessage } from '../client/Preview.tsx'
import type { PreviewState } from '../server/preview.ts'

type PlaceOnPage = PreviewMessage['state']['place']

/** The page of a draft, shown with the site's own components; the form sends it with every change. */
export function DraftPage() {
  const [loaded, setLoaded] = useState<{ parts: PageParts; place: PlaceOnPage }>()
  const shown = useRef<PlaceOnPage>(undefined)

  useEffect(() => {
    const show = ({ data, origin }: MessageEvent<PreviewMessage | undefined>) => {
      if (origin !== window.location.origin || data?.kind !== 'preview') return
      const { theme, state, section } = data
      document.documentElement.className = theme
      // The same event the running site gets when a file has been saved.
      if (state.siteData) {
        window.dispatchEvent(
          new CustomEvent('content:update', { detail: { id: 'site-data', content: state.siteData } }),
        )
      }
      if (!state.page) return
      withComponents(state.page).then(
        (parts) => setLoaded({ parts, place: state.place ?? section }),
        // Without a server the page stays as it was; the form tells it.
        () => undefined,
      )
    }
    window.addEventListener('message', show)
    window.parent.postMessage({ kind: 'preview-ready' }, window.location.origin)
    return () => window.removeEventListener('message', show)
  }, [])

  useEffect(() => {
    const element = loaded && findPlace(loaded.place, loaded.parts.page.sections.length)
    // A new part has no place on the page until enough of it is filled in.
    if (!element) return
    // While an answer is edited it is shown, and not only its question.
    for (const details of element.querySelectorAll('details')) details.open = true
    if (shown.current === loaded.place) return
    shown.current = loaded.place
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop)
    // Not `scrollIntoView`: it would move the form around this frame as well.
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - margin })
  }, [loaded])

  return loaded && <PageView {...loaded.parts} />
}

/** @param count How many sections the page has. Only the first may have several elements: the others are wrapped. */
function findPlace(place: PlaceOnPage, count: number): Element | null | undefined {
  if (typeof place === 'string') return document.getElementById(place)
  const elements = [...(document.querySelector('main')?.children ?? [])]
  return place === undefined ? undefined : elements.at(place === 0 ? 0 : place - count)
}

async function withComponents({ id, page }: NonNullable<PreviewState['page']>): Promise<PageParts> {
  const components: PageParts['components'] = {}
  await Promise.all(
    page.sections.map(async ({ type }) => {
      components[type] = await loadSection(type)
    }),
  )
  return { id, page, components }
}
