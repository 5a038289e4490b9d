import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type EditableFile, fileAt, formPath } from './editable-file.ts'

/** One file of a save: its bytes as they were read, and as they will be; null where there is no file. */
export type FileChange = { file: EditableFile; before: Buffer | null; content: Buffer | null }

/** Inside the content folder; the leading dot keeps it from the check, and publishing sends named files only. */
const JOURNAL = '.editor-journal.json'

/** A save under way: the version of each file before it, and its new bytes in base64; null where there is no file. */
type Journal = { path: string; before: string | null; content: string | null }[]

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

/** Makes a save certain before any file has changed: a process that is killed from here on finishes at its next start. */
export function writeJournal(root: string, changes: readonly FileChange[]): void {
  const journal: Journal = changes.map(({ file, before, content }) => ({
    path: file.path,
    before: before && versionOf(before),
    content: content?.toString('base64') ?? null,
  }))
  replaceFile(join(root, JOURNAL), JSON.stringify(journal))
}

/** Whether a save has begun and is not finished. */
export function hasJournal(root: string): boolean {
  return existsSync(join(root, JOURNAL))
}

/**
 * Carries out what a journal lists, if there is one.
 *
 * @returns Paths of files that somebody has changed since the process was killed; if there are any, nothing is written.
 */
export function finishJournal(root: string): string[] {
  const text = readIfThere(join(root, JOURNAL))?.toString('utf8')
  if (text === undefined) return []
  const steps = (JSON.parse(text) as Journal).map(({ path, before, content }) => {
    // Whoever wrote the journal, nothing but content is touched.
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
  }
  rmSync(join(root, JOURNAL))
  return changed.map(({ path }) => path)
}

export function isSame(a: Buffer | null, b: Buffer | null): boolean {
  return a === null || b === null ? a === b : a.equals(b)
}

/** Writes a file in one step: a reader never sees half of it. */
function replaceFile(disk: string, content: Buffer | string): void {
  mkdirSync(dirname(disk), { recursive: true })
  // The leading dot: neither the check nor the running site looks at it.
  const beside = join(dirname(disk), `.${basename(disk)}.tmp`)
  rmSync(beside, { force: true })
  const mode = lstatSync(disk, { throwIfNoEntry: false })?.mode
  // "wx": a file or a link that somebody has put there in between is not written through.
  writeFileSync(beside, content, { flag: 'wx', flush: true, ...(mode === undefined ? {} : { mode }) })
  renameSync(beside, disk)
}
