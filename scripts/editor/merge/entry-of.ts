import { type Collection, collections } from '../../../src/content/collections.ts'
import { BODY_FIELD } from '../forms/body-field.ts'
import { type Values, writeValues } from './entry.ts'
import { tidy } from './tidy.ts'

/** @param path Below the content folder. */
export function collectionOf(path: string): Collection | undefined {
  return (Object.values(collections) as readonly Collection[]).find((each) =>
    each.format === 'json' ? path === each.file : path.startsWith(`${each.folder}/`) && path.endsWith('.md'),
  )
}

/**
 * The text of a file with what the form holds in it.
 *
 * @param before The file as it is; undefined for a new one.
 */
export function textOf(collection: Collection, before: string | undefined, values: Values): string {
  const { [BODY_FIELD]: body, ...fields } = values
  const tidied = tidy(collection.schema, fields) as Values
  return writeValues(before, collection.format === 'json' ? tidied : { ...tidied, [BODY_FIELD]: body }, collection)
}
