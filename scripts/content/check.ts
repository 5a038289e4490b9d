import { isUtf8 } from 'node:buffer'
import { statSync } from 'node:fs'
import { collections as siteCollections } from '../../src/content/collections.ts'
import { claim } from './collect/classify-files.ts'
import { type Problem, problem } from './diagnostics/diagnostic.ts'
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
  readonly #images = new Map<string, { stamp: string; problems: Problem[] }>()

  file(disk: string, load: () => ContentFile): ContentFile {
    const stamp = stampOf(disk)
    const known = this.#files.get(disk)
    if (known && stamp !== undefined && known.stamp === stamp) return known.file
    const file = load()
    if (stamp !== undefined) this.#files.set(disk, { stamp, file })
    return file
  }

  image(disk: string, load: () => Problem[]): Problem[] {
    const stamp = stampOf(disk)
    const known = this.#images.get(disk)
    if (known && stamp !== undefined && known.stamp === stamp) return known.problems
    const problems = load()
    if (stamp !== undefined) this.#images.set(disk, { stamp, problems })
    return problems
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
    const found = problem(new Source('', ''), { start: 0, end: 0 }, 'missing-folder', { path: root })
    return { problems: [found], files: [], images: new Map() }
  }
  const items = walk(root)
  const claims = claim(items, collections)
  const files = claims.entries.map(({ path, disk, collection }) => {
    const load = () => loadFile(path, disk, collection)
    return memory ? memory.file(disk, load) : load()
  })
  const imageProblems = claims.images.flatMap(({ path, disk }) => {
    const load = () => loadImage(path, disk)
    return memory ? memory.image(disk, load) : load()
  })
  const problems = [
    ...claims.problems,
    ...files.flatMap((file) => file.problems),
    ...imageProblems,
    ...crossCheck(files, indexImages(items)),
  ]
  return {
    problems: sortDiagnostics(problems),
    files,
    images: new Map(claims.images.map(({ path, disk }) => [path, disk])),
  }
}

function loadImage(path: string, disk: string): Problem[] {
  const read = readBytes(path, disk, IMAGE_MAX_BYTES)
  if ('problem' in read) return [read.problem]
  const problems = inspectImage(path, read.bytes)
  return problems.length > 0 || !path.endsWith('.svg') ? problems : findForeignLetters(path, read.bytes)
}

/** Browsers draw nothing of a drawing whose letters they cannot read. */
function findForeignLetters(path: string, bytes: Buffer): Problem[] {
  if (isUtf8(bytes)) return []
  return decode(path, bytes, () => ({ tr: 'bir çizim.', en: 'a drawing.' })).problems
}
