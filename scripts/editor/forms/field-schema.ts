import { z } from 'zod'
import type { FieldMeta } from '../../../src/content/field-meta.ts'

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

/** @throws Error for a schema that has no form, such as a transformed one. */
export function describe(schema: z.ZodType): FieldSchema {
  return z.toJSONSchema(schema, { io: 'input', reused: 'inline' }) as FieldSchema
}
