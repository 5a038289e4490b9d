import { z } from 'zod'
import type { FieldMeta } from '../../../src/content/field-meta.ts'
import type { FieldName, ValueKind } from '../diagnostics/messages/params.ts'
import type { Path } from '../text/source-text.ts'

/** A schema without its wrappers. */
export type Unwrapped = { schema: z.ZodType; meta: FieldMeta; optional: boolean }

/** Memoizes a function of a schema: schemas never change, and every file asks the same. */
// The form's browser code takes plain helpers of this file; the annotation keeps zod out of its build.
/* @__NO_SIDE_EFFECTS__ */
export function bySchema<Schema extends z.ZodType, Answer>(
  ask: (schema: Schema) => Answer,
): (schema: Schema) => Answer {
  const known = new WeakMap<Schema, { answer: Answer }>()
  return (schema) => {
    let found = known.get(schema)
    if (!found) {
      found = { answer: ask(schema) }
      known.set(schema, found)
    }
    return found.answer
  }
}

/** Removes `.optional()` and merges the help texts of both sides. */
export const unwrap = bySchema((schema: z.ZodType): Unwrapped => {
  let inner = schema
  let optional = false
  const meta: FieldMeta = { ...schema.meta() }
  while (inner instanceof z.ZodOptional) {
    inner = inner.unwrap() as z.ZodType
    optional = true
    Object.assign(meta, inner.meta(), meta)
  }
  return { schema: inner, meta, optional }
})

/**
 * Follows a path from a schema to the schema of the value it leads to.
 *
 * @param value The whole value; its `type` selects an option of a union.
 * @returns Undefined when the path leaves the schema or the type is unknown.
 */
export function schemaAt(root: z.ZodType, path: Path, value: unknown): z.ZodType | undefined {
  let schema: z.ZodType | undefined = root
  let at = value
  for (const step of path) {
    schema = schema && choose(unwrap(schema).schema, at)
    if (schema instanceof z.ZodObject) schema = fieldOf(schema, String(step))
    else if (schema instanceof z.ZodArray) schema = schema.element as z.ZodType
    else return undefined
    at = isRecord(at) || Array.isArray(at) ? (at as Record<string | number, unknown>)[step] : undefined
  }
  return schema
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let at = value
  for (const step of path) {
    if (Array.isArray(at)) at = at[Number(step)]
    else if (isRecord(at) && Object.hasOwn(at, step)) at = at[String(step)]
    else return undefined
  }
  return at
}

/** Calls `visit` for every string in a value, with its path. */
export function visitTexts(value: unknown, visit: (text: string, path: Path) => void, path: Path = []) {
  if (typeof value === 'string') visit(value, path)
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) visitTexts(item, visit, [...path, index])
  else if (isRecord(value)) for (const [key, item] of Object.entries(value)) visitTexts(item, visit, [...path, key])
}

/** A field by its name; `constructor` and other inherited names are no fields. */
function fieldOf(schema: z.ZodObject, key: string): z.ZodType | undefined {
  return Object.hasOwn(schema.shape, key) ? (schema.shape[key] as z.ZodType) : undefined
}

const optionsByKind = bySchema((schema: z.ZodDiscriminatedUnion): ReadonlyMap<unknown, z.ZodType> => {
  const { discriminator } = schema.def
  return new Map(
    (schema.options as z.ZodType[]).flatMap((option) => {
      const field = option instanceof z.ZodObject ? fieldOf(option, discriminator) : undefined
      return field instanceof z.ZodLiteral ? [...field.values].map((kind) => [kind, option] as const) : []
    }),
  )
})

/** The option of a union that `type` selects; any other schema unchanged. */
export function choose(schema: z.ZodType, value: unknown): z.ZodType | undefined {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema
  return optionsByKind(schema).get(isRecord(value) ? value[schema.def.discriminator] : undefined)
}

/** The names of an object's fields; empty for anything else. */
export const fieldNames = bySchema((schema: z.ZodType): readonly string[] => {
  const { schema: inner } = unwrap(schema)
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
})

/** The name of the field at a path, as staff know it. */
export function nameAt(root: z.ZodType, path: Path, value: unknown): FieldName {
  const last = path.at(-1)
  const schema = schemaAt(root, path, value)
  const label = schema ? unwrap(schema).meta.title : undefined
  if (typeof last !== 'number') return { key: last ?? '', label }
  const list = path.findLast((step) => typeof step === 'string')
  return { key: String(list ?? ''), label, item: last + 1 }
}

/** The first field of this name in a schema, for text without a known path. */
export function findName(root: z.ZodType, key: string, isTop: boolean): FieldName {
  const { schema } = unwrap(root)
  const own = schema instanceof z.ZodObject ? fieldOf(schema, key) : undefined
  if (own && isTop) return { key, label: unwrap(own).meta.title }
  for (const below of childrenOf(schema)) {
    const found = findName(below, key, true)
    if (found.label !== undefined) return found
  }
  return { key, label: undefined }
}

/** The direct children of a schema. */
export function childrenOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape) as z.ZodType[]
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType]
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.options as z.ZodType[]
  return []
}

/** The kind of value a schema expects. */
export function kindOf(schema: z.ZodType): Exclude<ValueKind, 'nothing'> {
  if (schema instanceof z.ZodNumber) return 'number'
  if (schema instanceof z.ZodArray) return 'list'
  if (schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion) return 'group'
  if (schema instanceof z.ZodBoolean) return 'choice'
  return 'text'
}

/** The kind of a parsed value. */
export function kindOfValue(value: unknown): ValueKind {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'boolean') return 'choice'
  return typeof value === 'object' ? 'group' : 'number'
}

/** Minimum and maximum of a schema: characters of a text, items of a list, or the number itself. */
type Limits = { min: number | undefined; max: number | undefined }

export const limitsOf = bySchema((schema: z.ZodType): Limits => {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return {
    min: written.minLength ?? written.minItems ?? written.minimum,
    max: written.maxLength ?? written.maxItems ?? written.maximum,
  }
})

/** Whether a schema expects an integer. */
export function isWhole(schema: z.ZodType): boolean {
  return schema instanceof z.ZodNumber && schema.isInt
}

/** The choices of a field; undefined for a field without choices. */
export function choicesOf(schema: z.ZodType): string[] | undefined {
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(String)
  if (schema instanceof z.ZodDiscriminatedUnion) return [...optionsByKind(schema).keys()].map(String)
  return undefined
}

/** The labels of a field's choices, as the form shows them; empty for a field without labels. */
export function labelsOf(schema: z.ZodType): ReadonlyMap<string, string> {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return new Map(Object.entries(unwrap(schema).meta.labels ?? {}))
  const options = [...optionsByKind(schema)]
  return new Map(options.map(([kind, option]) => [String(kind), unwrap(option).meta.title ?? String(kind)]))
}

/** Whether the form offers the values of a field to choose from. */
export function isChosen(schema: z.ZodType): boolean {
  const { schema: inner, meta } = unwrap(schema)
  return choicesOf(inner) !== undefined || ['image', 'link', 'quick-link'].includes(meta.kind ?? '')
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
