import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { LocalDatabaseOptions, RunningDatabase } from '../../scripts/local-database/server.ts'
import { startLocalDatabase } from '../../scripts/local-database/server.ts'

/** The rules that go to the real database. */
export const RULES_FILE = path.resolve(import.meta.dirname, '../../database.rules.json')

/** A database on a free port, in memory unless told otherwise; closed when the test ends. */
export async function aDatabase(options: Partial<LocalDatabaseOptions> = {}): Promise<RunningDatabase> {
  const database = await startLocalDatabase({ port: 0, rulesFile: RULES_FILE, ...options })
  onTestFinished(() => database.close())
  return database
}

/** An empty folder; deleted when the test ends. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'local-database-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
