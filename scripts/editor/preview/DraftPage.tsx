import { useEffect, useState } from 'react'
import { type LoadedPage, loadSection } from '@/app/load-page.ts'
import { PageView } from '@/app/PageView.tsx'
import type { PreviewState } from '../server/preview.ts'
import { Unfinished } from './Unfinished.tsx'

type Message = { kind: 'preview'; theme: 'light' | 'dark'; state: PreviewState }

/** The page that was sent from the form, shown with the site's own parts. */
export function DraftPage() {
  const [loaded, setLoaded] = useState<LoadedPage>()

  useEffect(() => {
    let shownPlace: PreviewState['place']
    const show = async ({ data, origin }: MessageEvent<Message>) => {
      if (origin !== window.location.origin || data?.kind !== 'preview') return
      const { theme, state } = data
      document.documentElement.className = theme
      // The same event the running site gets when a file has been saved.
      if (state.shell) {
        window.dispatchEvent(new CustomEvent('content:update', { detail: { id: 'shell', content: state.shell } }))
      }
      if (state.page) setLoaded(await withComponents(state.page))
      if (state.place !== undefined && state.place !== shownPlace) {
        shownPlace = state.place
        requestAnimationFrame(() => placeOnPage(state.place)?.scrollIntoView())
      }
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

function placeOnPage(place: PreviewState['place']): Element | null | undefined {
  return typeof place === 'number'
    ? document.querySelector('main')?.children[place]
    : document.getElementById(String(place))
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
