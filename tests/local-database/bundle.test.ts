// @vitest-environment node
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { localDatabase } from '../../scripts/local-database/vite-plugin.ts'

/** Stands in every build of the database client, whatever the minifier does. */
const CLIENT_TRACE = '@firebase/database'

// Building takes longer than a test usually may, above all beside other work.
vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Builds a page with the counter on it for production, and keeps the files in memory. */
async function builtChunks() {
  const built = await build({
    root: path.resolve(import.meta.dirname, '../site/visit-counter/harness'),
    configFile: false,
    logLevel: 'silent',
    plugins: [react(), localDatabase()],
    build: { write: false },
  })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built')
  return bundle.output.filter((file) => file.type === 'chunk')
}

test('a build without a database contains neither the counter nor the database client', async () => {
  vi.stubEnv('VITE_FIREBASE_DATABASE_URL', undefined)

  const chunks = await builtChunks()

  expect(chunks).toHaveLength(1)
  expect(chunks[0]?.code).not.toContain(CLIENT_TRACE)
  expect(chunks[0]?.code).not.toContain('data-visits')
})

test('the database client is in a chunk of its own that the page does not need to start', async () => {
  vi.stubEnv('VITE_FIREBASE_DATABASE_URL', 'https://ornek-default-rtdb.europe-west1.firebasedatabase.app')

  const chunks = await builtChunks()

  const entry = chunks.find(({ isEntry }) => isEntry)
  expect(entry?.code).toContain('data-visits')
  expect(entry?.code).not.toContain(CLIENT_TRACE)
  expect(entry?.imports).toEqual([])
  const client = chunks.filter(({ code }) => code.includes(CLIENT_TRACE))
  expect(client.map(({ isDynamicEntry }) => isDynamicEntry)).toEqual([true])
})
