import type { FormCollection } from '../server/content-list.ts'
import { nameFieldOf } from './derived.ts'
import type { Values } from './schema.ts'

/** The place of the library among the entries. */
export const PICTURES_KEY = 'gorseller'

/** How staff know an entry: by its own name, or as the only one of its kind. */
export function titleOf(collection: FormCollection, values: Values | undefined): string {
  if (!collection.folder) return collection.title
  return String(values?.[nameFieldOf(collection)] ?? '') || 'Adsız'
}

/** "Hizmet" as "Hizmetler", "Sayfa" as "Sayfalar": the plural follows the last vowel. */
export function pluralOf(word: string): string {
  const [last = 'e'] = word.toLocaleLowerCase('tr').match(/[aeıioöuü](?=[^aeıioöuü]*$)/) ?? []
  return word + ('aıou'.includes(last) ? 'lar' : 'ler')
}
