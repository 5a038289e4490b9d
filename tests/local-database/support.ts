import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import { type Database, type DatabaseReference, getDatabase, goOffline, ref } from 'firebase/database'
import { onTestFinished } from 'vitest'
import type { LocalDatabaseOptions, RunningDatabase } from '../../scripts/local-database/server.ts'
import { startLocalDatabase } from '../../scripts/local-database/server.ts'

/** The rules that go to the real database. */
export const RULES_FILE = path.resolve(import.meta.dirname, '../../database.rules.json')

// What is refused is refused on purpose.
setLogLevel('silent')

let clients = 0

/** A database on a free port, in memory unless told otherwise; closed when the test ends. */
export async function aDatabase(options: Partial<LocalDatabaseOptions> = {}): Promise<RunningDatabase> {
  const database = await startLocalDatabase({ port: 0, rulesFile: RULES_FILE, ...options })
  onTestFinished(() => database.close())
  return database
}

/** A client of its own, as one visitor's browser has it; gone when the test ends. */
export function aVisitor(url: string): Database {
  clients += 1
  const app = initializeApp({ databaseURL: url }, `client-${clients}`)
  const database = getDatabase(app)
  onTestFinished(() => {
    goOffline(database)
    return deleteApp(app)
  })
  return database
}

/** What a client of its own sees of a place. */
export function aClient(url: string, place = 'visits/count'): DatabaseReference {
  return ref(aVisitor(url), place)
}

/** An empty folder; deleted when the test ends. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'local-database-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
