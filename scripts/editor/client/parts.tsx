import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import type { FieldDifference } from '../publish/differences.ts'

/** A button that sends no form. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />
}

/** Why something could not be done. */
export function Failure({ text, detail }: { text: string | undefined; detail?: string | undefined }) {
  if (text === undefined) return null
  return (
    <div className="diagnostic" role="alert">
      {text}
      {detail && (
        <details>
          <summary>Geliştirici için</summary>
          {detail}
        </details>
      )}
    </div>
  )
}

type DialogProps = {
  title: string
  onClose: () => void
  closeLabel?: string
  isWide?: boolean
  children: ReactNode
  actions?: ReactNode
}

/** A modal window; Escape and its first button close it. */
export function Dialog({ title, onClose, closeLabel = 'Vazgeç', isWide = false, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog ref={dialog} className={isWide ? 'wide' : undefined} aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children}
      <footer className="row">
        <Button onClick={onClose}>{closeLabel}</Button>
        {actions}
      </footer>
    </dialog>
  )
}

export type Side = 'mine' | 'theirs'

type SidesProps = {
  /** What the two sides are about. */
  title: string
  texts: Record<Side, string>
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

const SIDE_TITLES = { mine: 'Sizin yazdığınız', theirs: 'Başkasının kaydettiği' }

/** Two versions of the same, side by side, one of them to be chosen. */
export function Sides({ title, texts, chosen, onChoose }: SidesProps) {
  return (
    <fieldset className="group">
      <legend>{title}</legend>
      <div className="grid sides">
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className="choice">
            <input type="radio" name={title} checked={chosen === side} onChange={() => onChoose(side)} />
            <span>
              <small>{SIDE_TITLES[side]}</small>
              {texts[side]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A value as a person reads it. */
export function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(boş)'
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(inWords).join(' · ')
}

/** Fields with their old and their new value. */
export function FieldChanges({ fields }: { fields: readonly FieldDifference[] }) {
  return fields.map(({ label, before, after }, index) => {
    const [was, is] = changedWords(before, after)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes; labels may repeat.
      <p key={index} className="change">
        <small>{label}: </small>
        <del>{was}</del> → <ins>{is}</ins>
      </p>
    )
  })
}

/** Words on both sides of a change, which show what it belongs to. */
const CONTEXT_WORDS = 6

/** Two versions of a value in words, without most of what they begin and end with in common. */
function changedWords(before: unknown, after: unknown): [string, string] {
  const [a = [], b = []] = [before, after].map((value) => inWords(value).split(/(?<=\s)/))
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start += 1
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const from = Math.max(0, start - CONTEXT_WORDS)
  const rest = Math.max(0, end - CONTEXT_WORDS)
  const cut = (words: string[]) =>
    `${from > 0 ? '… ' : ''}${words
      .slice(from, words.length - rest)
      .join('')
      .trim()}${rest > 0 ? ' …' : ''}`
  return [cut(a), cut(b)]
}
