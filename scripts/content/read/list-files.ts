import { type Dirent, lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { sep } from 'node:path'

/** Where the bytes of a file are: at a path to open, or, of a draft, here. */
export type FileBytes = string | Buffer

/** Files that nobody has written yet, by path below the content folder; null for one that is to be deleted. */
export type Draft = ReadonlyMap<string, Buffer | null>

/** An item below the content folder. `path` uses `/` and NFC. */
export type FoundItem = { path: string; disk: FileBytes } & (
  | { kind: 'file' | 'folder' | 'special' }
  | { kind: 'link'; target: string; reason: 'outside' | 'dangling' | 'loop' }
  | { kind: 'unreadable'; reason: string }
)

type ItemOnDisk = FoundItem & { disk: string }

/** Files left behind by editors, operating systems and version control. */
const JUNK =
  /^(?:\..*|~\$.*|#.*#|.*~|.*\.(?:swp|swo|swx|tmp|temp|bak|orig|rej|part|crdownload)|Thumbs\.db|ehthumbs\.db|desktop\.ini|__MACOSX|Icon\r|4913)$/i

/** Deeper folders are not followed. */
const MAX_DEPTH = 8

/** Whether a file name is ignored silently. */
function isJunk(name: string): boolean {
  return JUNK.test(name)
}

/**
 * Lists everything below a folder, in a stable order, without following links out of it.
 *
 * @returns Files, folders, links and special files; a folder may have the name of a file.
 * @throws When the folder itself cannot be read.
 */
export function walk(root: string): ItemOnDisk[] {
  const realRoot = realpathSync(root)
  const found: ItemOnDisk[] = []
  visit('', root, 0)
  return found

  function visit(prefix: string, folder: string, depth: number) {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort(byName)) {
      if (isJunk(entry.name)) continue
      const disk = `${folder}/${entry.name}`
      const path = composed(prefix === '' ? entry.name : `${prefix}/${entry.name}`)
      if (entry.isFile()) found.push({ kind: 'file', path, disk })
      else if (entry.isSymbolicLink()) found.push(inspectLink(path, disk))
      else if (entry.isDirectory()) {
        found.push({ kind: 'folder', path, disk })
        if (depth < MAX_DEPTH) visitSafely(path, disk, depth + 1)
      } else found.push({ kind: 'special', path, disk })
    }
  }

  function visitSafely(path: string, disk: string, depth: number) {
    try {
      visit(path, disk, depth)
    } catch (error) {
      found.push({ kind: 'unreadable', path, disk, reason: errorCode(error) })
    }
  }

  function inspectLink(path: string, disk: string): ItemOnDisk {
    const target = readlinkSync(disk)
    try {
      const real = realpathSync(disk)
      const stats = statSync(real)
      const inside = real.startsWith(realRoot + sep)
      if (!inside && real !== realRoot) return { kind: 'link', path, disk, target, reason: 'outside' }
      if (stats.isFile()) return { kind: 'file', path, disk }
      return stats.isDirectory()
        ? { kind: 'link', path, disk, target, reason: 'loop' }
        : { kind: 'special', path, disk }
    } catch (error) {
      return { kind: 'link', path, disk, target, reason: errorCode(error) === 'ELOOP' ? 'loop' : 'dangling' }
    }
  }
}

/** What would be listed if a draft were written. */
export function withDraft(items: readonly FoundItem[], draft: Draft): FoundItem[] {
  const drafted = [...draft].flatMap(([path, disk]): FoundItem[] => (disk ? [{ kind: 'file', path, disk }] : []))
  const others = items.filter(({ path }) => !draft.has(path))
  // The order of `walk`: what is in a folder comes before the next name.
  const key = ({ path }: FoundItem) => path.replaceAll('/', '\0')
  return [...others, ...drafted].sort((a, b) => (key(a) < key(b) ? -1 : 1))
}

/** True when the path is a folder that can be opened. */
export function isFolder(path: string): boolean {
  try {
    return lstatSync(realpathSync(path)).isDirectory()
  } catch {
    return false
  }
}

/** The operating system's short name for what went wrong, e.g. `EACCES`. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}

function composed(path: string): string {
  return /[^ -~]/.test(path) ? path.normalize('NFC') : path
}

function byName(a: Dirent, b: Dirent): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0
}
