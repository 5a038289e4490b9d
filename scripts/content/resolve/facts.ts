import { z } from 'zod'
import type { Fact } from '../../../src/content/resolved.ts'

/**
 * The texts and numbers of an object that staff filled in, each with the label its schema gives it: what they read in the form is
 * what visitors read on the page.
 *
 * @param keys Which fields, in the order of the page.
 */
export function factsOf(
  schema: z.ZodObject,
  value: Readonly<Record<string, unknown>>,
  keys: readonly string[] = Object.keys(schema.shape),
): Fact[] {
  return keys.flatMap((key) => {
    const written = value[key]
    const text = typeof written === 'number' ? written.toLocaleString('tr') : written
    return typeof text === 'string' ? [{ label: labelOf(schema.shape[key] as z.ZodType), value: text }] : []
  })
}

/** The label may sit on either side of `.optional()`. */
export function labelOf(field: z.ZodType): string {
  const { title } = field.meta() ?? {}
  if (title !== undefined) return title
  return field instanceof z.ZodOptional ? labelOf(field.unwrap() as z.ZodType) : ''
}
