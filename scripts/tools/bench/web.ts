/**
 * `npm run bench:web [-- [RUNS] [--beside FOLDER]]`: what a mid-range phone on mobile data gets of `dist/`, medians.
 * Without a folder: each page against its budget, then the front page beside the same page as a plain document.
 * With one: the front page beside the same page of another site at the same addresses, measured in turn.
 * Chromium, 412 px, processor four times slower, 1.6 Mbit/s, 150 ms; files travel compressed, as hosts send them.
 */
import { readFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts'
import { parseArguments } from './web/arguments.ts'
import { medians, ratio, type Unit, write } from './web/figures.ts'
import { type Load, measureLoad } from './web/measure-load.ts'
import { measureUse, NEXT_PATH, type Use } from './web/measure-use.ts'
import { serve } from './web/serve.ts'

const FOLDER = 'dist'
const ADDRESSES = ['/', '/hizmetlerimiz/', '/hakkimizda/', '/iletisim/', '/#/hakkimizda']

/** The most a prepared page may take; the measured page is well below, so that a busy machine does not cry wolf. */
const BUDGETS: Partial<Load> = { fcp: 1200, lcp: 1500, cls: 0.1, blocking: 300, scriptBeforeLcp: 0 }

const UNITS: Record<keyof Load | keyof Use, Unit> = {
  fcp: 'ms',
  lcp: 'ms',
  cls: 'share',
  blocking: 'ms',
  ready: 'ms',
  firstTap: 'ms',
  laterTap: 'ms',
  theme: 'ms',
  scroll: 'ms',
  scriptBeforeLcp: 'kB',
  scriptBeforeReady: 'kB',
  html: 'kB',
  script: 'kB',
  styles: 'kB',
  fonts: 'kB',
  images: 'kB',
  firstView: 'kB',
  total: 'kB',
}
const NAMES = Object.keys(UNITS) as (keyof typeof UNITS)[]

type Side = { origin: string; hasApp: boolean }

/** @returns Whether every page keeps to its budgets. */
async function measurePages(browser: Browser, { origin, hasApp }: Side, runs: number): Promise<boolean> {
  let isWithin = true
  for (const address of ADDRESSES) {
    const loads: Load[] = []
    for (let run = 0; run < runs; run += 1) loads.push(await measureLoad(browser, origin + address, hasApp))
    console.log(`\n${address}`)
    for (const [name, value] of Object.entries(medians(loads)) as [keyof Load, number][]) {
      // A deep link has to wait for the app: the budgets are for what was prepared.
      const budget = address.includes('#') ? undefined : BUDGETS[name]
      const verdict = budget === undefined ? '' : value <= budget ? `  (at most ${budget})` : `  OVER ${budget}`
      isWithin &&= !verdict.startsWith('  OVER')
      console.log(`  ${name.padEnd(18)}${write(value, UNITS[name]).padStart(10)}${verdict}`)
    }
  }
  return isWithin
}

async function compare(browser: Browser, ours: Side, theirs: Side, runs: number): Promise<void> {
  const heading = headingOf(readFileSync(`${FOLDER}${NEXT_PATH}index.html`, 'utf8'))
  const measure = async ({ origin, hasApp }: Side) => ({
    ...(await measureLoad(browser, `${origin}/`, hasApp)),
    ...(await measureUse(browser, origin, hasApp, heading)),
  })
  const rounds: [Load & Use, Load & Use][] = []
  // In turn and in changing order, so that whatever else the machine does befalls both.
  for (let run = 0; run < runs; run += 1) {
    const [first, second] = run % 2 === 0 ? [ours, theirs] : [theirs, ours]
    const results = [await measure(first), await measure(second)] as const
    rounds.push(run % 2 === 0 ? [results[0], results[1]] : [results[1], results[0]])
  }
  const [our, their] = [medians(rounds.map(([our]) => our)), medians(rounds.map(([, their]) => their))]
  for (const name of NAMES) {
    const [unit, mine, its] = [UNITS[name], our[name], their[name]]
    const columns = [write(mine, unit), write(its, unit), ratio(mine, its, unit)]
    console.log(`  ${name.padEnd(18)}${columns.map((column) => column.padStart(10)).join('')}`)
  }
}

/** The words of a page's heading, without its markup. */
function headingOf(html: string): string {
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''
  return heading.replace(/<[^>]+>/g, '').trim()
}

const { runs, beside } = parseArguments(process.argv.slice(2))
const [own, other] = await Promise.all([serve(FOLDER), beside === undefined ? serve(FOLDER, /\.js$/) : serve(beside)])
const ours = { origin: own.origin, hasApp: true }
const browser = await chromium.launch({ executablePath: ensureChromium('whole'), args: CHROMIUM_FLAGS })
try {
  const isWithin = beside !== undefined || (await measurePages(browser, ours, runs))
  console.log(`\nThe front page, ${beside ?? 'the same as a plain document'}, and how the first compares to the second`)
  await compare(browser, ours, { origin: other.origin, hasApp: false }, runs)
  process.exitCode = isWithin ? 0 : 1
} finally {
  await browser.close()
  own.close()
  other.close()
}
