import { dirname } from 'node:path'
import { findReleaseDiagnostics } from '../../content/site/placeholders.ts'
import type { Person } from '../access/sessions.ts'
import { describeSchema } from '../forms/describe-schema.ts'
import { readValues } from '../merge/entry.ts'
import { type ContentStore, nameOf } from '../server/content-store.ts'
import type { DraftFile } from '../server/drafts.ts'
import { type EditableFile, type EntryFile, findFile, formPath } from '../server/editable-file.ts'
import { addressIn, PICTURES_PATH } from '../server/pictures.ts'
import { type PlacedDiagnostic, placeDiagnostics } from '../server/place-diagnostics.ts'
import { type FileChange, readAuthors, readIfThere } from '../server/write-files.ts'
import { Clone } from './clone.ts'
import { type FieldDifference, findDifferences } from './differences.ts'

/** The URL prefix of published pictures. */
export const PUBLISHED_PATH = '/editor/published/'

/** An entry that differs from the published one. Pictures are URLs. `by`: who has saved it since, newest first. */
export type EntryChange = {
  path: string
  name: string
  kind: 'new' | 'changed' | 'deleted'
  fields: FieldDifference[]
  pictures: { before?: string; after?: string }[]
  by: (Person & { isMe: boolean })[]
}

/** An entry with the files it stands for, relative to the content folder: two where it was renamed. */
export type ChangedEntry = Omit<EntryChange, 'by'> & { files: string[] }

/** Lists unpublished changes and the diagnostics that block publishing. */
export async function listChanges(store: ContentStore, clone: Clone, person: Person | undefined) {
  const authors = readAuthors(store.root)
  const entries = (await listEntries(store, clone)).map(({ files, ...entry }): EntryChange => {
    const by = files
      .flatMap((path) => authors.get(path) ?? [])
      .map((each) => ({ ...each, isMe: isSamePerson(each, person) }))
    return { ...entry, by: by.filter((each, index) => by.findIndex((other) => isSamePerson(other, each)) === index) }
  })
  const blocking = await findBlocking(store)
  return { entries, blocking, suggestion: suggestMessage(entries) }
}

function isSamePerson(a: Person, b: Person | undefined): boolean {
  return a.email === b?.email
}

/** The entries that differ from the published content. */
export async function listEntries(store: ContentStore, clone: Clone): Promise<ChangedEntry[]> {
  const paths = await clone.changedHere()
  const bases = await clone.read('HEAD', paths)
  const files = paths.flatMap((path, index) => {
    const file = findFile(store.root, path)
    return file ? [{ file, base: bases[index] ?? null }] : []
  })
  const described = files.map(({ file, base }) => ({ base, file, entry: describeNow(file, base) }))
  return described.flatMap(({ file, entry }): ChangedEntry[] => {
    const former = described.find((each) => isRenamed(each.entry, entry))
    if (former) return [{ ...describeNow(file, former.base), files: [former.file.path, file.path] }]
    return described.some((each) => isRenamed(entry, each.entry)) ? [] : [{ ...entry, files: [file.path] }]
  })
}

/** The diagnostics of the release check. */
export async function findBlocking(
  store: ContentStore,
  changes: readonly DraftFile[] = [],
): Promise<PlacedDiagnostic[]> {
  const draft = await store.drafts.check(changes)
  return placeDiagnostics(findReleaseDiagnostics(draft), draft.files)
}

/** @param path Relative to the content folder. @returns The picture as it was published last. */
export async function readPublishedPicture(root: string, path: string): Promise<Buffer | null> {
  const file = findFile(root, path)
  if (!file || file.collection) return null
  const [bytes = null] = await (await Clone.open(root)).read('HEAD', [path])
  return bytes
}

export function isEntry(file: EditableFile): file is EntryFile {
  return file.collection !== undefined
}

/** What changes of files are to whoever reads them, entry by entry. */
export function describeChanges(changes: readonly FileChange[]) {
  return changes.map(({ file, before, content }) => describe(file, before, content))
}

function describeNow(file: EditableFile, before: Buffer | null): Omit<EntryChange, 'by'> {
  return describe(file, before, readIfThere(file.disk))
}

function describe(file: EditableFile, before: Buffer | null, after: Buffer | null): Omit<EntryChange, 'by'> {
  const fields = isEntry(file) && before && after ? fieldsBetween(file, before, after) : []
  const pictures = isEntry(file)
    ? fields.filter(({ picture }) => picture)
    : [{ before: before && file.path, after: after && file.path }]
  return {
    path: formPath(file.path),
    name: nameOf(file, after ?? before),
    kind: before === null ? 'new' : after === null ? 'deleted' : 'changed',
    fields,
    pictures: pictures.map((each) => ({
      ...(each.before ? { before: addressIn(PUBLISHED_PATH, each.before) } : {}),
      ...(each.after ? { after: addressIn(PICTURES_PATH, each.after) } : {}),
    })),
  }
}

/** Whether a deleted and a new file are one renamed entry: same folder, same display name. */
function isRenamed(old: Omit<EntryChange, 'by'>, entry: Omit<EntryChange, 'by'>): boolean {
  const isPair = old.kind === 'deleted' && entry.kind === 'new'
  return isPair && old.name === entry.name && dirname(old.path) === dirname(entry.path)
}

/** The fields that differ; none if one side cannot be parsed, which blocks publishing anyway. */
export function fieldsBetween({ collection }: EntryFile, before: Buffer, after: Buffer): FieldDifference[] {
  const [old, next] = [before, after].map((bytes) => readValues(bytes.toString('utf8'), collection))
  return old && next ? findDifferences(describeSchema(collection.schema), old, next) : []
}

const KINDS = { new: 'Eklendi', changed: 'Güncellendi', deleted: 'Silindi' } as const

/** The number of names in a suggested commit message. Chosen by eye. */
const MAX_NAMES = 3

function suggestMessage(entries: readonly EntryChange[]): string {
  const parts = Object.entries(KINDS).flatMap(([kind, word]) => {
    const names = entries.filter((entry) => entry.kind === kind).map(({ name }) => name)
    if (names.length === 0) return []
    const more = names.length > MAX_NAMES ? ` ve ${names.length - MAX_NAMES} başka` : ''
    return [`${word}: ${names.slice(0, MAX_NAMES).join(', ')}${more}`]
  })
  return parts.join('; ')
}
