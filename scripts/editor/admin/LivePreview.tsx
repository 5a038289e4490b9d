import { useCallback, useEffect, useRef, useState } from 'react'
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts'
import type { PreviewState } from '../server/preview.ts'
import { itemAround } from './edited-section.ts'
import { ask, ServerRefusal } from './server-link.ts'
import { stagePictures } from './stage-pictures.ts'

type Theme = 'light' | 'dark'
type Width = 'full' | 'phone'

/** What somebody typing quickly pauses between two words; one look at the whole content takes a tenth of it. */
const PAUSE_MS = 150

/** Where a new entry would be saved, until its own address is known. */
const NEW_FILE = 'yeni-taslak.md'

/** The page as visitors would see it with what stands in the form now, and what the check says about it. */
export function LivePreview({ entry, collection }: { entry: DecapMap; collection: DecapMap }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef<PreviewState>(undefined)
  const [diagnostics, setDiagnostics] = useState<readonly Diagnostic[]>([])
  const [problem, setProblem] = useState('')
  const [theme, setTheme] = useState<Theme>('light')
  const [width, setWidth] = useState<Width>('full')

  const send = useCallback(() => {
    if (latest.current)
      frame.current?.contentWindow?.postMessage(
        { kind: 'preview', theme, state: latest.current },
        window.location.origin,
      )
  }, [theme])

  useEffect(send, [send])

  useEffect(() => {
    // The frame asks when it is ready; whatever came before that was lost.
    const answer = (event: MessageEvent) => {
      if (event.origin === window.location.origin && event.data?.kind === 'preview-ready') send()
    }
    window.addEventListener('message', answer)
    return () => window.removeEventListener('message', answer)
  }, [send])

  const isPage = collection.get('name') === 'pages'
  useEffect(() => {
    // Somebody who edits the fifth section wants to see the fifth section.
    const follow = ({ target }: FocusEvent) => {
      const section = isPage && target instanceof Element ? itemAround(target) : undefined
      if (section !== undefined)
        frame.current?.contentWindow?.postMessage({ kind: 'show-section', section }, window.location.origin)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [isPage])

  useEffect(() => {
    let isOver = false
    const timer = setTimeout(async () => {
      try {
        const state = await ask<PreviewState>({
          action: 'preview',
          path: pathOf(entry, collection),
          values: (entry.get('data') as DecapMap).toJS(),
          pictures: await stagePictures(entry),
        })
        if (isOver) return
        if (state.page) latest.current = state
        setDiagnostics(state.diagnostics)
        setProblem('')
        send()
      } catch (error) {
        if (!isOver) setProblem(error instanceof ServerRefusal ? error.message : String(error))
      }
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [entry, collection, send])

  return (
    <div className="preview">
      <div className="bar">
        <Choice value={theme} onChange={setTheme} label="Tema" options={{ light: 'Açık', dark: 'Koyu' }} />
        <Choice value={width} onChange={setWidth} label="Genişlik" options={{ full: 'Geniş', phone: 'Telefon' }} />
      </div>
      <Report diagnostics={diagnostics} problem={problem} />
      <iframe ref={frame} src="/editor/preview" title="Önizleme" className={width} />
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: Record<Value, string>
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {(Object.keys(options) as Value[]).map((option) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {options[option]}
        </button>
      ))}
    </fieldset>
  )
}

/** What would keep this from being saved. */
function Report({ diagnostics, problem }: { diagnostics: readonly Diagnostic[]; problem: string }) {
  if (problem !== '') return <p className="report">{problem}</p>
  if (diagnostics.length === 0) return null
  return (
    <details className="report">
      <summary>{diagnostics.length} sorun var; düzelmeden kaydedilmez</summary>
      <ol>
        {diagnostics.map((diagnostic) => (
          <li key={`${diagnostic.file}:${diagnostic.line}:${diagnostic.column}:${diagnostic.problem}`}>
            {diagnostic.problem} <span>{diagnostic.fix}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

function pathOf(entry: DecapMap, collection: DecapMap): string {
  const path = entry.get('path')
  if (typeof path === 'string' && path !== '') return path
  return `${String(collection.get('folder'))}/${NEW_FILE}`
}
