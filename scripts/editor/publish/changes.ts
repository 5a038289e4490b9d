import { dirname } from 'node:path'
import { findReleaseDiagnostics } from '../../content/site/placeholders.ts'
import { readValues } from '../merge/entry.ts'
import { type ContentStore, nameOf } from '../server/content-store.ts'
import { type EntryFile, findFile, formPath } from '../server/editable-file.ts'
import { addressIn, PICTURES_PATH } from '../server/pictures.ts'
import { type PlacedDiagnostic, placeDiagnostics } from '../server/place-diagnostics.ts'
import { type FileChange, readIfThere } from '../server/write-files.ts'
import { type FieldDifference, findDifferences } from './differences.ts'
import { Repository } from './repository.ts'
import { isEntry, listVersions, type Version } from './versions.ts'

/** The URL prefix of published pictures. */
export const PUBLISHED_PATH = '/editor/published/'

/** An entry that differs from the published one. Pictures are URLs. */
export type EntryChange = {
  path: string
  name: string
  kind: 'new' | 'changed' | 'deleted'
  fields: FieldDifference[]
  pictures: { before?: string; after?: string }[]
}

/** Lists unpublished changes and the diagnostics that block publishing. Works offline. */
export async function listChanges(store: ContentStore) {
  const repository = await Repository.open(store.root)
  const base = await repository.tree(await repository.findBase())
  const versions = await listVersions(store.root, repository, base, base)
  const changed = versions.filter((version) => version.mine !== version.base)
  const files = await Promise.all(
    changed.map(async (version) => ({ version, entry: await describe(repository, version) })),
  )
  const entries: EntryChange[] = []
  for (const { version, entry } of files) {
    const former = files.find((each) => isRenamed(each.entry, entry))
    if (former) entries.push(await describe(repository, { ...version, base: former.version.base }))
    else if (!files.some((each) => isRenamed(entry, each.entry))) entries.push(entry)
  }
  const blocking = await findBlocking(store)
  return { ...repository.settings, entries, blocking, suggestion: suggestMessage(entries) }
}

/** The diagnostics of the release check. */
export async function findBlocking(
  store: ContentStore,
  changes: readonly FileChange[] = [],
): Promise<PlacedDiagnostic[]> {
  const draft = await store.staging.validateDraft(changes)
  return placeDiagnostics(findReleaseDiagnostics(draft), draft.files)
}

/** @param path Relative to the content folder. @returns The picture as it was published last. */
export async function readPublishedPicture(root: string, path: string): Promise<Buffer | undefined> {
  const file = findFile(root, path)
  if (!file || file.collection) return undefined
  const repository = await Repository.open(root)
  const blob = (await repository.tree(await repository.findBase())).get(path)
  return blob && repository.readBlob(blob.id)
}

async function describe(repository: Repository, { file, base, mine }: Version): Promise<EntryChange> {
  const before = base === null ? null : await repository.readBlob(base)
  const after = mine === null ? null : readIfThere(file.disk)
  const fields = isEntry(file) && before && after ? fieldsBetween(file, before, after) : []
  const pictures = isEntry(file)
    ? fields.filter(({ picture }) => picture)
    : [{ before: before && file.path, after: after && file.path }]
  return {
    path: formPath(file.path),
    name: nameOf(file, after ?? before),
    kind: base === null ? 'new' : mine === null ? 'deleted' : 'changed',
    fields,
    pictures: pictures.map((each) => ({
      ...(each.before ? { before: addressIn(PUBLISHED_PATH, each.before) } : {}),
      ...(each.after ? { after: addressIn(PICTURES_PATH, each.after) } : {}),
    })),
  }
}

/** Whether a deleted and a new file are one renamed entry: same folder, same display name. */
function isRenamed(old: EntryChange, entry: EntryChange): boolean {
  const isPair = old.kind === 'deleted' && entry.kind === 'new'
  return isPair && old.name === entry.name && dirname(old.path) === dirname(entry.path)
}

/** The fields that differ; none if one side cannot be parsed, which blocks publishing anyway. */
function fieldsBetween({ collection }: EntryFile, before: Buffer, after: Buffer): FieldDifference[] {
  const [old, next] = [before, after].map((bytes) => readValues(bytes.toString('utf8'), collection))
  return old && next ? findDifferences(collection.schema, old, next) : []
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
