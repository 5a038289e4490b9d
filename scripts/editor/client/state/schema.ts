import { isRecord, valueAt } from '../../../content/schema/introspect.ts'
import { choose, type FieldSchema, schemaAt } from '../../forms/field-schema.ts'

/** The way from the top of an entry to one of its values. */
export type Path = readonly (string | number)[]
export type Values = Record<string, unknown>

/** A copy with one value replaced; `undefined` takes a field out. */
export function replaceAt(value: unknown, at: Path, next: unknown): unknown {
  const [step, ...rest] = at
  if (step === undefined) return next
  if (typeof step === 'number') {
    return (value as unknown[]).map((item, index) => (index === step ? replaceAt(item, rest, next) : item))
  }
  const { [step]: old, ...others } = (value ?? {}) as Values
  const replaced = replaceAt(old, rest, next)
  if (replaced === undefined) return others
  return { ...(value as Values | undefined), [step]: replaced }
}

/** A text without the control characters that come along from office programs, which nobody sees. */
export function withoutControls(text: string): string {
  return text.replace(/(?![\n\r\t])\p{Cc}/gu, ' ')
}

/** The editable fields of a group; `id` numbers come last. */
export function fieldsOf(schema: FieldSchema): [string, FieldSchema][] {
  const asked = Object.entries(schema.properties ?? {}).filter(([, field]) => field.const === undefined)
  const isNumber = ([key, field]: [string, FieldSchema]) => Number(key === 'id' && field.type === 'integer')
  return asked.toSorted((a, b) => isNumber(a) - isNumber(b))
}

/** As `2026-11-24`, by the calendar of the reader: a day has no time zone. */
export function today(): string {
  return new Date().toLocaleDateString('sv')
}

/** An empty value with every required field. */
export function blankOf(schema: FieldSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.format === 'date') return today()
  if (schema.properties) {
    const needed = Object.entries(schema.properties).filter(([key]) => schema.required?.includes(key))
    return Object.fromEntries(needed.map(([key, field]) => [key, blankOf(field)]))
  }
  if (schema.type === 'array') {
    const { items = {}, minItems = 0 } = schema
    return items.oneOf ? [] : Array.from({ length: minItems }, () => blankOf(items))
  }
  return schema.type === 'boolean' ? false : ''
}

/** How many values somebody has to write. */
export function countRequired(schema: FieldSchema): number {
  if (schema.const !== undefined) return 0
  if (schema.items) return (schema.minItems ?? 0) * countRequired(schema.items)
  if (!schema.properties) return 1
  const needed = Object.entries(schema.properties).filter(([key]) => schema.required?.includes(key))
  return needed.reduce((sum, [, field]) => sum + countRequired(field), 0)
}

/** A value for a picture of a section, from the examples of its schema. */
export function exampleOf(schema: FieldSchema, picture: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.kind === 'image') return picture
  if (schema.properties) {
    // A list that may be left out may name other items, which the example does not have.
    const fields = Object.entries(schema.properties).filter(
      ([key, { type }]) => type !== 'array' || schema.required?.includes(key),
    )
    return Object.fromEntries(fields.map(([key, field]) => [key, exampleOf(field, picture)]))
  }
  if (schema.type === 'array') {
    const { items = {}, minItems = 0 } = schema
    return Array.from({ length: Math.max(1, minItems) }, (_, index) => {
      const example = items.examples?.[index % items.examples.length]
      return example ?? spread(exampleOf(items, picture), items, index)
    })
  }
  return schema.examples?.[0] ?? schema.enum?.[0] ?? (schema.type === 'boolean' ? false : '')
}

/** Gives the items of an example list different names and choices. */
function spread(item: unknown, schema: FieldSchema, index: number): unknown {
  if (!isRecord(item) || index === 0) return item
  const name = nameOfItem(schema, item)
  const changed = fieldsOf(schema).flatMap(([key, { enum: choices }]) => {
    if (choices) return [[key, choices[index % choices.length]]]
    return item[key] === name ? [[key, `${name} ${index + 1}`]] : []
  })
  return { ...item, ...Object.fromEntries(changed) }
}

/** The name of a list item: its first text. */
export function nameOfItem(schema: FieldSchema, item: unknown): string {
  if (!isRecord(item)) return typeof item === 'string' ? item : ''
  const texts = fieldsOf(choose(schema, item)).filter(([, { type, enum: choices }]) => type === 'string' && !choices)
  return texts.map(([key]) => item[key]).find((text): text is string => typeof text === 'string' && text !== '') ?? ''
}

/** The optional pictures of a group that show in the place of its required one. */
export function variantsAt(root: FieldSchema, values: unknown, group: Path): string[] {
  const beside = valueAt(values, group)
  const schema = schemaAt(root, group, values)
  if (!isRecord(beside)) return []
  return Object.entries(schema?.properties ?? {}).flatMap(([key, { kind }]) =>
    kind === 'image' && beside[key] !== undefined && !schema?.required?.includes(key) ? [key] : [],
  )
}
