import type { z } from 'zod'
import { formatNumber } from '../../../src/content/locale.ts'
import type { Fact } from '../../../src/content/resolved-values.ts'
import { unwrap } from '../schema/introspect.ts'

/**
 * The texts and numbers of an object that are filled in, each with the label of its schema: the same in the form and on
 * the page.
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
    const text = typeof written === 'number' ? formatNumber(written) : written
    const label = unwrap(schema.shape[key] as z.ZodType).meta.title ?? ''
    return typeof text === 'string' ? [{ label, value: text }] : []
  })
}
