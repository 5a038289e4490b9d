import { walk } from '../../content/read/list-files.ts'
import { type EditableFile, type EntryFile, findFile } from '../server/editable-file.ts'
import type { Repository, Tree } from './repository.ts'

/** A file by its ids in git: as it was published last, as it is here, and as it is on the server. */
export type Version = { file: EditableFile; base: string | null; mine: string | null; theirs: string | null }

/** Every file the form may write, here or in one of two trees. */
export async function listVersions(root: string, repository: Repository, base: Tree, theirs: Tree): Promise<Version[]> {
  const here = walk(root).flatMap(({ kind, path }) => (kind === 'file' && findFile(root, path) ? [path] : []))
  const ids = await repository.storeFiles(here)
  const mine = new Map(here.map((path, index) => [path, ids[index] ?? null]))
  return [...new Set([...here, ...base.keys(), ...theirs.keys()])].sort().flatMap((path): Version[] => {
    const file = findFile(root, path)
    const idIn = (tree: Tree) => tree.get(path)?.id ?? null
    return file ? [{ file, base: idIn(base), mine: mine.get(path) ?? null, theirs: idIn(theirs) }] : []
  })
}

export function isEntry(file: EditableFile): file is EntryFile {
  return file.collection !== undefined
}
