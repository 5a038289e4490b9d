import type { SyntheticEvent } from 'react'
import { valueAt } from '../../../content/schema/introspect.ts'
import { isDerived } from '../state/derived.ts'
import { today } from '../state/schema.ts'
import { useForm } from './form-context.ts'
import { type FieldProps, Labelled } from './Labelled.tsx'

/** The longest text that a single line shows beside the preview; chosen by eye. */
const ONE_LINE_CHARACTERS = 70

/** One line, or a box that grows with its text. */
export function TextField(props: FieldProps) {
  const { schema, at, isRequired } = props
  const { values, set } = useForm()
  const { maxLength = 0, pattern = '', format, multiline } = schema
  const text = String(valueAt(values, at) ?? '')
  const readOnly = isDerived(values, at)
  // Addresses have no spaces and are copied rather than read.
  const isProse = maxLength > ONE_LINE_CHARACTERS && format === undefined && new RegExp(pattern).test('a b')
  // An empty optional field is left out.
  const write = (typed: string) => set(at, typed === '' && !isRequired ? undefined : typed)
  const example = schema.examples?.find((each) => typeof each === 'string')
  return (
    <Labelled
      {...props}
      counter={<Counter length={text.normalize('NFC').length} max={maxLength} />}
      note={readOnly && <p className="help">WhatsApp numarasından gelir; numarayı İletişim bilgilerinde değiştirin.</p>}
    >
      {(control) => {
        const shared = { ...control, value: text, readOnly, placeholder: example && `Örnek: ${example}` }
        if (!multiline && !isProse) {
          return <input {...shared} type="text" onChange={({ target }) => write(target.value)} />
        }
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
    <span className={over > 0 ? 'counter danger' : 'counter'}>
      {over > 0 ? `${over} karakter fazla` : `${length} / ${max}`}
    </span>
  )
}

/** Stands for a day that was typed and is none, such as 31 November: browsers do not tell it. The check refuses it. */
const NO_DAY = 'takvimde olmayan bir gün'

/** A day of the calendar, as `2026-11-24`. */
export function DateField(props: FieldProps) {
  const { at, isRequired } = props
  const { values, set } = useForm()
  const day = String(valueAt(values, at) ?? '')
  const isNoDay = day === NO_DAY
  const note = (isNoDay || day > today()) && (
    <p className="panel" role="status">
      {isNoDay
        ? 'Takvimde böyle bir gün yok; günü, ayı ve yılı yeniden seçin.'
        : 'İleri bir tarih: Kayıt yayına çıkınca hemen bu tarihle görünür, o günü beklemez.'}
    </p>
  )
  const read = ({ currentTarget: { value, validity } }: SyntheticEvent<HTMLInputElement>) => {
    const typed = validity.badInput ? NO_DAY : value
    if (typed !== day) set(at, typed === '' && !isRequired ? undefined : typed)
  }
  return (
    <Labelled {...props} note={note}>
      {(control) => (
        <input
          {...control}
          className="short"
          type="date"
          value={isNoDay ? '' : day}
          onChange={read}
          // Nothing changes where one day that is none follows another, or an empty field.
          onBlur={read}
        />
      )}
    </Labelled>
  )
}

/** A number with the decimal comma of Turkish. */
export function NumberField(props: FieldProps) {
  const { at, isRequired } = props
  const { values, set } = useForm()
  const read = (typed: string) => {
    if (/^-?\d+([.,]\d+)?$/.test(typed)) return Number(typed.replace(',', '.'))
    return typed === '' && !isRequired ? undefined : typed
  }
  return (
    <Labelled {...props}>
      {(control) => (
        <input
          {...control}
          className="short"
          type="text"
          inputMode="decimal"
          value={String(valueAt(values, at) ?? '').replace('.', ',')}
          onChange={({ target }) => set(at, read(target.value.trim()))}
        />
      )}
    </Labelled>
  )
}

export function SwitchField(props: FieldProps) {
  const { values, set } = useForm()
  return (
    <Labelled {...props}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={valueAt(values, props.at) === true}
          onChange={({ target }) => set(props.at, target.checked)}
        />
      )}
    </Labelled>
  )
}
