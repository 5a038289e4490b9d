/**
 * `npm run bench:web [-- RUNS]`: how soon a mid-range phone on mobile data sees and uses each page of `dist/`, medians.
 * Then how it feels in use, beside the same pages without the app.
 * Chromium, 412 px, processor four times slower, 1.6 Mbit/s, 150 ms; files travel compressed, as hosts send them.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts'
import { measureUse, type Use } from './web-use.ts'

const FOLDER = 'dist'
const ADDRESSES = ['/', '/hizmetlerimiz/', '/hakkimizda/', '/iletisim/', '/#/hakkimizda']
const RUNS = Number(process.argv[2] ?? 5)
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWDOWN = 4
/** A task that takes longer keeps a touch waiting. */
const LONG_TASK_MS = 50

/** The most a prepared page may take; the measured page is well below, so that a busy machine does not cry wolf. */
const BUDGETS: Partial<Record<keyof Measures, number>> = {
  fcp: 1200,
  lcp: 1500,
  cls: 0.1,
  blocking: 300,
  scriptBeforeLcp: 0,
}

type Measures = {
  fcp: number
  lcp: number
  cls: number
  blocking: number
  /** Until the page answers by itself. */
  ready: number
  scriptBeforeLcp: number
  html: number
  script: number
  styles: number
  fonts: number
  images: number
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
}

function serve() {
  const packed = new Map<string, Buffer>()
  return createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = join(FOLDER, path.endsWith('/') ? `${path}index.html` : path)
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    try {
      const isText = /text|svg/.test(type)
      const body = packed.get(file) ?? (isText ? brotliCompressSync(readFileSync(file)) : readFileSync(file))
      packed.set(file, body)
      response.writeHead(200, { 'Content-Type': type, ...(isText ? { 'Content-Encoding': 'br' } : {}) }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
}

type Observed = { fcp: number; lcp: number; cls: number; blocking: number }

/** Runs in the page, before anything of it. */
function observe(longTask: number) {
  const seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value
  })
  watch('longtask', (entry) => {
    if (seen.fcp > 0) seen.blocking += Math.max(0, entry.duration - longTask)
  })
}

async function asPhone(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  // tsx gives functions their names with this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  return session
}

async function measure(browser: Browser, address: string): Promise<Measures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  try {
    const page = await context.newPage()
    const session = await asPhone(context, page)
    const transfers = countBytes(session)
    await page.addInitScript(observe, LONG_TASK_MS)
    const start = Date.now()
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('html[data-app]').waitFor({ state: 'attached' })
    const ready = Date.now() - start
    await page.waitForLoadState('networkidle')
    const firstView = { ...transfers.bytes }
    const { fcp, lcp, blocking } = await read(page)
    const scripts = await page.evaluate(
      (until) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < until).length,
      lcp,
    )
    await scrollThrough(page)
    const { cls } = await read(page)
    return { fcp, lcp, cls, blocking, ready, scriptBeforeLcp: scripts, ...firstView }
  } finally {
    await context.close()
  }
}

function read(page: Page): Promise<Observed> {
  return page.evaluate(() => (window as unknown as { seen: Observed }).seen)
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  await page.waitForTimeout(500)
}

function countBytes(session: CDPSession) {
  const bytes = { html: 0, script: 0, styles: 0, fonts: 0, images: 0 }
  const kinds: Record<string, keyof typeof bytes> = {
    Document: 'html',
    Script: 'script',
    Stylesheet: 'styles',
    Font: 'fonts',
    Image: 'images',
  }
  const requests = new Map<string, keyof typeof bytes>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = kinds[type]
    if (kind) requests.set(requestId, kind)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = requests.get(requestId)
    if (kind) bytes[kind] += encodedDataLength
  })
  return { bytes }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function format(name: keyof Measures, value: number): string {
  if (name === 'cls') return value.toFixed(3)
  if (['html', 'script', 'styles', 'fonts', 'images'].includes(name)) return `${(value / 1000).toFixed(1)} kB`
  return name === 'scriptBeforeLcp' ? String(value) : `${Math.round(value)} ms`
}

const server = serve()
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const port = (server.address() as { port: number }).port
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
let isOver = false
for (const address of ADDRESSES) {
  const runs: Measures[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser, `http://127.0.0.1:${port}${address}`))
  console.log(`\n${address}`)
  for (const name of Object.keys(runs[0] ?? {}) as (keyof Measures)[]) {
    const value = median(runs.map((run) => run[name]))
    // A deep link has to wait for the app: the budgets are for what was prepared.
    const budget = address.includes('#') ? undefined : BUDGETS[name]
    const verdict = budget === undefined ? '' : value <= budget ? `  (at most ${budget})` : `  OVER ${budget}`
    isOver ||= verdict.startsWith('  OVER')
    console.log(`  ${name.padEnd(16)}${format(name, value).padStart(10)}${verdict}`)
  }
}

const uses: { app: Use; plain: Use }[] = []
for (let run = 0; run < RUNS; run += 1) {
  const origin = `http://127.0.0.1:${port}/`
  uses.push({
    app: await measureUse(browser, origin, false, asPhone),
    plain: await measureUse(browser, origin, true, asPhone),
  })
}
console.log('\nIn use: the app, the same pages as plain documents, and how the first compares to the second')
for (const name of Object.keys(uses[0]?.app ?? {}) as (keyof Use)[]) {
  const [app, plain] = [median(uses.map((use) => use.app[name])), median(uses.map((use) => use.plain[name]))]
  const columns = [`${Math.round(app)} ms`, `${Math.round(plain)} ms`, (app / plain).toFixed(2)]
  console.log(`  ${name.padEnd(16)}${columns.map((column) => column.padStart(10)).join('')}`)
}
await browser.close()
server.close()
process.exitCode = isOver ? 1 : 0
