/**
 * `npm run bench:site [-- PAGES…]`: builds sites of 6, 100 and 1,000 pages and prints what must not grow with them: bytes of
 * script and of the front page, time and memory of a build, the start of the dev server, a save, and an article behind the
 * hash beside its real address.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { article, json, page, site } from '../../../tests/support/valid-content.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts'
import { makeFolder, write } from './content-files.ts'
import { serve } from './web/serve.ts'
import { withPhone } from './web/visit.ts'

const VITE = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url))
const PROCESS_USE = fileURLToPath(new URL('process-use.cjs', import.meta.url))
const QUIET = ['--mode', 'preview', '--logLevel', 'error', '--outDir']
const PORT = '4399'
const DEV_ORIGIN = `http://127.0.0.1:${PORT}`
/** Of saves and of visits, of which the median is printed. */
const TIMES = 9
const BETWEEN_SAVES_MS = 400
const BUILD_COLUMNS = ['s', 's of CPU', 'MB']
const COLUMNS = ['pages', 'B script', 'B front page', ...BUILD_COLUMNS, ...BUILD_COLUMNS.map((name) => `${name} again`)]
COLUMNS.push('s dev start', 'ms save', 'ms article', 'ms behind #')
const DAY_MS = 24 * 60 * 60 * 1000

const environment = (content: string) => ({ ...process.env, SITE_CONTENT: content, CI: '1' })

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

/** Writes a site of so many pages: those of every site, those of the list of articles, and an article for each of the rest. */
function makeSite(root: string, pages: number): void {
  // A brand of its own: no share image of an earlier run is in the cache.
  write(join(makeFolder(root), 'site.json'), json({ ...site, brand: `Ölçü ${String(Date.now()).slice(-6)}` }))
  const others = readdirSync(join(root, 'pages')).length
  const sections = [{ type: 'articles', title: 'Yazılar', show: 'all' }]
  write(join(root, 'pages/yazilar.md'), page({ path: '/yazilar', title: 'Yazılar', sections }))
  for (let number = 1; number === 1 || others + number + Math.ceil(number / 12) <= pages; number += 1) {
    const date = new Date(Date.UTC(2024, 0) + number * DAY_MS).toISOString().slice(0, 10)
    const body = `Bir defter.\n\n## Nasıl?\n\n${'Her adımı önceden konuşuruz. '.repeat(60).trim()}`
    write(join(root, `articles/yazi-${number}.md`), article({ title: `Yazı ${number}`, date }, body))
  }
}

/** @returns Seconds, seconds of processor, and peak memory in MB. */
function build(content: string, outDir: string): [number, number, number] {
  const start = performance.now()
  const { output, status } = spawnSync(process.execPath, ['--require', PROCESS_USE, VITE, 'build', ...QUIET, outDir], {
    env: environment(content),
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  if (status !== 0) throw new Error('The build has failed.')
  const { processorMs, megabytes } = JSON.parse(String(output[3])) as { processorMs: number; megabytes: number }
  return [(performance.now() - start) / 1000, processorMs / 1000, megabytes]
}

/** @returns Seconds until the dev server answers, and milliseconds from a save to the open page that shows it. */
async function develop(browser: Browser, content: string): Promise<[number, number]> {
  const begun = performance.now()
  const words = [VITE, '--port', PORT, '--strictPort', '--logLevel', 'error']
  const server = spawn(process.execPath, words, { env: environment(content), stdio: 'inherit' })
  try {
    while (!(await fetch(`${DEV_ORIGIN}/site-data.json`).catch(() => undefined))?.ok) await pause(20)
    const started = performance.now() - begun
    const tab = await browser.newPage()
    await tab.goto(`${DEV_ORIGIN}/#/hakkimizda`)
    await tab.getByText('Küçük bir ekibiz').waitFor({ timeout: 120_000 })
    const file = join(content, 'pages/hakkimizda.md')
    const text = readFileSync(file, 'utf8')
    const saves: number[] = []
    for (let save = 1; save <= TIMES; save += 1) {
      await pause(BETWEEN_SAVES_MS)
      const saved = performance.now()
      writeFileSync(file, text.replace('Küçük bir', `${save} kişilik`))
      await tab.getByText(`${save} kişilik`).waitFor()
      saves.push(performance.now() - saved)
    }
    await tab.close()
    return [started / 1000, median(saves)]
  } finally {
    server.kill()
  }
}

/** @returns Milliseconds to the heading of an article on a phone, at its real address and behind the hash. */
async function visit(browser: Browser, dist: string): Promise<number[]> {
  const origin = await serve(dist)
  const addresses = ['/yazilar/yazi-1/', '/#/yazilar/yazi-1'].map((path) => ({ path, times: [] as number[] }))
  for (let round = 0; round < TIMES; round += 1)
    for (const { path, times } of addresses)
      times.push(
        await withPhone(browser, 'Yazı 1', async (tab, _, moment) => {
          await tab.goto(origin + path, { waitUntil: 'commit' })
          return (await moment('heading')) - (await moment('start'))
        }),
      )
  return addresses.map(({ times }) => median(times))
}

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [6, 100, 1000]
const parent = mkdtempSync(join(tmpdir(), 'bench-site-'))
const browser = await chromium.launch({ executablePath: ensureChromium('whole'), args: CHROMIUM_FLAGS })
try {
  console.log(`| ${COLUMNS.join(' | ')} |\n|${' ---: |'.repeat(COLUMNS.length)}`)
  for (const pages of sizes) {
    const [content, dist] = [join(parent, `${pages}`), join(parent, `dist-${pages}`)]
    makeSite(content, pages)
    const builds = [...build(content, dist), ...build(content, dist)].map((figure) => figure.toFixed(1))
    const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
    const bytes = [scripts.map((name) => `assets/${name}`), ['index.html']].map((names) =>
      names.reduce((sum, name) => sum + statSync(join(dist, name)).size, 0),
    )
    const [start, save] = await develop(browser, content)
    const figures = [...builds, start.toFixed(1), ...[save, ...(await visit(browser, dist))].map(Math.round)]
    console.log(`| ${[pages, ...bytes, ...figures].join(' | ')} |`)
  }
} finally {
  await browser.close()
  rmSync(parent, { recursive: true, force: true })
}
process.exit()
