import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, createLogger, createServer, type InlineConfig, preview } from 'vite'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { localDatabase } from '../../scripts/local-database/vite-plugin.ts'
import { aDatabase, aFolder, RULES_FILE } from './support.ts'

const REMOTE = 'https://ornek-default-rtdb.europe-west1.firebasedatabase.app'

beforeEach(() => {
  vi.stubEnv('VITE_FIREBASE_DATABASE_URL', undefined)
  return () => vi.unstubAllEnvs()
})

/** A site whose only script keeps the address it was built with. */
async function aSite() {
  const root = await aFolder()
  await writeFile(path.join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
  await writeFile(path.join(root, 'main.js'), 'document.title = import.meta.env.VITE_FIREBASE_DATABASE_URL')
  return root
}

function configOf(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'error',
    cacheDir: path.join(root, '.vite'),
    plugins: [react(), localDatabase({ rulesFile: RULES_FILE })],
    server: { host: '127.0.0.1', port: 0 },
    preview: { host: '127.0.0.1', port: 0 },
  }
}

/** Builds a site and keeps the files in memory. */
async function builtChunks(root: string, mode: string, onWarning: (message: string) => void = () => {}) {
  const customLogger = { ...createLogger('silent'), warn: onWarning }
  const built = await build({ ...configOf(root), mode, customLogger, build: { write: false } })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built')
  return bundle.output.filter((file) => file.type === 'chunk')
}

async function aDevelopmentServer(root: string, mode = 'development') {
  const server = await createServer({ ...configOf(root), mode })
  onTestFinished(() => server.close())
  await server.listen()
  return server.resolvedUrls?.local[0] ?? ''
}

async function aPreviewServer(root: string) {
  const server = await preview({ ...configOf(root), build: { outDir: '.' } })
  onTestFinished(() => server.close())
  return server.resolvedUrls?.local[0] ?? ''
}

const scriptAt = async (address: string) => (await fetch(`${address}main.js`)).text()

async function visit(address: string): Promise<unknown> {
  return (await fetch(`${address}?ns=demo`, { method: 'POST' })).json()
}

test('every development and preview server of a site is its database, and all count in the same file', async () => {
  const root = await aSite()
  // An empty value counts as none.
  await writeFile(path.join(root, '.env'), 'VITE_FIREBASE_DATABASE_URL=\n')
  const first = await aDevelopmentServer(root)

  expect(await scriptAt(first)).toContain('"VITE_FIREBASE_DATABASE_URL": "/?ns=demo"')
  expect(await visit(first)).toBe(1)
  expect(await visit(await aDevelopmentServer(root))).toBe(2)
  expect(await visit(await aPreviewServer(root))).toBe(3)
  expect(await visit(first)).toBe(4)
  expect(await (await fetch(`${first}visits/count.json?ns=demo`)).json()).toBe(4)
  expect(await scriptAt(await aDevelopmentServer(root, 'test')), 'unit tests get none').not.toContain('ns=demo')
})

test('a database named in an .env file is the one that is used, and no local one is started', async () => {
  const root = await aSite()
  const named = await aDatabase()
  await writeFile(path.join(root, '.env'), `VITE_FIREBASE_DATABASE_URL=${named.url}\n`)
  const address = await aDevelopmentServer(root)

  expect(await scriptAt(address)).toContain(JSON.stringify(named.url))
  const rest = await fetch(`${address}visits/count.json?ns=demo`)
  expect(rest.headers.get('content-type')).not.toContain('json')
})

test('a build for preview counts on the host it is served from, one with a named database there', async () => {
  const root = await aSite()

  expect((await builtChunks(root, 'preview'))[0]?.code).toContain('/?ns=demo')

  vi.stubEnv('VITE_FIREBASE_DATABASE_URL', REMOTE)
  expect((await builtChunks(root, 'preview'))[0]?.code).toContain(REMOTE)
})

test('a production build without a database has no counter, and says so once', async () => {
  const root = await aSite()
  const counter = path.resolve('src/visit-counter/VisitCounter.tsx')
  await writeFile(path.join(root, 'main.js'), `import * as all from '${counter}'; document.title = String(all)`)
  const warnings: string[] = []

  const chunks = await builtChunks(root, 'production', (message) => warnings.push(message))

  expect(chunks).toHaveLength(1)
  expect(chunks[0]?.code).not.toContain('data-visits')
  expect(warnings).toEqual(['VITE_FIREBASE_DATABASE_URL tanımlı değil: ziyaret sayacı bu derlemede yok.'])
})
