import { useEffect, useRef, useState } from 'react'
import { loadSection, type PageParts } from '@/app/load-page.ts'
import { PageView } from '@/app/PageView.tsx'
import type { PreviewState } from '../server/preview.ts'

type Message =
  | { kind: 'preview'; theme: 'light' | 'dark'; state: PreviewState }
  | { kind: 'show-section'; section: number }

type PlaceOnPage = NonNullable<PreviewState['place']>

/** The page of a draft, shown with the site's own components; the form sends it with every change. */
export function DraftPage() {
  const [loaded, setLoaded] = useState<PageParts>()
  const edited = useRef<PlaceOnPage>(undefined)
  const shown = useRef<PlaceOnPage>(undefined)

  useEffect(() => {
    const show = async ({ data, origin }: MessageEvent<Message>) => {
      if (origin !== window.location.origin) return
      if (data?.kind === 'show-section') {
        edited.current = data.section
        bringIntoView(findPlace(data.section))
      }
      if (data?.kind !== 'preview') return
      const { theme, state } = data
      document.documentElement.className = theme
      // The same event the running site gets when a file has been saved.
      if (state.siteData) {
        window.dispatchEvent(
          new CustomEvent('content:update', { detail: { id: 'site-data', content: state.siteData } }),
        )
      }
      edited.current = state.place ?? edited.current
      if (state.page) setLoaded(await withComponents(state.page))
    }
    window.addEventListener('message', show)
    window.parent.postMessage({ kind: 'preview-ready' }, window.location.origin)
    return () => window.removeEventListener('message', show)
  }, [])

  useEffect(() => {
    const element = loaded && findPlace(edited.current)
    // A new part has no place on the page until enough of it is filled in.
    if (!element) return
    unfold(element)
    if (shown.current === edited.current) return
    bringIntoView(element)
    shown.current = edited.current
  }, [loaded])

  return loaded && <PageView {...loaded} />
}

function findPlace(place: PlaceOnPage | undefined): Element | undefined {
  if (typeof place === 'number') return document.querySelector('main')?.children[place]
  return document.getElementById(place ?? '') ?? undefined
}

function bringIntoView(element: Element | undefined): void {
  if (!element) return
  unfold(element)
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop)
  // Not `scrollIntoView`: it would move the form around this frame as well.
  window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - margin })
}

/** While an answer is edited it is shown, and not only its question. */
function unfold(element: Element): void {
  for (const details of element.querySelectorAll('details')) details.open = true
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
