import path from 'node:path'
import { startLocalDatabase } from './server.ts'

/**
 * `npm run database`: a database on a port of its own, for sites that are served by something else than Vite. Takes the
 * first free port from 9000 to 9020, or exactly the one in `PORT`. Counts in the same file as `npm start`.
 */
const FIRST_PORT = 9000
const LAST_PORT = 9020

const root = path.resolve(import.meta.dirname, '../..')
const options = {
  rulesFile: path.join(root, 'database.rules.json'),
  dataFile: path.join(root, '.data', 'database.json'),
}

const database = process.env.PORT
  ? await startLocalDatabase({ ...options, port: Number(process.env.PORT) })
  : await startOnFreePort(FIRST_PORT)

console.log(`Yerel veritabanı hazır: VITE_FIREBASE_DATABASE_URL=${database.url}`)
console.log('Kapatmak için Ctrl+C.')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void database.close())

async function startOnFreePort(port: number) {
  try {
    return await startLocalDatabase({ ...options, port })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (isTaken && port < LAST_PORT) return startOnFreePort(port + 1)
    throw error
  }
}
