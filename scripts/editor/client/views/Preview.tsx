import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { getTheme, subscribeToTheme, type Theme } from '@/theme/theme.ts'
import type { FieldOnPage, PickedPart } from '../../preview/edit-on-page.ts'
import type { PreviewState } from '../../server/preview.ts'
import { announce } from '../announce.ts'
import { Button } from '../parts.tsx'
import { findField } from '../search/find-field.ts'
import { openEntry, useContent, useEditor } from '../state/store.ts'

/** Viewports of visitors, in CSS pixels. */
const WIDTHS = { Telefon: 390, Tablet: 768, Bilgisayar: 1280 }

/** Sent to the frame of the preview with every change. */
export type PreviewMessage = {
  kind: 'preview'
  theme: Theme
  state: PreviewState
  section: number | undefined
  field: FieldOnPage | undefined
}

type ShownPage = {
  state: PreviewState | undefined
  /** The section somebody is working on. */
  section: number | undefined
  /** The field somebody is working on. */
  field?: FieldOnPage | undefined
}

/** The page that shows an entry, as it would be, at the widths and in the themes of visitors. What is picked there opens. */
export function Preview({ entry, ...shown }: ShownPage & { entry: string }) {
  const content = useContent()
  const { drafts } = useEditor()
  const [width, setWidth] = useState(WIDTHS.Telefon)
  const [theme, setTheme] = useState<Theme>('light')
  const [isShown, setShown] = useState(false)
  const pick = (part: PickedPart) => {
    setShown(false)
    const found = findField(content, drafts, entry, part)
    if (found) openEntry(found.path, found.at)
    else announce('Bu yazı başka yazılardan oluşuyor; tek bir alanı yok.')
  }
  return (
    <aside className={isShown ? 'preview shown' : 'preview'} aria-label="Önizleme">
      {isShown && <h1 className="visually-hidden">Önizleme</h1>}
      <div className="row">
        <Button className="preview-toggle" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Forma dön' : 'Önizleme'}
        </Button>
        {Object.entries(WIDTHS).map(([name, each]) => (
          <Button key={name} aria-pressed={width === each} onClick={() => setWidth(each)}>
            {name}
          </Button>
        ))}
        <Button aria-pressed={theme === 'dark'} onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          Koyu
        </Button>
      </div>
      <PreviewFrame {...shown} onPick={pick} title="Sayfanın önizlemesi" width={width} theme={theme} />
      <p className="help">Değiştirmek istediğiniz yazıya ya da görsele tıklayın; klavyeyle Tab ve Enter.</p>
    </aside>
  )
}

type PreviewFrameProps = ShownPage & {
  title: string
  width: number
  theme?: Theme
  /** A text or a picture of the page was picked. */
  onPick?: (part: PickedPart) => void
}

/** A page at its real width, scaled down until it fits. */
export function PreviewFrame({ title, state, width, theme, section, field, onPick }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const ownTheme = useSyncExternalStore(subscribeToTheme, getTheme)
  const shownTheme = theme ?? ownTheme
  const picked = useRef(onPick)
  useEffect(() => {
    picked.current = onPick
  })

  useEffect(() => {
    const listen = ({ data, source }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return
      if (data?.kind === 'preview-ready') setReady(true)
      if (data?.kind === 'preview-pick') picked.current?.(data)
    }
    window.addEventListener('message', listen)
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    if (box.current) observer.observe(box.current)
    return () => {
      window.removeEventListener('message', listen)
      observer.disconnect()
    }
  }, [])

  useEffect(() => {
    if (!isReady || !state) return
    const message = { kind: 'preview', theme: shownTheme, state, section, field } satisfies PreviewMessage
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [isReady, state, shownTheme, section, field])

  const scale = Math.min(1, size.width / width) || 1
  const style = { width, height: size.height / scale, transform: `scale(${scale})` }
  return (
    <div ref={box} className="preview-box">
      <iframe ref={frame} title={title} src="/editor/preview" style={style} />
    </div>
  )
}
