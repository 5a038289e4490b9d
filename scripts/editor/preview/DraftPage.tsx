import { useEffect, useRef, useState } from 'react'
import { type PageParts, withComponents } from '@/app/load-page.ts'
import { PageView } from '@/app/PageView.tsx'
import { RootLayout } from '@/app/RootLayout.tsx'
import type { SiteData } from '@/collections/resolved.ts'
import { SiteDataContext } from '@/components/SiteData.tsx'
import type { PreviewMessage } from '../client/views/Preview.tsx'
import { elementOfSection, type FieldOnPage, frameField, noteSections } from './edit-on-page.ts'

type PlaceOnPage = PreviewMessage['state']['place']

/** The page of a draft in the layout of the site, shown with its own components; the form sends it with every change. */
export function DraftPage() {
  const [siteData, setSiteData] = useState<SiteData | null>(null)
  const [loaded, setLoaded] = useState<{ parts: PageParts; place: PlaceOnPage }>()
  const [field, setField] = useState<FieldOnPage>()
  const shown = useRef<PlaceOnPage>(undefined)

  useEffect(() => {
    const show = ({ data, origin }: MessageEvent<PreviewMessage | undefined>) => {
      if (origin !== window.location.origin || data?.kind !== 'preview') return
      const { theme, state, section, field } = data
      setField(field)
      document.documentElement.className = theme
      if (state.siteData) setSiteData(state.siteData)
      if (!state.page) return
      withComponents(state.page).then(
        (parts) => setLoaded({ parts, place: state.place ?? section }),
        // Without a server the page stays as it was; the form tells it.
        () => undefined,
      )
    }
    window.addEventListener('message', show)
    // Until the draft has a whole header and footer.
    fetch('/editor/site-data')
      .then((response): Promise<SiteData | null> => response.json())
      .then((saved) => setSiteData((drafted) => drafted ?? saved))
    window.parent.postMessage({ kind: 'preview-ready' }, window.location.origin)
    return () => window.removeEventListener('message', show)
  }, [])

  useEffect(() => {
    const element = siteData && loaded && findPlace(loaded.place, loaded.parts.page.sections.length)
    // A new part has no place on the page until enough of it is filled in.
    if (!element) return
    // While an answer is edited it is shown, and not only its question.
    for (const details of element.querySelectorAll('details')) details.open = true
    if (shown.current === loaded.place) return
    shown.current = loaded.place
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop)
    // Not `scrollIntoView`: it would move the form around this frame as well.
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - margin })
  }, [loaded, siteData])

  useEffect(() => {
    const count = siteData ? (loaded?.parts.page.sections.length ?? 0) : 0
    noteSections(count)
    frameField(field, count)
  }, [loaded, siteData, field])

  return (
    siteData && (
      <SiteDataContext value={siteData}>
        <RootLayout>{loaded && <PageView {...loaded.parts} />}</RootLayout>
      </SiteDataContext>
    )
  )
}

function findPlace(place: PlaceOnPage, count: number): Element | null | undefined {
  if (typeof place === 'string') return document.getElementById(place)
  return place === undefined ? undefined : elementOfSection(place, count)
}
