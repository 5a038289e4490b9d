/**
 * `npm run bench:web [-- RUNS] [--beside SITE…]`: metrics of `dist/` on a mid-range phone with mobile data, beside other
 * builds of the same pages (folders or URLs), visited in turn. Prints medians, and the ratio of ours to each other build.
 */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts'
import { serve } from './web/serve.ts'
import { type Figures, UNITS, visit } from './web/visit.ts'

const USAGE = 'Usage: npm run bench:web [-- RUNS] [--beside SITE…], RUNS from 1, SITE a folder or an address'

const COLUMN_CHARACTERS = 12

type Site = { name: string; origin: string; visits: Figures[] }

async function siteAt(name: string): Promise<Site> {
  return { name, origin: /^https?:/.test(name) ? name.replace(/\/$/, '') : await serve(name), visits: [] }
}

/** Median; for an even count the mean of the two middle values. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = 0, high = low] = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1)
  return (low + high) / 2
}

function write(value: number, unit: string): string {
  if (unit === 'share') return value.toFixed(3)
  return unit === 'kB' ? `${(value / 1000).toFixed(1)} kB` : `${Math.round(value)} ms`
}

function printRow(name: string, cells: readonly string[]) {
  console.log(name.padEnd(16) + cells.map((cell) => cell.padStart(COLUMN_CHARACTERS)).join(''))
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'string', multiple: true, default: [] } },
})
const [runs = '5', ...more] = positionals
if (!/^[1-9]\d*$/.test(runs)) throw new Error(USAGE)

const sites = await Promise.all(['dist', ...values.beside, ...more].map(siteAt))
const browser = await chromium.launch({ executablePath: ensureChromium('whole'), args: CHROMIUM_FLAGS })
for (let run = 0; run < Number(runs); run += 1) {
  // In turn and in changing order, so that other load on the machine affects all builds alike.
  for (const site of run % 2 === 0 ? sites : sites.toReversed()) site.visits.push(await visit(browser, site.origin))
}
await browser.close()

const [, ...others] = sites
printRow(
  '',
  sites.flatMap(({ name }, place) => (place === 0 ? [name] : [name, 'ours × it'])).map((name) => name.slice(-11)),
)
for (const [name, unit] of Object.entries(UNITS) as [keyof Figures, string][]) {
  const medians = sites.map(({ visits }) => median(visits.map((figures) => figures[name])))
  const [ours = 0, ...theirs] = medians
  // No ratio to zero.
  const ratio = (its: number) => (its === 0 ? '–' : (ours / its).toFixed(2))
  printRow(name, [
    write(ours, unit),
    ...others.flatMap((_, at) => [write(theirs[at] ?? 0, unit), ratio(theirs[at] ?? 0)]),
  ])
}
process.exit()
