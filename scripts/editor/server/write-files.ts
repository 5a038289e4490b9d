import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Person } from '../access/sessions.ts'
import { type EditableFile, fileAt, formPath } from './editable-file.ts'

/** A changed file: its old and new bytes; null where there is no file. */
export type FileChange = { file: EditableFile; before: Buffer | null; content: Buffer | null }

/** The write-ahead journal. The leading dot hides both files from the content check; publishing never sends them. */
const JOURNAL = '.editor-journal.json'

/** Who has saved what since it was published: authors by path, newest first. */
const AUTHORS = '.editor-authors.json'

/** For each file of a save the old version and the new bytes in base64; null where there is no file. */
type Journal = { author?: Person; files: { path: string; before: string | null; content: string | null }[] }

/** @returns The version of a file, a SHA-256 of its bytes. */
export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** @returns The bytes of a file; null where there is none. */
export function readIfThere(disk: string): Buffer | null {
  try {
    return readFileSync(disk)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Begins a save. From here on it is durable: `finishJournal` completes it, even in another process. */
export function writeJournal(root: string, changes: readonly FileChange[], by?: Person): void {
  const files = changes.map(({ file, before, content }) => ({
    path: file.path,
    before: before && versionOf(before),
    content: content?.toString('base64') ?? null,
  }))
  const journal: Journal = { files, ...(by && { author: by }) }
  replaceFile(join(root, JOURNAL), JSON.stringify(journal))
}

/** Whether a save has begun and not finished. */
export function hasJournal(root: string): boolean {
  return existsSync(join(root, JOURNAL))
}

/**
 * Replays the journal and deletes it, if there is one.
 *
 * @returns Paths of files that have neither their old nor their new bytes. If there are any, nothing is written.
 */
export function finishJournal(root: string): string[] {
  const text = readIfThere(join(root, JOURNAL))?.toString('utf8')
  if (text === undefined) return []
  const { files, author } = JSON.parse(text) as Journal
  const steps = files.map(({ path, before, content }) => {
    // Not even a forged journal writes anything but content.
    const { disk } = fileAt(root, formPath(path))
    const bytes = content === null ? null : Buffer.from(content, 'base64')
    const now = readIfThere(disk)
    return { path, disk, bytes, isChanged: (now && versionOf(now)) !== before && !isSame(now, bytes) }
  })
  const changed = steps.filter(({ isChanged }) => isChanged)
  if (changed.length === 0) {
    for (const { disk, bytes } of steps) {
      if (bytes) replaceFile(disk, bytes)
      else rmSync(disk, { force: true })
    }
    if (author) noteAuthor(root, steps, author)
  }
  rmSync(join(root, JOURNAL))
  return changed.map(({ path }) => path)
}

/** @returns Who has saved each file since it was published, newest first, by path. */
export function readAuthors(root: string): Map<string, Person[]> {
  return new Map(JSON.parse(readIfThere(join(root, AUTHORS))?.toString('utf8') ?? '[]'))
}

/** Forgets the authors of files that are as they were published. */
export function keepAuthors(root: string, changed: readonly string[]): void {
  const authors = readAuthors(root)
  const kept = [...authors].filter(([path]) => changed.includes(path))
  if (kept.length < authors.size) replaceFile(join(root, AUTHORS), JSON.stringify(kept))
}

function noteAuthor(root: string, files: readonly { path: string }[], author: Person): void {
  const authors = readAuthors(root)
  for (const { path } of files) {
    const others = (authors.get(path) ?? []).filter(({ email }) => email !== author.email)
    authors.set(path, [author, ...others])
  }
  replaceFile(join(root, AUTHORS), JSON.stringify([...authors]))
}

export function isSame(a: Buffer | null, b: Buffer | null): boolean {
  return a === null || b === null ? a === b : a.equals(b)
}

/** Replaces a file atomically. */
function replaceFile(disk: string, content: Buffer | string): void {
  mkdirSync(dirname(disk), { recursive: true })
  // The leading dot hides it from the content check and the running site.
  const beside = join(dirname(disk), `.${basename(disk)}.tmp`)
  rmSync(beside, { force: true })
  const mode = lstatSync(disk, { throwIfNoEntry: false })?.mode
  // "wx" never writes through a link.
  writeFileSync(beside, content, { flag: 'wx', flush: true, ...(mode === undefined ? {} : { mode }) })
  renameSync(beside, disk)
}
