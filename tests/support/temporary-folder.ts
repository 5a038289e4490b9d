import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The memory of the machine as a folder, on Linux. */
const IN_MEMORY = '/dev/shm'
const SPACE_NEEDED = 1_000_000_000

/**
 * Global setup: one temporary folder for all test files, removed at the end. Vitest terminates its workers before their
 * exit handlers run. In memory where there is room: the tests write tens of thousands of small files.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > SPACE_NEEDED
}
