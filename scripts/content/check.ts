import { isUtf8 } from 'node:buffer'
import { statSync } from 'node:fs'
import { collections as siteCollections } from '../../src/content/collections.ts'
import { claim } from './collect/classify-files.ts'
import { diagnose, type RawDiagnostic } from './diagnostics/diagnostic.ts'
import { sortDiagnostics } from './diagnostics/sort-diagnostics.ts'
import { inspectImage } from './images/check-image.ts'
import { indexImages } from './images/image-index.ts'
import { decode } from './read/decode-text.ts'
import { isFolder, walk } from './read/list-files.ts'
import { IMAGE_MAX_BYTES, readBytes } from './read/read-file.ts'
import type { CheckedCollection } from './schema/collection.ts'
import { type ContentFile, loadFile } from './site/check-file.ts'
import { crossCheck } from './site/cross-check.ts'
import type { Inspection } from './site/inspection.ts'
import { Source } from './text/source-text.ts'

/**
 * Remembers what files said while they stay the same, for watching.
 * Only what a file says alone is kept; what files say about each other is always checked anew.
 */
export class Memory {
  readonly #files = new Map<string, { stamp: string; file: ContentFile }>()
  readonly #images = new Map<string, { stamp: string; diagnostics: RawDiagnostic[] }>()

  file(disk: string, load: () => ContentFile): ContentFile {
    const stamp = stampOf(disk)
    const known = this.#files.get(disk)
    if (known && stamp !== undefined && known.stamp === stamp) return known.file
    const file = load()
    if (stamp !== undefined) this.#files.set(disk, { stamp, file })
    return file
  }

  image(disk: string, load: () => RawDiagnostic[]): RawDiagnostic[] {
    const stamp = stampOf(disk)
    const known = this.#images.get(disk)
    if (known && stamp !== undefined && known.stamp === stamp) return known.diagnostics
    const diagnostics = load()
    if (stamp !== undefined) this.#images.set(disk, { stamp, diagnostics })
    return diagnostics
  }
}

function stampOf(disk: string): string | undefined {
  const stats = statSync(disk, { throwIfNoEntry: false })
  return stats && `${stats.mtimeMs} ${stats.size} ${stats.ino}`
}

/**
 * Reads and checks a content folder. Never throws for what is in it.
 *
 * @param memory What an earlier look found; only changed files are read again.
 * @param collections What the folder holds; the benchmark brings kinds of its own.
 */
export function inspect(
  root: string,
  memory?: Memory,
  collections: readonly CheckedCollection[] = Object.values(siteCollections),
): Inspection {
  if (!isFolder(root)) {
    const found = diagnose(new Source('', ''), { start: 0, end: 0 }, 'missing-folder', { path: root })
    return { diagnostics: [found], files: [], images: new Map() }
  }
  const items = walk(root)
  const claims = claim(items, collections)
  const files = claims.entries.map(({ path, disk, collection }) => {
    const load = () => loadFile(path, disk, collection)
    return memory ? memory.file(disk, load) : load()
  })
  const imageDiagnostics = claims.images.flatMap(({ path, disk }) => {
    const load = () => loadImage(path, disk)
    return memory ? memory.image(disk, load) : load()
  })
  const diagnostics = [
    ...claims.diagnostics,
    ...files.flatMap((file) => file.diagnostics),
    ...imageDiagnostics,
    ...crossCheck(files, indexImages(items)),
  ]
  return {
    diagnostics: sortDiagnostics(diagnostics),
    files,
    images: new Map(claims.images.map(({ path, disk }) => [path, disk])),
  }
}

function loadImage(path: string, disk: string): RawDiagnostic[] {
  const read = readBytes(path, disk, IMAGE_MAX_BYTES)
  if ('diagnostic' in read) return [read.diagnostic]
  const diagnostics = inspectImage(path, read.bytes)
  return diagnostics.length > 0 || !path.endsWith('.svg') ? diagnostics : findForeignLetters(path, read.bytes)
}

/** Browsers draw nothing of a drawing whose letters they cannot read. */
function findForeignLetters(path: string, bytes: Buffer): RawDiagnostic[] {
  if (isUtf8(bytes)) return []
  return decode(path, bytes, () => ({ tr: 'bir çizim.', en: 'a drawing.' })).diagnostics
}
