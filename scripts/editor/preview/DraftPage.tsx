import { useEffect, useState } from 'react'
import { type LoadedPage, loadSection } from '@/app/load-page.ts'
import { PageView } from '@/app/PageView.tsx'
import type { PreviewState } from '../server/preview.ts'
import { Unfinished } from './Unfinished.tsx'

type Message =
  | { kind: 'preview'; theme: 'light' | 'dark'; state: PreviewState }
  | { kind: 'show-section'; section: number }

/** The page that was sent from the form, shown with the site's own parts. */
export function DraftPage() {
  const [loaded, setLoaded] = useState<LoadedPage>()

  useEffect(() => {
    let shownPlace: PreviewState['place']
    const show = async ({ data, origin }: MessageEvent<Message>) => {
      if (origin !== window.location.origin) return
      if (data?.kind === 'show-section') showPlace(data.section)
      if (data?.kind !== 'preview') return
      const { theme, state } = data
      document.documentElement.className = theme
      // The same event the running site gets when a file has been saved.
      if (state.shell) {
        window.dispatchEvent(new CustomEvent('content:update', { detail: { id: 'shell', content: state.shell } }))
      }
      if (state.page) setLoaded(await withComponents(state.page))
      const { place } = state
      if (place === undefined || place === shownPlace) return
      requestAnimationFrame(() => {
        // What is new has no place until enough of it is filled in.
        if (showPlace(place)) shownPlace = place
      })
    }
    window.addEventListener('message', show)
    // Decap shows the preview in a frame of its own, and this page in it; the form is above both.
    window.parent.parent.postMessage({ kind: 'preview-ready' }, window.location.origin)
    return () => window.removeEventListener('message', show)
  }, [])

  return (
    loaded && (
      <Unfinished draft={loaded}>
        <PageView {...loaded} />
      </Unfinished>
    )
  )
}

/** @returns Whether there is such a place. */
function showPlace(place: string | number): boolean {
  const element =
    typeof place === 'number' ? document.querySelector('main')?.children[place] : document.getElementById(place)
  if (!element) return false
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop)
  // Not `scrollIntoView`: it would move the form around this frame as well.
  window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - margin })
  return true
}

async function withComponents({ id, page }: NonNullable<PreviewState['page']>): Promise<LoadedPage> {
  const components: LoadedPage['components'] = {}
  await Promise.all(
    page.sections.map(async ({ type }) => {
      components[type] = await loadSection(type)
    }),
  )
  return { id, page, components }
}
