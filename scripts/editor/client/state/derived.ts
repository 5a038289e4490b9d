import { HOME_PATH } from '@/content/paths.ts'
import { toSlug } from '../../../../src/content/locale.ts'
import { isRecord, valueAt } from '../../../content/schema/introspect.ts'
import { HOME_NAME } from '../../forms/names.ts'
import type { FormCollection, FormEntry } from '../../server/content-list.ts'
import { fieldsOf, type Path, type Values } from './schema.ts'

/** The field that names an entry. */
export function nameFieldOf({ schema }: FormCollection): string {
  const names = fieldsOf(schema).map(([key]) => key)
  return names.find((key) => key === 'title' || key === 'name') ?? names[0] ?? ''
}

/** The name staff know an entry by: its own, or the title of the only file of its kind. */
export function titleOf(collection: FormCollection, values: Values | undefined): string {
  if (!collection.folder) return collection.title
  // Its title is written for search engines.
  if (collection.folder.shownAt === 'own-address' && values?.path === HOME_PATH) return HOME_NAME
  return String(values?.[nameFieldOf(collection)] ?? '') || 'Adsız'
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

/** Gives a new or copied entry unused values for its unique numbers. */
export function withFreeNumbers(collection: FormCollection, values: Values, entries: readonly FormEntry[]): Values {
  const others = entries.map((entry) => entry.values)
  const { schema, folder } = collection
  const numbers = (folder?.unique ?? []).filter((key) => schema.properties?.[key]?.type !== 'string')
  return { ...values, ...Object.fromEntries(numbers.map((key) => [key, nextNumber(others, key)])) }
}

/** The short name or address that follows from the name of an entry; none of another entry. */
export function slugOf(collection: FormCollection, values: Values, entries: readonly FormEntry[]): string {
  const key = collection.folder?.slugFrom ?? ''
  const prefix = collection.folder?.shownAt === 'own-address' ? '/' : ''
  const taken = new Set(entries.map((entry) => entry.values?.[key]))
  const slug = toSlug(String(values[nameFieldOf(collection)] ?? ''))
  return slug === '' ? '' : freeName(prefix + slug, (each) => taken.has(each))
}

/**
 * Completes an edit with the values that follow from it: the slug of a new entry follows its name until somebody
 * changes it by hand, and a link to a chat follows the WhatsApp number.
 */
export function deriveValues(
  collection: FormCollection,
  before: { opened: string | null; values: Values },
  after: Values,
  entries: readonly FormEntry[],
): Values {
  const key = collection.folder?.slugFrom
  if (before.opened !== null || key === undefined || before.values[key] !== after[key]) return withChatLinks(after)
  const isDerived = ['', slugOf(collection, before.values, entries)].includes(String(before.values[key] ?? ''))
  return isDerived ? { ...after, [key]: slugOf(collection, after, entries) } : after
}

function withChatLinks(values: Values): Values {
  const number = valueAt(values, ['contact', 'whatsapp'])
  if (typeof number !== 'string' || !Array.isArray(values.social)) return values
  const link = `https://wa.me/${number.replace(/\D/g, '')}`
  const isChat = (account: unknown) => isRecord(account) && account.network === 'whatsapp'
  return { ...values, social: values.social.map((account) => (isChat(account) ? { ...account, link } : account)) }
}

/** Whether a field is derived from another one, so that nobody has to write it. */
export function isDerived(values: Values, at: Path): boolean {
  return at.at(-1) === 'link' && valueAt(values, [...at.slice(0, -1), 'network']) === 'whatsapp'
}

/** The file of an entry that has none yet; with a number if its name is taken. */
export function fileFor(collection: FormCollection, values: Values, entries: readonly FormEntry[]): string {
  const taken = new Set(entries.map(({ path }) => path))
  const stem = wantedFile(collection, values).slice(0, -'.md'.length)
  return `${freeName(stem, (each) => taken.has(`${each}.md`))}.md`
}

/** The file named after an entry, whether there is one or not. */
export function wantedFile(collection: FormCollection, values: Values): string {
  const { location, folder } = collection
  return `${location}/${toSlug(String(values[folder?.slugFrom ?? nameFieldOf(collection)] ?? '')) || 'yeni'}.md`
}

/** A portable file name that is not taken: `Işık & Çağ (1).JPEG` as `isik-cag-1.jpg`. */
export function pictureName(name: string, isTaken: (name: string) => boolean): string {
  const dot = Math.max(0, name.lastIndexOf('.'))
  const ending = name.slice(dot).toLowerCase().replace('.jpeg', '.jpg')
  return freeName(toSlug(name.slice(0, dot)) || 'gorsel', (stem) => isTaken(stem + ending)) + ending
}
