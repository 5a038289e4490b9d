import type { Values } from '../merge/entry.ts'
import { type Conflict, mergeValues } from '../merge/three-way.ts'
import { bytesOf, type ContentStore, nameOf, valuesOf } from '../server/content-store.ts'
import { formPath } from '../server/editable-file.ts'
import { refuseDiagnostics } from '../server/place-diagnostics.ts'
import { Refusal } from '../server/refusal.ts'
import type { RequestOf } from '../server/requests.ts'
import { type FileChange, readIfThere } from '../server/write-files.ts'
import { findBlocking } from './changes.ts'
import { Repository, type Tree } from './repository.ts'
import { isEntry, listVersions, type Version } from './versions.ts'

/** Attempts to push while others push in between. */
const MAX_ATTEMPTS = 3

/** The winner of a conflict. */
type Side = 'mine' | 'theirs'

/** `pushed` is false if only others had changed something; `merged`: their changes were written here. */
type Published = { pushed: boolean; merged: boolean; address: string | undefined }

/** The result of merging a file: an id in git, or the fields that were changed on both sides. */
type Merged = { id: string | null } | { conflicts: Conflict[] }

const AFTER_MERGE =
  'Başkalarının yayınladıklarıyla birleşince bu sorunlar çıktı. Bu bilgisayardaki site eski olabilir; ' +
  'geliştiriciye haber verin.'

/**
 * Merges the content with the remote branch and pushes it. Call it within `inTurn`.
 *
 * @throws Refusal; then nothing was published and no file has changed. With `conflicts` if others have changed the same
 *   fields; `resolve` then names the winner for each entry.
 */
export async function publish(
  store: ContentStore,
  { message, resolve = {} }: RequestOf<'publish'>,
): Promise<Published> {
  const repository = await Repository.open(store.root)
  await repository.assertAuthor()
  await assertReleasable(store, 'önce bunlar düzeltilmeli.')
  const base = await repository.tree(await repository.findBase())
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const tip = await repository.fetch()
    const theirs = await repository.tree(tip)
    const versions = await mergeAll(store.root, repository, base, theirs, resolve)
    const remote = versions
      .filter((version) => version.id !== version.theirs)
      .map(({ file: { path }, id }) => ({ path, id, mode: (theirs.get(path) ?? base.get(path))?.mode }))
    const local = await Promise.all(
      versions
        .filter((version) => version.id !== version.mine)
        .map(async ({ file, id }): Promise<FileChange> => {
          const content = id === null ? null : await repository.readBlob(id)
          return { file, before: readIfThere(file.disk), content }
        }),
    )
    const paths = versions.map(({ file }) => file.path)
    const [pushed, merged] = [remote.length > 0, local.length > 0]
    const settle = (commit: string) => repository.settle(commit, paths)
    if (!pushed && !merged) {
      // An interrupted publish may have pushed the same content.
      await settle(tip)
      throw new Refusal('Yayındakinden farklı bir şey yok; gönderilecek değişiklik yok.')
    }
    if (merged) await assertReleasable(store, AFTER_MERGE, local)
    const commit = pushed ? await repository.commit(tip, remote, message) : tip
    if (pushed && !(await repository.push(commit))) continue
    await takeOver(store, local, () => settle(commit))
    return { pushed, merged, address: repository.settings.address }
  }
  throw new Refusal('Siz gönderirken başkaları da yayınladı; içerik bu bilgisayarda duruyor. Yeniden deneyin.')
}

async function assertReleasable(
  store: ContentStore,
  sentence: string,
  changes: readonly FileChange[] = [],
): Promise<void> {
  const blocking = await findBlocking(store, changes)
  if (blocking.length > 0) throw refuseDiagnostics(`Yayına gönderilmedi: ${sentence}`, blocking)
}

/** Writes the changes of others into the content folder. */
async function takeOver(store: ContentStore, local: readonly FileChange[], settle: () => Promise<void>): Promise<void> {
  try {
    await store.write(local)
    await settle()
  } catch (error) {
    console.error(error)
    throw new Refusal(
      'Gönderme tamam, ama bu bilgisayardaki içerik yayındaki hâle getirilemedi. Bir sonraki gönderme bunu tamamlar.',
    )
  }
}

/**
 * Merges every file with its version on the server.
 *
 * @returns The versions, with the `id` of the merged file.
 * @throws Refusal with `conflicts` by entry.
 */
async function mergeAll(root: string, repository: Repository, base: Tree, theirs: Tree, resolve: Record<string, Side>) {
  const versions = await listVersions(root, repository, base, theirs)
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

async function mergeVersion(repository: Repository, version: Version, winner: Side | undefined): Promise<Merged> {
  const { file, base, mine, theirs } = version
  if (mine === theirs || mine === base) return { id: theirs }
  if (theirs === base) return { id: mine }
  const here = readIfThere(file.disk)
  // Pictures and deleted files cannot be merged by field.
  if (!isEntry(file) || mine === null || theirs === null || here === null) {
    return winner ? { id: version[winner] } : { conflicts: [] }
  }
  const server = await repository.readBlob(theirs)
  const old = base === null ? {} : valuesOf(file, await repository.readBlob(base))
  const sides = [valuesOf(file, here), valuesOf(file, server)] as const
  // The first side wins conflicts in the merged values.
  const [first, second] = winner === 'theirs' ? sides.toReversed() : sides
  const { values, conflicts } = mergeValues(file.collection.schema, old, first, second)
  if (conflicts.length > 0 && winner === undefined) return { conflicts }
  return { id: await repository.storeBytes(file.path, bytesOf(file, server, values as Values)) }
}
