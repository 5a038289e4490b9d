import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Global setup: one temporary folder for all test files, removed at the end. Vitest terminates its workers before their
 * exit handlers run.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
