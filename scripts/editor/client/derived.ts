import { toSlug } from '../../content/text/closest-match.ts'
import type { FormCollection, FormEntry } from '../server/content-list.ts'
import { fieldsOf, isRecord, type Path, type Values, valueAt } from './schema.ts'

/** The field that names an entry. */
export function nameFieldOf({ schema }: FormCollection): string {
  const names = fieldsOf(schema).map(([key]) => key)
  return names.find((key) => key === 'title' || key === 'name') ?? names[0] ?? ''
}

/** Makes an address or short name of a name, not taken by another entry. */
function slugFor({ folder }: FormCollection, name: string, entries: readonly FormEntry[]): string {
  const key = folder?.slugFrom ?? ''
  const prefix = folder?.shownAt === 'own-address' ? '/' : ''
  const taken = new Set(entries.map(({ values }) => values?.[key]))
  const slug = toSlug(name)
  return slug === '' ? '' : freeName(prefix + slug, (each) => taken.has(each))
}

function freeName(name: string, isTaken: (name: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name}-${count}`
    if (!isTaken(candidate)) return candidate
  }
}

/** The number after the largest one in use. */
export function nextNumber(items: readonly unknown[], key = 'id'): number {
  return 1 + Math.max(0, ...items.map((item) => (isRecord(item) ? Number(item[key]) || 0 : 0)))
}

/** Gives a new or copied entry the numbers that no other entry may have. */
export function withFreeNumbers(collection: FormCollection, values: Values, entries: readonly FormEntry[]): Values {
  const numbers = (collection.folder?.unique ?? []).filter(
    (key) => collection.schema.properties?.[key]?.type !== 'string',
  )
  const others = entries.map((entry) => entry.values)
  return { ...values, ...Object.fromEntries(numbers.map((key) => [key, nextNumber(others, key)])) }
}

/**
 * What follows from an edit: the short name or address of a new entry follows its name until somebody changes it by
 * hand, and a link to a chat follows the number it repeats.
 */
export function workOut(
  collection: FormCollection,
  before: Values,
  after: Values,
  isNew: boolean,
  entries: readonly FormEntry[],
): Values {
  const slugKey = collection.folder?.slugFrom
  const nameKey = nameFieldOf(collection)
  const slugOf = (values: Values) => slugFor(collection, String(values[nameKey] ?? ''), entries)
  const follows = isNew && slugKey !== undefined && [slugOf(before), ''].includes(String(before[slugKey] ?? ''))
  const slugged = follows && before[slugKey] === after[slugKey] ? { ...after, [slugKey]: slugOf(after) } : after
  return withChatLinks(slugged)
}

/** The account of the chat app has no address of its own but its number, which is a field already. */
function withChatLinks(values: Values): Values {
  const number = valueAt(values, ['contact', 'whatsapp'])
  if (typeof number !== 'string' || !Array.isArray(values.social)) return values
  const link = `https://wa.me/${number.replace(/\D/g, '')}`
  return {
    ...values,
    social: values.social.map((account) =>
      isRecord(account) && account.network === 'whatsapp' ? { ...account, link } : account,
    ),
  }
}

/** Whether a field is filled in from another one, so that nobody has to write it. */
export function isWorkedOut(values: Values, at: Path): boolean {
  return at.at(-1) === 'link' && valueAt(values, [...at.slice(0, -1), 'network']) === 'whatsapp'
}

/** The file of an entry that has none yet. */
export function fileFor({ location, folder }: FormCollection, values: Values, entries: readonly FormEntry[]): string {
  const taken = new Set(entries.map(({ path }) => path))
  const stem = `${location}/${toSlug(String(values[folder?.slugFrom ?? ''] ?? '')) || 'yeni'}`
  return `${freeName(stem, (each) => taken.has(`${each}.md`))}.md`
}

/** A file name fine everywhere and not taken: `Işık & Çağ (1).JPEG` as `isik-cag-1.jpg`. */
export function pictureName(name: string, isTaken: (name: string) => boolean): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const stem = toSlug(name.slice(0, Math.max(0, name.lastIndexOf('.')))) || 'gorsel'
  const put = (each: string) => `${each}.${ending === 'jpeg' ? 'jpg' : ending}`
  return put(freeName(stem, (each) => isTaken(put(each))))
}
