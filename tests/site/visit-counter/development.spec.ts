import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import { localDatabase } from '../../../scripts/local-database/vite-plugin.ts'
import { expect, HARNESS, RULES_FILE, takeReactFor, test, visits } from './support.ts'

let folder: string
let server: ViteDevServer
let url: string

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'visit-counter-'))
  // Only this one runs effects twice and replaces modules.
  takeReactFor('development')
  server = await createServer({
    root: HARNESS,
    configFile: false,
    logLevel: 'error',
    cacheDir: path.join(folder, 'cache'),
    resolve: { alias: { '@': path.resolve('src') } },
    plugins: [react(), localDatabase({ rulesFile: RULES_FILE, dataFile: path.join(folder, 'database.json') })],
    server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (typeof address === 'object' && address) url = `http://127.0.0.1:${address.port}/`
})

test.afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function countKept(): Promise<unknown> {
  return JSON.parse(await readFile(path.join(folder, 'database.json'), 'utf8')).visits.count
}

test('effects that run twice and modules that are replaced count one visit', async ({ page, observed }) => {
  await page.goto(url)
  await expect.poll(() => observed.console.join()).toContain('[vite] connected.')
  await expect(visits(page)).toHaveText(/^Ziyaret Sayısı: \d+$/)
  const counted = await countKept()
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))

  for (const file of ['page-visit.ts', 'VisitCounter.tsx', 'count-visit.ts', 'add-visit.ts']) {
    const update = page.waitForEvent('console', (message) => /hot updated|page reload/.test(message.text()))
    const [module] = server.moduleGraph.getModulesByFile(path.resolve('src/visit-counter', file)) ?? []
    if (!module) throw new Error(`${file} was not loaded`)
    await server.reloadModule(module)
    await update
  }

  await expect(visits(page)).toHaveText(`Ziyaret Sayısı: ${counted}`)
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true)
  expect(await countKept()).toBe(counted)
})
