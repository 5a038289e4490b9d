import { Drawing } from '@/drawings/Drawing.tsx'
import type { DrawingName } from '@/drawings/drawings.ts'
import { valueAt } from '../../../content/schema/introspect.ts'
import type { FieldSchema } from '../../forms/field-schema.ts'
import { idOf, useForm } from './form-context.ts'
import { type FieldProps, Labelled, LabelledGroup } from './Labelled.tsx'

/** One of several values, from a list. */
export function ChoiceField(props: FieldProps) {
  const { schema, at, isRequired } = props
  const { values, set } = useForm()
  const value = valueAt(values, at)
  return (
    <Labelled {...props}>
      {(control) => (
        <select {...control} value={String(value ?? '')} onChange={({ target }) => set(at, target.value || undefined)}>
          {(!isRequired || !schema.enum?.includes(value)) && <option value="">Seçin</option>}
          {optionsOf(schema).map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

/** One of several drawings. */
export function DrawingField(props: FieldProps) {
  const { schema, at } = props
  const { values, set } = useForm()
  return (
    <LabelledGroup {...props} isOneValue>
      <div className="grid icons">
        {optionsOf(schema).map(([icon, label], index) => (
          <label key={icon} className="choice">
            <input
              id={index === 0 ? idOf(at) : undefined}
              type="radio"
              name={idOf(at)}
              checked={valueAt(values, at) === icon}
              onChange={() => set(at, icon)}
            />
            <span>
              <Drawing name={icon as DrawingName} />
              {label}
            </span>
          </label>
        ))}
      </div>
    </LabelledGroup>
  )
}

function optionsOf({ enum: options = [], labels = {} }: FieldSchema): [string, string][] {
  return options.map(String).map((option) => [option, labels[option] ?? option])
}
