import type { ReactNode } from 'react'
import type { FieldSchema } from '../../forms/json-schema.ts'
import type { Path } from '../schema.ts'
import { idOf, useForm } from './form-context.ts'

export type FieldProps = { schema: FieldSchema; at: Path; isRequired: boolean }

/** What ties a control to its label, help and problems. */
export type ControlProps = {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
  'aria-required': boolean
}

type LabelledProps = FieldProps & {
  counter?: ReactNode
  note?: ReactNode
  children: (props: ControlProps) => ReactNode
}

/** A field: its label, what to write, its control, and what is wrong with it. */
export function Labelled({ schema, at, isRequired, counter, note, children }: LabelledProps) {
  const { diagnosticsAt } = useForm()
  const id = idOf(at)
  const isWrong = diagnosticsAt(at).length > 0
  const control = {
    id,
    'aria-describedby': `${id}-yardim ${id}-sorun`,
    'aria-invalid': isWrong,
    'aria-required': isRequired,
  }
  return (
    <div className={isWrong ? 'field wrong' : 'field'}>
      <div className="field-head">
        <label htmlFor={id}>{schema.title ?? at.at(-1)}</label>
        {!isRequired && <span className="optional">isteğe bağlı</span>}
        {counter}
      </div>
      <p id={`${id}-yardim`} className="help">
        {schema.description}
      </p>
      {children(control)}
      {note}
      <Diagnostics at={at} />
    </div>
  )
}

/** What is wrong at a place: what does not fit, what is expected, what to do. */
export function Diagnostics({ at }: { at: Path }) {
  const { diagnosticsAt } = useForm()
  return (
    <div id={`${idOf(at)}-sorun`} className="diagnostics">
      {diagnosticsAt(at).map(({ problem, expected, fix }) => (
        <p key={problem} className="diagnostic">
          <strong>{problem}</strong>
          <span>Beklenen: {expected}</span>
          <span>Ne yapmalı: {fix}</span>
        </p>
      ))}
    </div>
  )
}
