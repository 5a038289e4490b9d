import { isRecord } from '../../content/schema/introspect.ts'
import { choose, type FieldSchema } from '../forms/field-schema.ts'

/**
 * Normalizes the values of a form: drops outer blanks, cleared optional fields and empty optional groups, and orders
 * keys like the schema. Validates nothing.
 *
 * @returns `undefined` for an empty optional value.
 */
export function tidy(schema: FieldSchema, written: unknown, isRequired = true): unknown {
  // A line break at the end belongs to how YAML writes a text of several lines.
  const value = typeof written === 'string' ? written.replace(/^[ \t\u00a0]+|[ \t\u00a0]+$/g, '') : written
  const { type, items, properties, required = [] } = choose(schema, value)
  if (value === null || value === undefined) return undefined
  if ((type === 'number' || type === 'integer') && value === '') return undefined
  if (!isRequired && isEmpty(value)) return undefined
  if (items && Array.isArray(value)) return value.map((item) => tidy(items, item) ?? item)
  if (!properties || !isRecord(value)) return value
  const known = Object.entries(properties).flatMap(([name, field]) => {
    const tidied = tidy(field, value[name], required.includes(name))
    return tidied === undefined ? [] : [[name, tidied]]
  })
  return Object.fromEntries([...known, ...Object.entries(value).filter(([name]) => !Object.hasOwn(properties, name))])
}

function isEmpty(value: unknown): boolean {
  if (value === '' || value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  return isRecord(value) && Object.values(value).every(isEmpty)
}
