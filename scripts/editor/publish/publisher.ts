import { dirname } from 'node:path'
import { walk } from '../../content/read/list-files.ts'
import { findReleaseDiagnostics } from '../../content/site/placeholders.ts'
import type { Values } from '../merge/entry.ts'
import { type Conflict, mergeValues } from '../merge/three-way.ts'
import { bytesOf, type ContentStore, nameOf, valuesOf } from '../server/content-store.ts'
import { type EditableFile, type EntryFile, findFile, formPath } from '../server/editable-file.ts'
import { addressIn, PICTURES_PATH } from '../server/pictures.ts'
import { type PlacedDiagnostic, placeDiagnostics, refuseDiagnostics } from '../server/place-diagnostics.ts'
import { Refusal } from '../server/refusal.ts'
import type { RequestOf } from '../server/requests.ts'
import { type FileChange, readIfThere } from '../server/write-files.ts'
import { type FieldDifference, findDifferences } from './differences.ts'
import { Repository, type Tree } from './repository.ts'

/** Where pictures can be looked at as they were published. */
export const PUBLISHED_PATH = '/editor/published/'

/** How often somebody else may publish in between before it is worth telling. */
const MAX_ATTEMPTS = 3

/** An entry that differs from what is published. Addresses of pictures are for an `<img>`. */
export type EntryChange = {
  path: string
  name: string
  kind: 'new' | 'changed' | 'deleted'
  fields: FieldDifference[]
  pictures: { before?: string; after?: string }[]
}

/** Whose side counts where two people have changed the same. */
type Side = 'mine' | 'theirs'

/** `pushed` is false where only others had changed something; `merged`: files here were changed by it. */
type Published = { pushed: boolean; merged: boolean; address: string | undefined }

/** A file by its ids in git: where the content started from, as it is here, and as it is on the server. */
type Version = { file: EditableFile; base: string | null; mine: string | null; theirs: string | null }

/** What a file has become by a merge: an id in git, or the fields that were changed on both sides. */
type Merged = { id: string | null } | { conflicts: Conflict[] }

/** Publishes the content folder by git. Nothing outside of it is read, committed or changed. */
export class Publisher {
  readonly #store: ContentStore

  constructor(store: ContentStore) {
    this.#store = store
  }

  /** What would be published, and what stands in the way. Asks no server. */
  async changes() {
    const repository = await Repository.open(this.#store.root)
    const base = await repository.tree(await repository.findBase())
    const versions = await this.#versions(repository, base, base)
    const changed = versions.filter((version) => version.mine !== version.base)
    const files = await Promise.all(
      changed.map(async (version) => ({ version, entry: await this.#describe(repository, version) })),
    )
    const entries: EntryChange[] = []
    for (const { version, entry } of files) {
      const former = files.find((each) => isRenamed(each.entry, entry))
      if (former) entries.push(await this.#describe(repository, { ...version, base: former.version.base }))
      else if (!files.some((each) => isRenamed(entry, each.entry))) entries.push(entry)
    }
    const blocking = await this.#findBlocking()
    return { ...repository.settings, entries, blocking, suggestion: suggestMessage(entries) }
  }

  /** @param path Below the content folder. @returns The picture as it was last published. */
  async readPicture(path: string): Promise<Buffer | undefined> {
    const file = findFile(this.#store.root, path)
    if (!file || file.collection) return undefined
    const repository = await Repository.open(this.#store.root)
    const blob = (await repository.tree(await repository.findBase())).get(path)
    return blob && repository.readBlob(blob.id)
  }

  /**
   * Sends the content to the branch the developer has set, merged with what others have published meanwhile.
   *
   * @throws Refusal; then nothing was published and every file is as it was. With `conflicts` where others have changed
   *   the same; `resolve` then says for each entry whose side counts.
   */
  publish({ message, resolve = {} }: RequestOf<'publish'>): Promise<Published> {
    return this.#store.inTurn(async () => {
      const repository = await Repository.open(this.#store.root)
      await repository.assertAuthor()
      await this.#assertReleasable('önce bunlar düzeltilmeli.')
      const base = await repository.tree(await repository.findBase())
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const tip = await repository.fetch()
        const theirs = await repository.tree(tip)
        const versions = await this.#merge(repository, base, theirs, resolve)
        const remote = versions
          .filter(({ id, theirs }) => id !== theirs)
          .map(({ file: { path }, id }) => ({ path, id, mode: (theirs.get(path) ?? base.get(path))?.mode }))
        const local = await Promise.all(
          versions
            .filter(({ id, mine }) => id !== mine)
            .map(async ({ file, id }): Promise<FileChange> => {
              const content = id === null ? null : await repository.readBlob(id)
              return { file, before: readIfThere(file.disk), content }
            }),
        )
        const [pushed, merged] = [remote.length > 0, local.length > 0]
        if (!pushed && !merged) throw new Refusal('Yayındakinden farklı bir şey yok; gönderilecek değişiklik yok.')
        if (merged) {
          await this.#assertReleasable(
            'Başkalarının yayınladıklarıyla birleşince bu sorunlar çıktı. Bu bilgisayardaki site eski olabilir; ' +
              'geliştiriciye haber verin.',
            local,
          )
        }
        const commit = pushed ? await repository.commit(tip, remote, message) : tip
        if (pushed && !(await repository.push(commit))) continue
        const paths = versions.map(({ file }) => file.path)
        await this.#takeOver(local, () => repository.settle(commit, paths))
        return { pushed, merged, address: repository.settings.address }
      }
      throw new Refusal('Siz gönderirken başkaları da yayınladı; içerik bu bilgisayarda duruyor. Yeniden deneyin.')
    })
  }

  /**
   * Merges every file with its state on the server.
   *
   * @returns `id`: what each file has become, in git.
   * @throws Refusal with the entries that were changed on both sides in the same field.
   */
  async #merge(repository: Repository, base: Tree, theirs: Tree, resolve: Record<string, Side>) {
    const versions = await this.#versions(repository, base, theirs)
    const merged = await Promise.all(
      versions.map(async (version) => {
        const path = formPath(version.file.path)
        return { ...version, path, result: await mergeVersion(repository, version, resolve[path]) }
      }),
    )
    const conflicts = merged.flatMap(({ path, file, result }) =>
      'id' in result ? [] : [{ path, name: nameOf(file, readIfThere(file.disk)), ...result }],
    )
    if (conflicts.length > 0) {
      const names = conflicts.map(({ name }) => name).join(', ')
      throw new Refusal(`Yayına gönderilmedi: Başkası da aynı yerleri değiştirip yayınlamış: ${names}.`, { conflicts })
    }
    return merged.flatMap(({ result, ...version }) => ('id' in result ? [{ ...version, id: result.id }] : []))
  }

  /** Everything in the way of publishing, placeholders and unused pictures too. */
  async #findBlocking(changes: readonly FileChange[] = []): Promise<PlacedDiagnostic[]> {
    const draft = await this.#store.validateDraft(changes)
    return placeDiagnostics(findReleaseDiagnostics(draft), draft.files)
  }

  async #assertReleasable(sentence: string, changes: readonly FileChange[] = []): Promise<void> {
    const blocking = await this.#findBlocking(changes)
    if (blocking.length > 0) throw refuseDiagnostics(`Yayına gönderilmedi: ${sentence}`, blocking)
  }

  async #takeOver(local: readonly FileChange[], settle: () => Promise<void>): Promise<void> {
    try {
      await this.#store.write(local)
      await settle()
    } catch (error) {
      console.error(error)
      throw new Refusal(
        'Gönderme tamam, ama bu bilgisayardaki içerik yayındaki hâle getirilemedi. Bir sonraki gönderme bunu tamamlar.',
      )
    }
  }

  /** Every file the form knows, here or in one of two trees. */
  async #versions(repository: Repository, base: Tree, theirs: Tree): Promise<Version[]> {
    const { root } = this.#store
    const here = walk(root).flatMap(({ kind, path }) => (kind === 'file' && findFile(root, path) ? [path] : []))
    const ids = await repository.storeFiles(here)
    const mine = new Map(here.map((path, index) => [path, ids[index] ?? null]))
    return [...new Set([...here, ...base.keys(), ...theirs.keys()])].sort().flatMap((path): Version[] => {
      const file = findFile(root, path)
      const idIn = (tree: Tree) => tree.get(path)?.id ?? null
      return file ? [{ file, base: idIn(base), mine: mine.get(path) ?? null, theirs: idIn(theirs) }] : []
    })
  }

  async #describe(repository: Repository, { file, base, mine }: Version): Promise<EntryChange> {
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
}

function isEntry(file: EditableFile): file is EntryFile {
  return file.collection !== undefined
}

/** Whether a deleted file became a new one: same folder, and the same name for staff. */
function isRenamed(old: EntryChange, entry: EntryChange): boolean {
  const isPair = old.kind === 'deleted' && entry.kind === 'new'
  return isPair && old.name === entry.name && dirname(old.path) === dirname(entry.path)
}

/** A file that cannot be read has no fields to compare; what is wrong with it stands in the way of publishing. */
function fieldsBetween(file: EntryFile, before: Buffer, after: Buffer): FieldDifference[] {
  try {
    return findDifferences(file.collection.schema, valuesOf(file, before), valuesOf(file, after))
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

async function mergeVersion(repository: Repository, version: Version, winner: Side | undefined): Promise<Merged> {
  const { file, base, mine, theirs } = version
  if (mine === theirs || mine === base) return { id: theirs }
  if (theirs === base) return { id: mine }
  const here = readIfThere(file.disk)
  // A picture has no fields; of a file that is gone on one side none can be kept.
  if (!isEntry(file) || mine === null || theirs === null || here === null) {
    return winner ? { id: version[winner] } : { conflicts: [] }
  }
  const server = await repository.readBlob(theirs)
  const old = base === null ? {} : valuesOf(file, await repository.readBlob(base))
  const sides = [valuesOf(file, here), valuesOf(file, server)] as const
  // Where both have changed the same, the first side stands in the merged values.
  const [first, second] = winner === 'theirs' ? sides.toReversed() : sides
  const { values, conflicts } = mergeValues(file.collection.schema, old, first, second)
  if (conflicts.length > 0 && winner === undefined) return { conflicts }
  return { id: await repository.storeBytes(file.path, bytesOf(file, server, values as Values)) }
}

const KINDS = { new: 'Eklendi', changed: 'Güncellendi', deleted: 'Silindi' } as const

/** How many entries a suggested sentence names. */
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
