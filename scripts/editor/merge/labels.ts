import { z } from 'zod'
import type { Collection } from '../../../src/collections/define.ts'
import { collections } from '../../../src/collections/index.ts'
import { HOME_PATH } from '../../../src/content/paths.ts'
import { BODY_FIELD } from '../../content/diagnostics/diagnostic.ts'
import { isPageCollection } from '../../content/schema/collection.ts'
import { choose, isRecord, schemaAt, unwrap, valueAt } from '../../content/schema/introspect.ts'
import type { Path } from '../../content/text/source-text.ts'
import { BODY_LABEL, HOME_NAME, pluralOf } from '../forms/names.ts'

/**
 * The labels along the path of a field: `Bölümler › 2. Çağrı bölümü › Düğme`.
 *
 * @param values The whole entry; it decides between the section types.
 */
export function labelOf(schema: z.ZodType, path: Path, values: unknown): string {
  if (path[0] === BODY_FIELD) return BODY_LABEL
  const labels = path.flatMap((step, index) => {
    const here = path.slice(0, index + 1)
    const field = schemaAt(schema, here, values)
    const meta = field && unwrap(field)
    // The section type has no field of its own in the form.
    if (meta?.schema instanceof z.ZodLiteral) return []
    const kind = meta && choose(meta.schema, valueAt(values, here))
    const label = (kind === meta?.schema ? undefined : kind?.meta()?.title) ?? meta?.meta.title
    return typeof step === 'number' ? `${step + 1}. ${label ?? 'öge'}` : (label ?? step)
  })
  return labels.join(' › ')
}

/** The display name of an entry: the name of a service, the title of a page, otherwise that of the collection. */
export function entryName(collection: Collection, path: string, values: unknown): string {
  if (collection.format === 'json') return titleOf(collection)
  if (isPageCollection(collection) && isRecord(values) && values.path === HOME_PATH) return HOME_NAME
  const own = isRecord(values) ? (values.name ?? values.title) : undefined
  return typeof own === 'string' && own !== '' ? own : path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '')
}

/** The place of an entry in the form: `Hizmetler › Logo tasarımı`, `Menüler`. */
export function entryTitle(collection: Collection, path: string, values: unknown): string {
  const name = entryName(collection, path, values)
  return collection.format === 'json' ? name : `${pluralOf(titleOf(collection))} › ${name}`
}

/** The heading of a folder in the form: `Hizmetler`; nothing for any other path. */
export function folderTitle(path: string): string | undefined {
  const found = collections.find((each) => each.format === 'markdown' && each.folder === path)
  return found && pluralOf(titleOf(found))
}

function titleOf({ schema, name }: Collection): string {
  return unwrap(schema).meta.title ?? name
}
