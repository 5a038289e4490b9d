import { createHash } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Place } from './places.ts'

/** One file of a save: its bytes as they were read, and as they will be; null where there is no file. */
export type FileChange = { place: Place; before: Buffer | null; content: Buffer | null }

/** Inside the content folder; the leading dot keeps it from the check, and publishing sends named files only. */
const JOURNAL = '.editor-journal.json'

/** One file of a save: what is to take its place, and its versions before and after; null where there is no file. */
type JournalStep = { disk: string; beside: string | null; before: string | null; after: string | null }

/** The version of a file: the same for the same bytes. */
export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** @returns The bytes of a file; nothing where there is none. */
export function readIfThere(disk: string): Buffer | undefined {
  try {
    return readFileSync(disk)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Writes all files or none. Every new text is first written beside its file; a journal then lists the renames, so that
 * a process that is killed between two of them finishes at its next start. A reader never sees half of a file.
 *
 * @param root The content folder.
 * @throws The file system's error; then every file is as it was.
 */
export function writeAll(root: string, files: readonly FileChange[]): void {
  stage(root, files)
  finishJournal(root)
}

/** The first half of `writeAll`: afterwards the save is certain, though no file has changed yet. */
export function stage(root: string, files: readonly FileChange[]): void {
  const steps: JournalStep[] = []
  try {
    for (const { place, before, content } of files) {
      const { disk } = place
      const beside = content && writeBeside(disk, content)
      steps.push({
        disk,
        beside,
        before: before ? versionOf(before) : null,
        after: content ? versionOf(content) : null,
      })
    }
    const journal = join(root, JOURNAL)
    renameSync(writeBeside(journal, Buffer.from(JSON.stringify(steps))), journal)
  } catch (error) {
    for (const { beside } of steps) if (beside) rmSync(beside, { force: true })
    throw error
  }
}

/**
 * Carries out what a journal lists, if there is one.
 *
 * @returns Files that somebody has changed since the process was killed; if there are any, nothing is written.
 */
export function finishJournal(root: string): string[] {
  const journal = join(root, JOURNAL)
  const text = readIfThere(journal)?.toString('utf8')
  if (text === undefined) return []
  const steps = JSON.parse(text) as JournalStep[]
  const changed = steps.filter(({ disk, before, after }) => {
    const bytes = readIfThere(disk)
    const now = bytes ? versionOf(bytes) : null
    return now !== before && now !== after
  })
  for (const { disk, beside } of steps) {
    if (changed.length > 0) rmSync(beside ?? '', { force: true })
    else if (beside === null) rmSync(disk, { force: true })
    else if (lstatSync(beside, { throwIfNoEntry: false })) renameSync(beside, disk)
  }
  rmSync(journal)
  return changed.map(({ disk }) => disk)
}

function writeBeside(disk: string, content: Buffer): string {
  mkdirSync(dirname(disk), { recursive: true })
  // The leading dot: neither the check nor the running site looks at it.
  const beside = join(dirname(disk), `.${basename(disk)}.${process.pid}.tmp`)
  const mode = lstatSync(disk, { throwIfNoEntry: false })?.mode
  rmSync(beside, { force: true })
  try {
    // "x": a file that somebody has put there in between, or a link, is not written through.
    const file = openSync(beside, 'wx')
    try {
      writeSync(file, content)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    if (mode !== undefined) chmodSync(beside, mode)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
  return beside
}
