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
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts'
import { makeSite } from './content-files.ts'
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
const BUILD = ['s build', 's of CPU', 'MB', 's again', 's of CPU', 'MB']
const COLUMNS = ['pages', 'B script', 'B front page', ...BUILD, 's dev start', 'ms save', 'ms article', '× behind #']

const environment = (content: string) => ({ ...process.env, SITE_CONTENT: content, CI: '1' })

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

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
      // Asked in every frame; a locator's `waitFor` asks after 20, 70, 170 ms, and its steps would be the figure.
      await tab.waitForFunction((words) => document.body.textContent.includes(words), `${save} kişilik`)
      saves.push(performance.now() - saved)
    }
    await tab.close()
    return [started / 1000, median(saves)]
  } finally {
    server.kill()
  }
}

/** @returns Milliseconds to the heading of an article on a phone at its real address, and the share of it behind the hash. */
async function visit(browser: Browser, dist: string): Promise<[number, number]> {
  const origin = await serve(dist)
  const timeTo = (path: string) =>
    withPhone(browser, 'Yazı 1', async (tab, _, moment) => {
      await tab.goto(origin + path, { waitUntil: 'commit' })
      return (await moment('heading')) - (await moment('start'))
    })
  const [real, hash]: [number[], number[]] = [[], []]
  for (let round = 0; round < TIMES; round += 1) {
    real.push(await timeTo('/yazilar/yazi-1/'))
    hash.push(await timeTo('/#/yazilar/yazi-1'))
  }
  return [median(real), median(hash) / median(real)]
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
    const bytes = scripts.reduce((sum, name) => sum + statSync(join(dist, 'assets', name)).size, 0)
    const [start, save] = await develop(browser, content)
    const [article, share] = await visit(browser, dist)
    const times = [start.toFixed(1), Math.round(save), Math.round(article), share.toFixed(2)]
    console.log(`| ${[pages, bytes, statSync(join(dist, 'index.html')).size, ...builds, ...times].join(' | ')} |`)
  }
} finally {
  await browser.close()
  rmSync(parent, { recursive: true, force: true })
}
process.exit()
