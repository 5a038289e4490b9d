import type { Collection } from '../../../src/collections/define.ts'
import { HOME_PATH } from '../../../src/content/paths.ts'
import { FOLDERS, isPageCollection } from '../../content/schema/collection.ts'
import { isRecord } from '../../content/schema/introspect.ts'
import { describeSchema } from '../forms/describe-schema.ts'
import { HOME_NAME, pluralOf } from '../forms/names.ts'

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
  const found = FOLDERS.find(({ folder }) => folder === path)
  return found && pluralOf(titleOf(found))
}

function titleOf({ schema, name }: Collection): string {
  return describeSchema(schema).title ?? name
}
