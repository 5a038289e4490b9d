import { isUtf8 } from 'node:buffer'
import { statSync } from 'node:fs'
import { classifyFiles } from './collect/classify-files.ts'
import { diagnoseFile, type RawDiagnostic } from './diagnostics/diagnostic.ts'
import { sortDiagnostics } from './diagnostics/sort-diagnostics.ts'
import { checkImageFile } from './images/check-image.ts'
import { indexImages } from './images/image-index.ts'
import { decodeText } from './read/decode-text.ts'
import { type Draft, type FileBytes, isFolder, walk, withDraft } from './read/list-files.ts'
import { IMAGE_MAX_BYTES, readBytes } from './read/read-file.ts'
import { type CheckResult, type ImageFile, loadFile } from './site/check-file.ts'
import { crossCheck } from './site/cross-check.ts'

/**
 * Keeps what files hold while they stay the same, for watching. What files say about each other is always checked anew.
 */
export class FileCache {
  readonly #kept = new Map<string, { stamp: string; value: unknown }>()

  /** @param load Always of the same type for the same file. A draft is loaded each time. */
  get<Value>(disk: FileBytes, load: () => Value): Value {
    if (typeof disk !== 'string') return load()
    const stamp = stampOf(disk)
    const kept = this.#kept.get(disk)
    if (kept && kept.stamp === stamp) return kept.value as Value
    const value = load()
    if (stamp !== undefined) this.#kept.set(disk, { stamp, value })
    return value
  }
}

function stampOf(disk: string): string | undefined {
  const stats = statSync(disk, { throwIfNoEntry: false })
  return stats && `${stats.mtimeMs} ${stats.size} ${stats.ino}`
}

export type FolderOptions = {
  /** Of earlier calls: only changed files are read again. */
  memory?: FileCache | undefined
  /** Checked in the place of what the folder has. */
  draft?: Draft
}

/** Reads and checks a content folder. Never throws for what is in it. */
export function checkFolder(root: string, { memory, draft }: FolderOptions = {}): CheckResult {
  if (!isFolder(root)) {
    const found = diagnoseFile('', 'missing-folder', { path: root })
    return { diagnostics: [found], files: [], images: new Map() }
  }
  const items = draft ? withDraft(walk(root), draft) : walk(root)
  const classified = classifyFiles(items)
  const kept = <Value>(disk: FileBytes, load: () => Value) => (memory ? memory.get(disk, load) : load())
  const files = classified.entries.map(({ path, disk, collection }) =>
    kept(disk, () => loadFile(path, disk, collection)),
  )
  const images = new Map(classified.images.map(({ path, disk }) => [path, kept(disk, () => loadImage(path, disk))]))
  const diagnostics = [
    ...classified.diagnostics,
    ...files.flatMap((file) => file.diagnostics),
    ...[...images.values()].flatMap((image) => image.diagnostics),
    ...crossCheck(files, indexImages(items, images)),
  ]
  return { diagnostics: sortDiagnostics(diagnostics), files, images }
}

function loadImage(path: string, disk: FileBytes): ImageFile {
  const read = readBytes(path, disk, IMAGE_MAX_BYTES)
  if ('diagnostic' in read) return { disk, diagnostics: [read.diagnostic], size: undefined }
  const checked = { disk, ...checkImageFile(path, read.bytes) }
  if (checked.diagnostics.length > 0 || !path.endsWith('.svg')) return checked
  return { ...checked, diagnostics: findForeignLetters(path, read.bytes) }
}

/** Browsers draw nothing of a drawing whose letters they cannot read. */
function findForeignLetters(path: string, bytes: Buffer): RawDiagnostic[] {
  if (isUtf8(bytes)) return []
  return decodeText(path, bytes, () => ({ tr: 'bir çizim.', en: 'a drawing.' })).diagnostics
}
