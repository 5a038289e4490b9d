import type { FieldSchema } from './json-schema.ts'

/** A field of Decap's configuration; see https://decapcms.org/docs/widgets. */
export type FormField = {
  name: string
  label: string
  widget: string
  required: boolean
  hint?: string | undefined
  pattern?: [string, string]
  fields?: FormField[]
  field?: FormField
  types?: FormField[]
  typeKey?: string
  [setting: string]: unknown
}

/** The fields of an object schema, in its order. */
export function fieldsOf(schema: FieldSchema): FormField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    // A constant is no question; it is written by the choice that leads to it.
    property.const === undefined ? [fieldOf(name, property, schema.required?.includes(name) ?? false)] : [],
  )
}

/** @throws Error for a kind of value nobody has said how to ask for. */
export function fieldOf(name: string, schema: FieldSchema, required: boolean): FormField {
  const field: FormField = { name, label: schema.title ?? name, widget: 'string', required }
  const hint = hintOf(schema)
  if (hint !== '') field.hint = hint
  if (schema.default !== undefined) field.default = schema.default
  const kind = schema.oneOf ? 'oneOf' : (schema.type ?? '')
  const complete = KINDS[kind]
  if (!complete) throw new Error(`There is no form field for "${name}": ${JSON.stringify(schema).slice(0, 200)}`)
  complete(field, schema)
  return field
}

const KINDS: Record<string, (field: FormField, schema: FieldSchema) => void> = {
  string: completeText,
  integer: completeNumber,
  number: completeNumber,
  boolean: completeBoolean,
  object: completeGroup,
  array: completeList,
}

/** What to write, and one text good enough to publish. */
function hintOf({ description = '', examples }: FieldSchema): string {
  const example = examples?.find((each) => typeof each === 'string' && each !== '')
  return example === undefined ? description : `${description} Örnek: ${String(example)}`.trim()
}

function completeText(field: FormField, schema: FieldSchema) {
  if (schema.enum) {
    field.widget = 'select'
    field.options = schema.enum.map((value) => ({ value, label: schema.labels?.[String(value)] ?? String(value) }))
    // The example would name a value; the list shows its words.
    field.hint = schema.description
    return
  }
  if (schema.kind === 'image') {
    Object.assign(field, { widget: 'image', choose_url: false, media_library: { config: { multiple: false } } })
    field.hint = schema.description
    return
  }
  if (schema.format === 'date') {
    Object.assign(field, { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'DD.MM.YYYY', time_format: false })
    field.picker_utc = true
    return
  }
  if (schema.multiline || isSentence(schema)) field.widget = 'text'
  const pattern = patternOf(schema)
  if (pattern) field.pattern = pattern
}

/** Texts that may be longer than what a box of one line shows beside the preview at 1440 px. */
const ONE_LINE_CHARACTERS = 90

/** Whether a text can be too long to be read in a box of one line; addresses are not read but copied. */
function isSentence({ kind, format, pattern = '', maxLength = 0 }: FieldSchema): boolean {
  return (
    kind === undefined && format === undefined && maxLength > ONE_LINE_CHARACTERS && new RegExp(pattern).test('a b')
  )
}

/** Every rule about a text as the one pattern a form field can have, with its rule in words. */
function patternOf(schema: FieldSchema): [string, string] | undefined {
  const { minLength = 0, maxLength, format, expected } = schema
  const patterns = [schema.pattern, ...(schema.allOf ?? []).map(({ pattern }) => pattern)].filter(
    (each) => each !== undefined,
  )
  const limit = maxLength === undefined || maxLength >= 1000 ? undefined : `en fazla ${maxLength} karakter`
  const length = maxLength === undefined ? '' : `(?=[\\s\\S]{${minLength},${maxLength}}$)`
  if (patterns.length === 0 && length === '') return undefined
  // Addresses are judged by the content check, which says more than "does not fit".
  const rules = format === 'uri' ? [] : patterns.map((pattern) => `(?=[\\s\\S]*?(?:${pattern}))`)
  const words = [expected, limit].filter((each) => each !== undefined).join('; ')
  return [`^${length}${rules.join('')}`, words === '' ? 'beklenen biçimde değil' : words]
}

function completeNumber(field: FormField, { type, minimum, maximum }: FieldSchema) {
  Object.assign(field, { widget: 'number', value_type: type === 'integer' ? 'int' : 'float' })
  if (minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER) field.min = minimum
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) field.max = maximum
}

function completeBoolean(field: FormField) {
  // Without this an untouched switch counts as not answered.
  Object.assign(field, { widget: 'boolean', required: false })
}

function completeGroup(field: FormField, schema: FieldSchema) {
  const fields = fieldsOf(schema)
  Object.assign(field, { widget: 'object', collapsed: !field.required })
  // An optional group may stay empty as a whole; what is filled in is judged when it is saved.
  field.fields = field.required ? fields : fields.map((each) => ({ ...each, required: false }))
}

function completeList(field: FormField, schema: FieldSchema) {
  const { minItems, maxItems, items = {} } = schema
  Object.assign(field, { widget: 'list', collapsed: true, minimize_collapsed: false, add_to_top: false })
  // "Required" means not empty here; how many there have to be is for the check to say.
  field.required = field.required && (minItems ?? 0) > 0
  if (minItems !== undefined || maxItems !== undefined) {
    field.min = minItems ?? 0
    field.max = maxItems ?? 1000
  }
  if (items.title !== undefined) field.label_singular = items.title
  if (items.oneOf) Object.assign(field, { typeKey: discriminatorOf(items.oneOf), types: items.oneOf.map(typeOf) })
  else if (items.type === 'object') Object.assign(field, { fields: fieldsOf(items), summary: summaryOf(items) })
  else field.field = fieldOf('item', items, true)
}

/** One of several kinds a list's item can be. */
function typeOf(schema: FieldSchema): FormField {
  const [name] = Object.values(schema.properties ?? {}).flatMap(({ const: value }) =>
    value === undefined ? [] : [String(value)],
  )
  if (name === undefined) throw new Error('A kind of item has no name of its own.')
  const field = fieldOf(name, schema, true)
  return { ...field, widget: 'object', collapsed: true, summary: summaryOf(schema) }
}

/** The field whose constant tells the kinds apart. */
function discriminatorOf(kinds: readonly FieldSchema[]): string {
  const [name] = Object.entries(kinds[0]?.properties ?? {}).flatMap(([key, { const: value }]) =>
    value === undefined ? [] : [key],
  )
  if (name === undefined) throw new Error('Kinds of items without a field that tells them apart have no form.')
  return name
}

/** What a closed item shows: its first text. */
function summaryOf(schema: FieldSchema): string {
  if (schema.summary !== undefined) return schema.summary.replace(/\{\{(\w+)\}\}/g, '{{fields.$1}}')
  const texts = Object.entries(schema.properties ?? {}).filter(([, { type, enum: choices, const: value, kind }]) => {
    return type === 'string' && choices === undefined && value === undefined && kind === undefined
  })
  const [name] = texts[0] ?? Object.entries(schema.properties ?? {})[0] ?? ['']
  return `{{fields.${name}}}`
}
