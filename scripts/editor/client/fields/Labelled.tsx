import type { ReactNode } from 'react'
import type { FieldSchema } from '../../forms/field-schema.ts'
import { Button } from '../parts.tsx'
import type { Path } from '../state/schema.ts'
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

/** One control with its label, help and problems. */
export function Labelled({ schema, at, isRequired, counter, note, children }: LabelledProps) {
  const { diagnosticsAt } = useForm()
  const id = idOf(at)
  return (
    <div className="field">
      <div className="row">
        <label htmlFor={id}>{schema.title ?? at.at(-1)}</label>
        {!isRequired && <Optional />}
        {counter}
      </div>
      <Help schema={schema} at={at} />
      {children({
        id,
        'aria-describedby': `${id}-yardim ${id}-sorun`,
        'aria-invalid': diagnosticsAt(at).length > 0,
        'aria-required': isRequired,
      })}
      {note}
      <Diagnostics at={at} />
    </div>
  )
}

type LabelledGroupProps = FieldProps & {
  /** Whether it is one value: then somebody who goes to it goes to its control, and else to the legend. */
  isOneValue?: boolean
  children: ReactNode
}

/** Several controls with a common label, help and problems. */
export function LabelledGroup({ schema, at, isRequired, children, isOneValue = false }: LabelledGroupProps) {
  const id = idOf(at)
  return (
    <fieldset className={isOneValue ? 'field' : 'group'} aria-describedby={`${id}-yardim ${id}-sorun`}>
      <legend {...(isOneValue ? {} : { id, tabIndex: -1 })}>
        {schema.title ?? at.at(-1)} {!isRequired && <Optional />}
      </legend>
      <Help schema={schema} at={at} />
      <Diagnostics at={at} />
      {children}
    </fieldset>
  )
}

function Optional() {
  return <span className="help">isteğe bağlı</span>
}

function Help({ schema, at }: { schema: FieldSchema; at: Path }) {
  return (
    <p id={`${idOf(at)}-yardim`} className="help">
      {schema.description}
    </p>
  )
}

/** The problems at a place: what does not fit, what is expected, what to do. */
export function Diagnostics({ at }: { at: Path }) {
  const { diagnosticsAt, set } = useForm()
  return (
    <div id={`${idOf(at)}-sorun`}>
      {diagnosticsAt(at).map(({ problem, expected, fix, suggestion }) => (
        <p key={problem} className="diagnostic">
          <strong>{problem}</strong>
          <span>Beklenen: {expected}</span>
          <span>Ne yapmalı: {fix}</span>
          {suggestion !== undefined && <Button onClick={() => set(at, suggestion)}>“{suggestion}” yap</Button>}
        </p>
      ))}
    </div>
  )
}
