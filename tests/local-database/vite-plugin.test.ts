import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, createLogger, createServer, type InlineConfig, preview } from 'vite'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { localDatabase } from '../../scripts/local-database/vite-plugin.ts'
import { aDatabase, aFolder, RULES_FILE } from './support.ts'

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

test('a production build without a database has no counter, and says so once', async () => {
  const root = await aSite()
  const counter = path.resolve('src/visit-counter/VisitCounter.tsx')
  await writeFile(path.join(root, 'main.js'), `import * as all from '${counter}'; document.title = String(all)`)
  const warnings: string[] = []

  const customLogger = { ...createLogger('silent'), warn: (message: string) => void warnings.push(message) }
  const built = await build({ ...configOf(root), customLogger, build: { write: false } })

  const chunks = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  const scripts = chunks.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).not.toContain('data-visits')
  expect(warnings).toEqual(['VITE_FIREBASE_DATABASE_URL tanımlı değil: ziyaret sayacı bu derlemede yok.'])
})
