import { Drawing } from '@/components/image/Drawing.tsx'
import type { ServiceSummary } from '@/content/resolved.ts'
import { valueAt } from '../schema.ts'
import { idOf, useForm } from './form-context.ts'
import { Diagnostics, type FieldProps, Labelled } from './Labelled.tsx'

/** One of several values: from a list, or by its drawing. */
export function ChoiceField(props: FieldProps) {
  const { schema, at } = props
  const { values, set } = useForm()
  const value = valueAt(values, at)
  if (schema.control === 'icon') return <IconField {...props} />
  return (
    <Labelled {...props}>
      {(control) => (
        <select {...control} value={String(value ?? '')} onChange={({ target }) => set(at, target.value || undefined)}>
          {(!props.isRequired || !schema.enum?.includes(value)) && <option value="">Seçin</option>}
          {schema.enum?.map((each) => (
            <option key={String(each)} value={String(each)}>
              {schema.labels?.[String(each)] ?? String(each)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

function IconField({ schema, at }: FieldProps) {
  const { values, set } = useForm()
  const value = valueAt(values, at)
  return (
    <fieldset className="field" aria-describedby={`${idOf(at)}-sorun`}>
      <legend>{schema.title}</legend>
      <p className="help">{schema.description}</p>
      <div className="grid icons">
        {schema.enum?.map((icon, index) => (
          <label key={String(icon)} className="choice">
            <input
              id={index === 0 ? idOf(at) : undefined}
              type="radio"
              name={idOf(at)}
              checked={value === icon}
              onChange={() => set(at, icon)}
            />
            <span>
              <Drawing name={icon as ServiceSummary['icon']} />
              {schema.labels?.[String(icon)] ?? String(icon)}
            </span>
          </label>
        ))}
      </div>
      <Diagnostics at={at} />
    </fieldset>
  )
}
