import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const DIST = 'dist'
const licenses = readFileSync(join(DIST, 'licenses.txt'), 'utf8')

/** Each library or typeface with its licence, as the headings say. */
const entries = [...licenses.matchAll(/^## (\S+)(?: - \S+)? \((.+)\)\n\n([\s\S]*?)(?=\n## |$(?![\s\S]))/gm)].map(
  ([, name = '', license = '', text = '']) => ({ name, license, text }),
)

test('everything that is sent to visitors comes with its licence, and each allows that', () => {
  for (const { name, license, text } of entries) {
    expect(['MIT', 'OFL-1.1', 'ISC', 'BSD-3-Clause', 'Apache-2.0'], name).toContain(license)
    expect(text, name).toMatch(/copyright/i)
    expect(text.length, name).toBeGreaterThan(500)
  }
})

test('the libraries of the first start are named', () => {
  const names = entries.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', '@tanstack/react-router', 'framer-motion']))
})

test('every typeface that is published is named', () => {
  const families = readdirSync(join(DIST, 'assets')).flatMap((file) => /^(\w+)-.*\.woff2$/.exec(file)?.[1] ?? [])
  expect(new Set(families).size).toBeGreaterThan(1)
  for (const family of new Set(families)) expect(entries.map(({ name }) => name).join(' ')).toContain(`/${family}`)
})

test('no page and no script leads to the list', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:html|js)$/.test(file))
  for (const file of files) expect(readFileSync(join(DIST, file), 'utf8')).not.toContain('licenses.txt')
})
