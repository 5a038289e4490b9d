import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { getTheme, subscribeToTheme, type Theme } from '@/theme/theme.ts'
import type { PreviewState } from '../server/preview.ts'

type PreviewFrameProps = {
  title: string
  state: PreviewState | undefined
  /** How wide the window of the visitor is, in CSS pixels. */
  width: number
  theme?: Theme | undefined
  /** The section somebody is working on. */
  section: number | undefined
}

/** A page as it would be, at its real width, made smaller until it fits. */
export function PreviewFrame({ title, state, width, theme, section }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const ownTheme = useSyncExternalStore(subscribeToTheme, getTheme)
  const shownTheme = theme ?? ownTheme

  useEffect(() => {
    const listen = ({ data, source }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data?.kind === 'preview-ready') setReady(true)
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
    const message = { kind: 'preview', theme: shownTheme, state }
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [isReady, state, shownTheme])

  useEffect(() => {
    if (!isReady || section === undefined) return
    frame.current?.contentWindow?.postMessage({ kind: 'show-section', section }, window.location.origin)
  }, [isReady, section])

  const scale = Math.min(1, size.width / width)
  const style = { width, height: size.height / (scale || 1), transform: `scale(${scale})` }
  return (
    <div ref={box} className="preview-box">
      <iframe ref={frame} title={title} src="/editor/preview" style={style} />
    </div>
  )
}
