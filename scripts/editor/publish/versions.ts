import { walk } from '../../content/read/list-files.ts'
import { type EditableFile, type EntryFile, findFile } from '../server/editable-file.ts'
import type { Repository, Tree } from './repository.ts'

/** The blob ids of a file: published last, here, and on the server; null where it is missing. */
export type Version = { file: EditableFile; base: string | null; mine: string | null; theirs: string | null }

/** Lists every editable file in the content folder and in two trees. */
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
