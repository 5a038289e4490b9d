import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

const DIST = 'dist'

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

const files = filesOf(DIST)
const scripts = files.filter((file) => file.endsWith('.js')).map((file) => ({ file, code: readFileSync(file, 'utf8') }))

/** The scripts a first visit cannot do without: the entry and what it imports before it starts. */
function initialScripts(): string[] {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8')
  const found = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path]) => join(DIST, path ?? ''))
  expect(found.length).toBeGreaterThan(0)
  return found
}

describe('what never reaches the visitor', () => {
  // A string only that library's code contains.
  test.each([
    ['zod', /ZodError|\$ZodType|_zod/],
    ['gray-matter', /gray-matter|front-matter-parser|excerpt_separator/],
    ['the YAML parser', /YAMLParseError|YAMLMap|Unresolved alias/],
    ['the JSON parser', /jsonc-parser|InvalidCommentToken/],
    ['react-markdown', /rehype|remark|mdast|micromark/],
  ])('%s', (_, trace) => {
    expect(scripts.filter(({ code }) => trace.test(code)).map(({ file }) => file)).toEqual([])
  })

  test('schemas with their help for staff', () => {
    expect(
      scripts.filter(({ code }) => code.includes('Ne sunduğunuzu tek cümleyle söyleyin')).map(({ file }) => file),
    ).toEqual([])
  })
})

test('motion comes after the first load, in a file of its own', () => {
  const initial = initialScripts()
  const traces = scripts.filter(({ code }) => code.includes('commitStyles')).map(({ file }) => file)
  expect(traces.length).toBeGreaterThan(0)
  expect(traces.filter((file) => initial.includes(file))).toEqual([])
})

test('the first load is at most 115 kB of compressed script', () => {
  const bytes = initialScripts().reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0)
  expect(bytes).toBeLessThanOrEqual(115_000)
})

test('a build that has no database to count in carries no database client', () => {
  expect(scripts.filter(({ code }) => /firebaseio|firebasedatabase/.test(code)).map(({ file }) => file)).toEqual([])
})

test('no file names a development address', () => {
  expect(scripts.filter(({ code }) => /localhost:\d|127\.0\.0\.1/.test(code)).map(({ file }) => file)).toEqual([])
})

test('pictures keep to their budget', () => {
  const heavy = files.filter((file) => /\.(webp|avif|png|jpe?g)$/.test(file) && readFileSync(file).length > 110_000)
  expect(heavy).toEqual([])
})
