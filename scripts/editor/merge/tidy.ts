import { z } from 'zod'
import { choose, isRecord, unwrap } from '../../content/schema/introspect.ts'

/**
 * Normalizes the values of a form: drops outer blanks, cleared optional fields and empty optional groups, and orders
 * keys like the schema. Validates nothing.
 *
 * @returns `undefined` for an empty optional value.
 */
export function tidy(schema: z.ZodType, written: unknown): unknown {
  // A line break at the end belongs to how YAML writes a text of several lines.
  const value = typeof written === 'string' ? written.replace(/^[ \t\u00a0]+|[ \t\u00a0]+$/g, '') : written
  const { schema: inner, optional } = unwrap(schema)
  const chosen = choose(inner, value) ?? inner
  if (value === null || value === undefined) return undefined
  if (chosen instanceof z.ZodNumber && value === '') return undefined
  if (optional && isEmpty(value)) return undefined
  if (chosen instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => tidy(chosen.element as z.ZodType, item) ?? item)
  }
  if (chosen instanceof z.ZodObject && isRecord(value)) return tidyObject(chosen, value)
  return value
}

function tidyObject(schema: z.ZodObject, value: Record<string, unknown>): Record<string, unknown> {
  const known = Object.entries(schema.shape).flatMap(([name, field]) => {
    if (field instanceof z.ZodLiteral) return name in value ? [[name, value[name]]] : []
    const tidied = tidy(field as z.ZodType, value[name])
    return tidied === undefined ? [] : [[name, tidied]]
  })
  const unknown = Object.entries(value).filter(([name]) => !(name in schema.shape))
  return Object.fromEntries([...known, ...unknown]) as Record<string, unknown>
}

function isEmpty(value: unknown): boolean {
  if (value === '' || value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  return isRecord(value) && Object.values(value).every(isEmpty)
}
