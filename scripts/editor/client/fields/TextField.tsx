import { isWorkedOut } from '../derived.ts'
import { valueAt } from '../schema.ts'
import { useForm } from './form-context.ts'
import { type FieldProps, Labelled } from './Labelled.tsx'

/** Texts that may be longer than what a box of one line shows beside the preview. */
const ONE_LINE_CHARACTERS = 70

/** One line, or a box that grows with what is in it. */
export function TextField(props: FieldProps) {
  const { schema, at } = props
  const { values, set } = useForm()
  const { maxLength = 0, pattern = '', format, multiline } = schema
  const text = String(valueAt(values, at) ?? '')
  const isDerived = isWorkedOut(values, at)
  // Addresses have no spaces and are copied rather than read.
  const isLong =
    multiline || (maxLength > ONE_LINE_CHARACTERS && format === undefined && new RegExp(pattern).test('a b'))
  // An optional field that is empty is not there.
  const write = (typed: string) => set(at, typed === '' && !props.isRequired ? undefined : typed)
  const example = schema.examples?.find((each) => typeof each === 'string')
  return (
    <Labelled
      {...props}
      counter={<Counter length={text.normalize('NFC').length} max={maxLength} />}
      note={
        isDerived && <p className="help">WhatsApp numarasından gelir; numarayı İletişim bilgilerinde değiştirin.</p>
      }
    >
      {(control) => {
        const shared = { ...control, value: text, readOnly: isDerived, placeholder: example && `Örnek: ${example}` }
        if (!isLong) return <input {...shared} type="text" onChange={({ target }) => write(target.value)} />
        const clean = (typed: string) => (multiline ? typed : typed.replace(/\s*\n\s*/g, ' '))
        return <textarea {...shared} rows={2} onChange={({ target }) => write(clean(target.value))} />
      }}
    </Labelled>
  )
}

/** Limits nobody comes near are no help. */
const COUNTED_MAX = 1000

function Counter({ length, max }: { length: number; max: number }) {
  if (max === 0 || max >= COUNTED_MAX) return null
  const over = length - max
  return (
    <span className={over > 0 ? 'counter over' : 'counter'}>
      {over > 0 ? `${over} karakter fazla` : `${length} / ${max}`}
    </span>
  )
}

/** A number as people write it here, with a decimal comma. */
export function NumberField(props: FieldProps) {
  const { at } = props
  const { values, set } = useForm()
  const value = valueAt(values, at)
  const shown = typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '')
  const read = (typed: string) =>
    /^-?\d+([.,]\d+)?$/.test(typed)
      ? Number(typed.replace(',', '.'))
      : typed === '' && !props.isRequired
        ? undefined
        : typed
  return (
    <Labelled {...props}>
      {(control) => (
        <input
          {...control}
          className="short"
          type="text"
          inputMode="decimal"
          value={shown}
          onChange={({ target }) => set(at, read(target.value.trim()))}
        />
      )}
    </Labelled>
  )
}

export function SwitchField({ schema, at, isRequired }: FieldProps) {
  const { values, set } = useForm()
  return (
    <Labelled schema={schema} at={at} isRequired={isRequired}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={valueAt(values, at) === true}
          onChange={({ target }) => set(at, target.checked)}
        />
      )}
    </Labelled>
  )
}
