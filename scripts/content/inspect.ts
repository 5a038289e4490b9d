import { isUtf8 } from 'node:buffer'
import { statSync } from 'node:fs'
import { collections as siteCollections } from '../../src/content/collections.ts'
import { claim } from './claim.ts'
import type { CheckedCollection } from './collection-kind.ts'
import { type ContentFile, loadFile } from './content-file.ts'
import { crossCheck } from './cross-check.ts'
import { decode } from './decode.ts'
import { inspectImage } from './image-file.ts'
import { indexImages } from './image-index.ts'
import { MAX_PROBLEMS_PER_FILE, type Problem, problem } from './issue.ts'
import { IMAGE_MAX_BYTES, readBytes } from './read-file.ts'
import { Source } from './source.ts'
import { isFolder, walk } from './walk.ts'

/** Everything known about a content folder after one look. */
export type Inspection = {
  /** In the order a reader wants them: by file, then by place. */
  problems: Problem[]
  files: ContentFile[]
  /** Pictures by their path below the content folder, with the path that opens them. */
  images: ReadonlyMap<string, string>
}

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
    problems: tidy(problems),
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

/** Sorted, and each mistake once: where two checks point at the same place, the earlier one knew more. */
export function tidy(problems: readonly Problem[]): Problem[] {
  const byFile = new Map<string, Problem[]>()
  for (const found of problems) {
    const own = byFile.get(found.source.path)
    if (own) own.push(found)
    else byFile.set(found.source.path, [found])
  }
  return [...byFile.keys()].sort(comparePaths).flatMap((path) => limit(withoutEchoes(byFile.get(path) ?? [])))
}

/** The problems of one file in the order of their places. */
function withoutEchoes(problems: Problem[]): Problem[] {
  if (problems.length === 1) return problems
  const seen = new Set<number | string>()
  return problems
    .filter((found) => {
      // Several missing fields are missing at the same place: the beginning of their group.
      const isShared = found.code === 'missing-field' || found.source.text === ''
      const key = isShared ? `${found.start} ${found.word('en').problem}` : found.start
      return !seen.has(key) && seen.add(key)
    })
    .sort((a, b) => a.start - b.start)
}

function limit(sorted: Problem[]): Problem[] {
  const last = sorted[MAX_PROBLEMS_PER_FILE]
  if (!last) return sorted
  const count = sorted.length - MAX_PROBLEMS_PER_FILE
  return [...sorted.slice(0, MAX_PROBLEMS_PER_FILE), problem(last.source, last, 'more-problems', { count })]
}

function comparePaths(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
