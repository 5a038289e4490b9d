import path from 'node:path'
import { startLocalDatabase } from './server.ts'

/**
 * `npm run database`: a database on a port of its own, `PORT` or 9000, for sites that are served by something else than
 * Vite. Counts in the same file as `npm start`.
 */
const root = path.resolve(import.meta.dirname, '../..')

const database = await startLocalDatabase({
  port: Number(process.env.PORT ?? 9000),
  rulesFile: path.join(root, 'database.rules.json'),
  dataFile: path.join(root, '.data', 'database.json'),
})

console.log(`Yerel veritabanı hazır: VITE_FIREBASE_DATABASE_URL=${database.url}`)
console.log('Kapatmak için Ctrl+C.')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void database.close())
