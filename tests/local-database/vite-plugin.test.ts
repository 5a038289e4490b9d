// @vitest-environment node
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { get, increment, set } from 'firebase/database'
import {
  build,
  createLogger,
  createServer,
  type InlineConfig,
  type PreviewServer,
  preview,
  type ViteDevServer,
} from 'vite'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { localDatabase } from '../../scripts/local-database/vite-plugin.ts'
import { aClient, aDatabase, aFolder, RULES_FILE } from './support.ts'

const REMOTE = 'https://ornek-default-rtdb.europe-west1.firebasedatabase.app'

// Building takes longer than a test usually may, above all beside other work.
vi.setConfig({ testTimeout: 60_000 })

beforeEach(() => {
  vi.stubEnv('VITE_FIREBASE_DATABASE_URL', undefined)
  Reflect.deleteProperty(globalThis, Symbol.for('local-database.notice-given'))
  return () => vi.unstubAllEnvs()
})

/** A site whose only script keeps the address it was built with, and stands for the counter by a word of its own. */
async function aSite() {
  const root = await aFolder()
  await writeFile(path.join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
  await writeFile(
    path.join(root, 'main.js'),
    `const url = import.meta.env.VITE_FIREBASE_DATABASE_URL
     if (url) document.title = 'counts in ' + url`,
  )
  return root
}

function configOf(root: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'error',
    cacheDir: path.join(root, '.vite'),
    plugins: [localDatabase({ rulesFile: RULES_FILE })],
    server: { host: '127.0.0.1', port: 0 },
    preview: { host: '127.0.0.1', port: 0 },
  }
}

async function builtScript(root: string, mode: string, onWarning: (message: string) => void = () => {}) {
  const customLogger = createLogger('silent')
  customLogger.warn = onWarning
  const built = await build({ ...configOf(root), mode, customLogger, build: { outDir: 'dist', minify: true } })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built')
  return bundle.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

async function aDevelopmentServer(root: string) {
  const server = await createServer(configOf(root))
  onTestFinished(() => server.close())
  await server.listen()
  return addressOf(server)
}

async function aPreviewServer(root: string) {
  const server = await preview(configOf(root))
  onTestFinished(() => server.close())
  return addressOf(server)
}

function addressOf(server: ViteDevServer | PreviewServer) {
  const address = server.httpServer?.address()
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen')
  return `http://127.0.0.1:${address.port}`
}

async function visit(address: string) {
  const visits = aClient(`${address}/?ns=demo`)
  await set(visits, increment(1))
  return (await get(visits)).val()
}

test('a development server is its own database', async () => {
  const address = await aDevelopmentServer(await aSite())

  const script = await fetch(`${address}/main.js`).then((response) => response.text())

  expect(script).toContain('"VITE_FIREBASE_DATABASE_URL": "/?ns=demo"')
  expect(await visit(address)).toBe(1)
})

test('a site built for preview counts wherever it is served', async () => {
  const root = await aSite()
  const script = await builtScript(root, 'preview')

  const first = await aPreviewServer(root)
  const second = await aPreviewServer(root)

  expect(script).toContain('/?ns=demo')
  expect(await visit(first)).toBe(1)
  expect(await visit(second)).toBe(2)
})

test('a preview server that was there before the build counts as well', async () => {
  const root = await aSite()
  await builtScript(root, 'preview')
  const address = await aPreviewServer(root)

  const script = await builtScript(root, 'preview')

  expect(script).toContain('/?ns=demo')
  expect(await visit(address)).toBe(1)
})

test('two development servers at once lose no visit', async () => {
  const root = await aSite()
  const addresses = [await aDevelopmentServer(root), await aDevelopmentServer(root)]

  await Promise.all([...addresses, ...addresses, ...addresses].map(visit))

  const kept: unknown = JSON.parse(await readFile(path.join(root, '.data', 'database.json'), 'utf8'))
  expect(kept).toEqual({ visits: { count: 6 } })
})

test('the count is still there after a restart', async () => {
  const root = await aSite()
  const server = await createServer(configOf(root))
  await server.listen()
  await visit(addressOf(server))
  await server.close()

  expect(await visit(await aDevelopmentServer(root))).toBe(2)
})

test('the number can be looked up by REST, and the rules hold there too', async () => {
  const address = await aDevelopmentServer(await aSite())
  await visit(address)

  const seen = await fetch(`${address}/visits/count.json?ns=demo`)
  const reset = await fetch(`${address}/visits/count.json?ns=demo`, { method: 'PUT', body: '0' })

  expect(await seen.json()).toBe(1)
  expect(reset.status).toBe(401)
})

test('a site with json files of its own keeps them', async () => {
  const root = await aSite()
  await writeFile(path.join(root, 'manifest.json'), '{"name":"site"}')
  const address = await aDevelopmentServer(root)

  expect(await fetch(`${address}/manifest.json`).then((response) => response.json())).toEqual({ name: 'site' })
})

test.each(['production', 'preview'])('a database named in the environment is the one in a %s build', async (mode) => {
  vi.stubEnv('VITE_FIREBASE_DATABASE_URL', REMOTE)

  expect(await builtScript(await aSite(), mode)).toContain(REMOTE)
})

test('a database named in an .env file is the one that is used, and no local one is started', async () => {
  const root = await aSite()
  const named = await aDatabase()
  await writeFile(path.join(root, '.env'), `VITE_FIREBASE_DATABASE_URL=${named.url}\n`)
  const address = await aDevelopmentServer(root)

  const script = await fetch(`${address}/main.js`).then((response) => response.text())
  const rest = await fetch(`${address}/visits/count.json?ns=demo`)

  expect(script).toContain(JSON.stringify(named.url))
  expect(rest.headers.get('content-type')).not.toContain('json')
})

test('an .env file that names the variable and no database is as good as none', async () => {
  const root = await aSite()
  await writeFile(path.join(root, '.env'), 'VITE_FIREBASE_DATABASE_URL=\n')
  const address = await aDevelopmentServer(root)

  const script = await fetch(`${address}/main.js`).then((response) => response.text())

  expect(script).toContain('"VITE_FIREBASE_DATABASE_URL": "/?ns=demo"')
  expect(await builtScript(root, 'preview')).toContain('/?ns=demo')
  expect(await builtScript(root, 'production')).not.toContain('counts in')
})

test('a production build without a database has no counter and says so once', async () => {
  const root = await aSite()
  const warnings: string[] = []

  const script = await builtScript(root, 'production', (message) => warnings.push(message))
  await builtScript(root, 'production', (message) => warnings.push(message))

  expect(script).not.toContain('counts in')
  expect(warnings).toEqual(['VITE_FIREBASE_DATABASE_URL tanımlı değil: ziyaret sayacı bu derlemede yok.'])
})

test('unit tests get no database', async () => {
  const server = await createServer({ ...configOf(await aSite()), mode: 'test' })
  onTestFinished(() => server.close())
  await server.listen()

  const script = await fetch(`${addressOf(server)}/main.js`).then((response) => response.text())

  expect(script).not.toContain('ns=demo')
})
