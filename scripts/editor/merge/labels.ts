import { basename } from 'node:path'
import type { z } from 'zod'
import type { Collection } from '../../../src/content/collections.ts'
import { choose, isRecord, schemaAt, unwrap, valueAt } from '../../content/schema/introspect.ts'
import type { Path } from '../../content/text/source-text.ts'
import { BODY_FIELD, BODY_LABEL } from '../forms/body-field.ts'

/**
 * The Turkish labels on the way to a field: `Bölümler › 2. Çağrı bölümü › Düğme`.
 *
 * @param values What the file holds; decides between the kinds of a section.
 */
export function labelOf(schema: z.ZodType, path: Path, values: unknown): string {
  if (path[0] === BODY_FIELD) return BODY_LABEL
  const labels = path.map((step, index) => {
    const here = path.slice(0, index + 1)
    const field = schemaAt(schema, here, values)
    const meta = field && unwrap(field)
    const kind = meta && choose(meta.schema, valueAt(values, here))
    const label = (kind === meta?.schema ? undefined : kind?.meta()?.title) ?? meta?.meta.title
    return typeof step === 'number' ? `${step + 1}. ${label ?? 'öge'}` : (label ?? step)
  })
  return labels.join(' › ')
}

/** What staff call an entry: the name of a service, the title of a page, otherwise what kind of file it is. */
export function entryName(collection: Collection, path: string, values: unknown): string {
  const own = collection.format === 'markdown' && isRecord(values) ? (values.name ?? values.title) : undefined
  if (typeof own === 'string' && own !== '') return own
  return collection.format === 'json' ? (unwrap(collection.schema).meta.title ?? path) : basename(path)
}
