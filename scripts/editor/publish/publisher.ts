import { dirname } from 'node:path'
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts'
import { walk } from '../../content/read/list-files.ts'
import type { Values } from '../merge/entry.ts'
import { type Conflict, mergeValues } from '../merge/three-way.ts'
import type { Overlay } from '../server/overlay.ts'
import { CONTENT, findPlace, IMAGES, PICTURES_PATH, type Place } from '../server/places.ts'
import { Refusal } from '../server/refusal.ts'
import { nameOf, nextText, valuesIn, type Writer } from '../server/save.ts'
import { type FileChange, readIfThere } from '../server/write-files.ts'
import { type FieldDifference, findDifferences } from './differences.ts'
import { Repository, type Tree, type TreeChange } from './repository.ts'

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

/** By the path of an entry. */
type Resolution = Record<string, 'mine' | 'theirs'>

/** `pushed` is false where only others had changed something; `merged`: files here were changed by it. */
type Published = { pushed: boolean; merged: boolean; address: string | undefined }

/** A file by its ids in git: where the content started from, as it is here, and as it is on the server. */
type Version = { place: Place; base: string | null; mine: string | null; theirs: string | null }

/** Publishes the content folder by git. Nothing outside of it is read, committed or changed. */
export class Publisher {
  readonly #root: string
  readonly #overlay: Overlay
  readonly #writer: Writer

  constructor(overlay: Overlay, writer: Writer) {
    this.#root = writer.root
    this.#overlay = overlay
    this.#writer = writer
  }

  /** What would be published, and what stands in the way. Asks no server. */
  async changes() {
    const repository = await Repository.open(this.#root)
    const { branch, remote, address } = repository
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
    const blocking = await this.#overlay.judgeRelease()
    return { branch, remote, address, entries, blocking, suggestion: suggestMessage(entries) }
  }

  /** @param inside Below the content folder. @returns The picture as it was last published. */
  async readPublished(inside: string): Promise<Buffer | undefined> {
    const place = findPlace(this.#root, inside)
    if (!place || place.collection) return undefined
    const repository = await Repository.open(this.#root)
    const blob = (await repository.tree(await repository.findBase())).get(place.path)
    return blob && repository.readBlob(blob.id)
  }

  /**
   * Sends the content to the branch the developer has set, merged with what others have published meanwhile.
   *
   * @param resolve Whose side counts where both have changed the same, by the path of the entry.
   * @throws Refusal; then nothing was published and every file is as it was.
   */
  publish(message: string, resolve: Resolution = {}): Promise<Published> {
    return this.#writer.inTurn(async () => {
      const repository = await Repository.open(this.#root)
      await repository.assertAuthor()
      assertReleasable('Yayına gönderilmedi; önce bunlar düzeltilmeli.', await this.#overlay.judgeRelease())
      const base = await repository.tree(await repository.findBase())
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const tip = await repository.fetch()
        const { local, remote } = await this.#merge(repository, base, await repository.tree(tip), resolve)
        if (local.length > 0) await this.#assertMerged(local)
        const merged = local.length > 0
        if (remote.length === 0) {
          if (!merged) throw new Refusal(409, 'Yayındakinden farklı bir şey yok; gönderilecek değişiklik yok.')
          await this.#takeOver(repository, tip, base, local)
          return { pushed: false, merged, address: repository.address }
        }
        const commit = await repository.commit(tip, remote, message)
        if (!(await repository.push(commit))) continue
        await this.#takeOver(repository, commit, base, local)
        return { pushed: true, merged, address: repository.address }
      }
      throw new Refusal(409, 'Siz gönderirken başkaları da yayınladı; içerik bu bilgisayarda duruyor. Yeniden deneyin.')
    })
  }

  /**
   * Merges every file that was changed here with its state on the server.
   *
   * @returns `local`: what is to be written here; `remote`: what is to be committed on top of the server's state.
   * @throws Refusal with the entries that were changed on both sides in the same field.
   */
  async #merge(repository: Repository, base: Tree, theirs: Tree, resolve: Resolution) {
    const local: FileChange[] = []
    const remote: TreeChange[] = []
    const conflicts: { path: string; name: string; conflicts: Conflict[] }[] = []
    for (const version of await this.#versions(repository, base, theirs)) {
      const { place, mine } = version
      const path = `${CONTENT}/${place.path}`
      if (mine === version.theirs) continue
      const before = readIfThere(place.disk) ?? null
      const mode = theirs.get(place.path)?.mode ?? base.get(place.path)?.mode
      const takeTheirs = async () => {
        const content = version.theirs === null ? null : await repository.readBlob(version.theirs)
        local.push({ place, before, content })
      }
      const sendMine = () => remote.push({ path: place.path, id: mine, mode })
      if (mine === version.base) await takeTheirs()
      else if (version.theirs === version.base) sendMine()
      else {
        const merged = await mergeFile(repository, version, resolve[path])
        if (merged.text !== undefined) {
          const id = await repository.storeText(place.path, merged.text)
          if (id !== version.theirs) remote.push({ path: place.path, id, mode })
          if (id !== mine) local.push({ place, before, content: Buffer.from(merged.text) })
        } else if (resolve[path] === 'theirs') await takeTheirs()
        else if (resolve[path] === 'mine') sendMine()
        else conflicts.push({ path, name: nameOf(place, before?.toString('utf8') ?? ''), ...merged })
      }
    }
    if (conflicts.length === 0) return { local, remote }
    const names = conflicts.map(({ name }) => name).join(', ')
    throw new Refusal(409, `Yayına gönderilmedi: Başkası da aynı yerleri değiştirip yayınlamış: ${names}.`, [], {
      conflicts,
    })
  }

  async #assertMerged(local: readonly FileChange[]) {
    const changes = local.map(({ place, content }) => ({ path: place.path, content }))
    assertReleasable(
      'Yayına gönderilmedi: Başkalarının yayınladıklarıyla birleşince bu sorunlar çıktı. Bu bilgisayardaki site eski ' +
        'olabilir; geliştiriciye haber verin.',
      await this.#overlay.judgeRelease(changes),
    )
  }

  async #takeOver(repository: Repository, commit: string, base: Tree, local: readonly FileChange[]) {
    try {
      await this.#writer.write(local)
      const tree = await repository.tree(commit)
      const versions = await this.#versions(repository, base, tree)
      const staged = versions.map(({ place: { path } }) => ({ path, id: null, ...tree.get(path) }))
      await repository.settle(commit, staged)
    } catch (error) {
      console.error(error)
      throw new Refusal(
        500,
        'Gönderme tamam, ama bu bilgisayardaki dosyalar yayındaki hâle getirilemedi. Bir sonraki gönderme bunu tamamlar.',
      )
    }
  }

  /** Every file the form knows, here or in one of two trees. */
  async #versions(repository: Repository, base: Tree, theirs: Tree): Promise<Version[]> {
    const here = walk(this.#root).flatMap(({ kind, path }) =>
      kind === 'file' && findPlace(this.#root, path) ? [path] : [],
    )
    const ids = await repository.storeFiles(here)
    const mine = new Map(here.map((path, index) => [path, ids[index] ?? null]))
    return [...new Set([...here, ...base.keys(), ...theirs.keys()])].sort().flatMap((path): Version[] => {
      const place = findPlace(this.#root, path)
      const idIn = (tree: Tree) => tree.get(path)?.id ?? null
      return place ? [{ place, base: idIn(base), mine: mine.get(path) ?? null, theirs: idIn(theirs) }] : []
    })
  }

  async #describe(repository: Repository, { place, base, mine }: Version): Promise<EntryChange> {
    const before = base === null ? undefined : (await repository.readBlob(base)).toString('utf8')
    const after = mine === null ? undefined : readIfThere(place.disk)?.toString('utf8')
    const isPicture = !place.collection
    const fields = before === undefined || after === undefined ? [] : fieldsBetween(place, before, after)
    const shown = isPicture
      ? [{ before: base && place.path, after: mine && place.path }]
      : fields.filter(({ picture }) => picture)
    return {
      path: `${CONTENT}/${place.path}`,
      name: nameOf(place, after ?? before ?? ''),
      kind: base === null ? 'new' : mine === null ? 'deleted' : 'changed',
      fields,
      pictures: shown.map((each) => ({
        ...(each.before ? { before: addressIn(PUBLISHED_PATH, each.before) } : {}),
        ...(each.after ? { after: addressIn(PICTURES_PATH, each.after) } : {}),
      })),
    }
  }
}

/** Whether a deleted file became a new one: same folder, and the same name for staff. */
function isRenamed(old: EntryChange, entry: EntryChange): boolean {
  const isPair = old.kind === 'deleted' && entry.kind === 'new'
  return isPair && old.name === entry.name && dirname(old.path) === dirname(entry.path)
}

/** A file that cannot be read has no fields to compare; what is wrong with it stands in the way of publishing. */
function fieldsBetween(place: Place, before: string, after: string): FieldDifference[] {
  if (!place.collection) return []
  try {
    return findDifferences(place.collection.schema, valuesIn(place, before), valuesIn(place, after))
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

/** @returns The merged text; without it the file as a whole, or the fields listed, were changed on both sides. */
async function mergeFile(
  repository: Repository,
  { place, base, mine, theirs }: Version,
  winner: 'mine' | 'theirs' | undefined,
): Promise<{ text?: string; conflicts: Conflict[] }> {
  const { collection } = place
  const here = readIfThere(place.disk)?.toString('utf8')
  // A picture has no fields; of a file that is gone on one side none can be kept.
  if (!collection || mine === null || theirs === null || here === undefined) return { conflicts: [] }
  const server = (await repository.readBlob(theirs)).toString('utf8')
  const old = base === null ? {} : valuesIn(place, (await repository.readBlob(base)).toString('utf8'))
  const sides = [valuesIn(place, here), valuesIn(place, server)] as const
  // Where both have changed the same, the first side stands in the merged values.
  const [first, second] = winner === 'theirs' ? sides.toReversed() : sides
  const { values, conflicts } = mergeValues(collection.schema, old, first, second)
  if (conflicts.length > 0 && winner === undefined) return { conflicts }
  return { text: nextText(place, server, values as Values), conflicts: [] }
}

function assertReleasable(first: string, diagnostics: Diagnostic[]): void {
  if (diagnostics.length > 0) throw new Refusal(422, first, diagnostics)
}

function addressIn(base: string, inside: string): string {
  return base + inside.slice(IMAGES.length + 1)
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
