import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TYPEFACE_USES } from '../../scripts/brand/font-files.ts'
import { siteConfig } from '../../src/site.config.ts'
import { FIXTURE_SITE } from '../support/test-sites.ts'

const DIST = FIXTURE_SITE.folder
const licenses = readFileSync(join(DIST, 'licenses.txt'), 'utf8')

/** Each library or typeface with its licence, as the headings say. */
const entries = licenses
  .split(/^(?=## )/m)
  .slice(1)
  .map((entry) => {
    const [, name = '', license = ''] = /^## (\S+)(?: - \S+)? \((.+)\)$/m.exec(entry) ?? []
    return { name, license, text: entry.slice(entry.indexOf('\n')).trim() }
  })

test('everything that is sent to visitors comes with its licence, and each allows that', () => {
  for (const { name, license, text } of entries) {
    expect(['MIT', 'OFL-1.1', 'ISC', 'BSD-3-Clause', 'Apache-2.0'], name).toContain(license)
    // Google's packages come without a text of their own.
    if (/^(?:@firebase\/|firebase$)/.test(name)) continue
    expect(text, name).toMatch(/copyright/i)
    expect(text.length, name).toBeGreaterThan(500)
  }
})

test('the libraries of the first start and every typeface that is published are named', () => {
  const names = entries.map(({ name }) => name)
  const typefaces = TYPEFACE_USES.map((use) => siteConfig.typefaces[use])
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', '@tanstack/react-router', ...typefaces]))
  // Files of the site's own typefaces are named by their use, those of the sample sites by their package.
  const families = readdirSync(join(DIST, 'assets')).flatMap((file) => file.match(/^\w+(?=-.*\.woff2$)/) ?? [])
  expect(families.length).toBeGreaterThan(1)
  const isNamed = (family: string) => names.some((name) => name.endsWith(`/${family}`))
  expect(families.filter((family) => !TYPEFACE_USES.some((use) => use === family) && !isNamed(family))).toEqual([])
})
