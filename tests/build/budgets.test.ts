import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { FIXTURE_SITE } from '../support/test-sites.ts'

const DIST = FIXTURE_SITE.folder
const assets = readdirSync(join(DIST, 'assets')).map((name) => `assets/${name}`)
const preloaded = readFileSync(join(DIST, 'index.html'), 'utf8').match(/(?<=href="\/)assets\/[^"]+\.woff2/g) ?? []

const LIBRARY = /\/(?:react|router)-/
const DATABASE_CLIENT = /\/count-visit-/
const PHONE_PICTURE = /-(?:344|712)\.avif$/

/** What the fixture site weighs in bytes; text is compressed, by what takes a fiftieth of the time of brotli. */
const BUDGETS: Record<string, [measured: number, files: string[]]> = {
  'the front page': [18_400, ['index.html']],
  'React and the router': [93_300, scripts((file) => LIBRARY.test(file))],
  'the client of the database': [47_079, scripts((file) => DATABASE_CLIENT.test(file))],
  'all other scripts': [45_910, scripts((file) => !LIBRARY.test(file) && !DATABASE_CLIENT.test(file))],
  'the typefaces a page preloads': [34_104, preloaded],
  'the pictures for phones': [7_789, assets.filter((file) => PHONE_PICTURE.test(file))],
}

/** Ten per cent: a sentence more, or an icon, needs no second thought. */
const ROOM = 1.1

function scripts(isMeant: (file: string) => boolean): string[] {
  return assets.filter((file) => file.endsWith('.js') && isMeant(file))
}

function weigh(file: string): number {
  const bytes = readFileSync(join(DIST, file))
  return /\.(?:js|html)$/.test(file) ? gzipSync(bytes).length : bytes.length
}

test.each(Object.entries(BUDGETS))('%s: at most a tenth more than measured', (_, [measured, files]) => {
  expect(files.length).toBeGreaterThan(0)
  const weight = files.reduce((sum, file) => sum + weigh(file), 0)
  expect(weight, `${weight} bytes`).toBeLessThanOrEqual(measured * ROOM)
})
