import type { Collection } from '../../../src/collections/define.ts'
import { collections } from '../../../src/collections/index.ts'
import { diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Entry } from '../parse/parse-entry.ts'
import { fieldNames, isRecord, unwrap } from '../schema/introspect.ts'

/** One common field may be an accident. */
const SURE_FIELDS = 2

/**
 * Finds an entry in the folder of another collection: all its fields belong there and none here. One message instead
 * of one per field.
 */
export function findWrongCollection(
  { source, value, locate }: Entry,
  collection: Collection,
): RawDiagnostic | undefined {
  const written = isRecord(value) ? Object.keys(value) : []
  if (collection.format === 'json' || written.length < SURE_FIELDS) return undefined
  const here = fieldNames(collection.schema)
  if (written.some((name) => here.includes(name))) return undefined
  const other = collections.find(
    (each) =>
      'folder' in each && each !== collection && written.every((name) => fieldNames(each.schema).includes(name)),
  )
  if (other?.format !== 'markdown') return undefined
  const params = {
    folder: other.folder,
    label: unwrap(other.schema).meta.title ?? '',
    own: unwrap(collection.schema).meta.title ?? '',
    fields: here.join(', '),
  }
  return diagnose(source, locate([written[0] ?? ''], 'key'), 'misfiled-entry', params)
}
