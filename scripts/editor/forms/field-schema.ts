import type { FieldMeta } from '../../../src/content/field-meta.ts'
import { BODY_FIELD } from '../../content/diagnostics/diagnostic.ts'
import { isRecord, valueAt } from '../../content/schema/introspect.ts'
import type { Path } from '../../content/text/source-text.ts'
import { BODY_LABEL } from './names.ts'

/** A schema as plain data, with everything its `.meta()` says. Only what content schemas use. */
export type FieldSchema = {
  type?: string
  title?: string
  description?: string
  examples?: unknown[]
  kind?: FieldMeta['kind'] | 'markdown'
  /** How a choice is shown, where a list of words would not do. */
  control?: 'drawing' | 'date'
  /** Width to height of the place a picture is shown in, and how many pixels it should be wide. */
  crop?: { ratio: [number, number]; minWidth: number }
  multiline?: boolean
  /** Words for the values of a choice. */
  labels?: Record<string, string>
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: FieldSchema
  properties?: Record<string, FieldSchema>
  required?: string[]
  oneOf?: FieldSchema[]
}

export const BODY_SCHEMA: FieldSchema = { type: 'string', title: BODY_LABEL, kind: 'markdown' }

/** The discriminator of one option of a union: `['type', 'hero']`. */
export function kindOf(schema: FieldSchema): [string, unknown] | undefined {
  const [key, found] = Object.entries(schema.properties ?? {}).find(([, field]) => field.const !== undefined) ?? []
  return key === undefined ? undefined : [key, found?.const]
}

/** The option of a union that fits a value; any other schema unchanged. */
export function choose(schema: FieldSchema, value: unknown): FieldSchema {
  const chosen = schema.oneOf?.find((option) => {
    const [key = '', kind] = kindOf(option) ?? []
    return isRecord(value) && value[key] === kind
  })
  return chosen ?? schema
}

/** The schemas along the way to a value of an entry, as far as there are any. */
function schemasAlong(root: FieldSchema, at: Path, values: unknown): FieldSchema[] {
  const schemas: FieldSchema[] = []
  let value = values
  for (const step of at) {
    const parent = schemas.at(-1) ?? root
    const field = valueAt(parent.properties, [step]) ?? (step === BODY_FIELD ? BODY_SCHEMA : undefined)
    const next = (typeof step === 'number' ? parent.items : field) as FieldSchema | undefined
    if (!next) break
    value = valueAt(value, [step])
    schemas.push(choose(next, value))
  }
  return schemas
}

/** The schema of a value; of one in a union its option. */
export function schemaAt(root: FieldSchema, at: Path, values: unknown): FieldSchema | undefined {
  return at.length === 0 ? root : schemasAlong(root, at, values)[at.length - 1]
}

/** The nearest field on the way to a value that has a place in the form: the kind of a section has none of its own. */
export function placeOf(root: FieldSchema, at: Path, values: unknown): Path {
  return at.slice(0, schemasAlong(root, at, values).filter((schema) => schema.const === undefined).length)
}

/**
 * The labels along the path of a field: `Bölümler › 2. Çağrı bölümü › Düğme`.
 *
 * @param values The whole entry; it decides between the section types.
 */
export function labelOf(root: FieldSchema, at: Path, values: unknown): string {
  const schemas = schemasAlong(root, at, values)
  const labels = at.flatMap((step, index) => {
    const { const: kind, title } = schemas[index] ?? {}
    if (kind !== undefined) return []
    return typeof step === 'number' ? `${step + 1}. ${title ?? 'öge'}` : (title ?? step)
  })
  return labels.join(' › ')
}
