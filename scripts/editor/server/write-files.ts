import { createHash } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isRunning } from './is-running.ts'
import { CONTENT, type Place, placeOf } from './places.ts'

/** One file of a save: its bytes as they were read, and as they will be; null where there is no file. */
export type FileChange = { place: Place; before: Buffer | null; content: Buffer | null }

/** Inside the content folder; the leading dot keeps it from the check, and publishing sends named files only. */
const JOURNAL = '.editor-journal.json'

/** A save under way: paths below the content folder, and the versions before and after; null where there is no file. */
type Journal = { pid: number; steps: { path: string; before: string | null; after: string | null }[] }

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
 * @throws The file system's error; then every file is as it was, unless there is a journal: see `hasJournal`.
 */
export function writeAll(root: string, files: readonly FileChange[]): void {
  finishJournal(root)
  stage(root, files)
  finishJournal(root)
}

/** Whether a save has begun and is not finished. */
export function hasJournal(root: string): boolean {
  return existsSync(join(root, JOURNAL))
}

/** The first half of `writeAll`: afterwards the save is certain, though no file has changed yet. */
export function stage(root: string, files: readonly FileChange[]): void {
  const staged: string[] = []
  const write = (disk: string, content: Buffer) => {
    const beside = besideOf(disk, process.pid)
    staged.push(beside)
    writeNew(beside, content, lstatSync(disk, { throwIfNoEntry: false })?.mode)
    return beside
  }
  try {
    for (const { place, content } of files) if (content) write(place.disk, content)
    const steps = files.map(({ place: { path }, before, content }) => ({
      path,
      before: before && versionOf(before),
      after: content && versionOf(content),
    }))
    const journal = join(root, JOURNAL)
    renameSync(write(journal, Buffer.from(JSON.stringify({ pid: process.pid, steps } satisfies Journal))), journal)
  } catch (error) {
    for (const beside of staged) rmSync(beside, { force: true })
    throw error
  }
}

/**
 * Carries out what a journal lists, if there is one.
 *
 * @returns Paths of files that somebody has changed since the process was killed; if there are any, nothing is written.
 */
export function finishJournal(root: string): string[] {
  const journal = join(root, JOURNAL)
  const text = readIfThere(journal)?.toString('utf8')
  if (text === undefined) return []
  const { pid, steps } = JSON.parse(text) as Journal
  // Whoever wrote the journal, nothing but content is touched.
  const files = steps.map((step) => ({ ...step, disk: placeOf(root, `${CONTENT}/${step.path}`).disk }))
  const changed = files.filter(({ disk, before, after }) => {
    const bytes = readIfThere(disk)
    const now = bytes ? versionOf(bytes) : null
    return now !== before && now !== after
  })
  for (const { disk, after } of files) {
    const beside = besideOf(disk, Number(pid))
    if (changed.length > 0) rmSync(beside, { force: true })
    else if (after === null) rmSync(disk, { force: true })
    else if (existsSync(beside)) renameSync(beside, disk)
  }
  rmSync(journal, { force: true })
  return changed.map(({ path }) => path)
}

/** Removes what processes that were killed have left beside their files. */
export function removeLeftovers(root: string): void {
  for (const { name, parentPath } of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const pid = /^\..+\.(\d+)\.tmp$/.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(parentPath, name), { force: true })
  }
}

/** The leading dot: neither the check nor the running site looks at it. */
function besideOf(disk: string, pid: number): string {
  return join(dirname(disk), `.${basename(disk)}.${pid}.tmp`)
}

function writeNew(disk: string, content: Buffer, mode: number | undefined): void {
  mkdirSync(dirname(disk), { recursive: true })
  rmSync(disk, { force: true })
  // "x": a file that somebody has put there in between, or a link, is not written through.
  const file = openSync(disk, 'wx')
  try {
    writeFileSync(file, content)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  if (mode !== undefined) chmodSync(disk, mode)
}
