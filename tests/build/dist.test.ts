import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileOf } from '../support/built-pages.ts'
import { pages } from '../support/site-content.ts'
import { FIXTURE_SITE } from '../support/test-sites.ts'

const DIST = FIXTURE_SITE.folder

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

const files = filesOf(DIST)
const scripts = files.filter((file) => file.endsWith('.js')).map((file) => ({ file, code: readFileSync(file, 'utf8') }))

const html = readFileSync(join(DIST, 'index.html'), 'utf8')

/** What src/boot/ reads from `<html>` and `#root`. */
function attribute(name: string): string {
  const value = new RegExp(`<(?:html|div id="root")[^>]* data-${name}="([^"]*)"`).exec(html)?.[1]
  if (value === undefined) throw new Error(`The page has no data-${name}.`)
  return value
}

/** What every start needs. */
const startScripts = [attribute('entry'), ...attribute('files').split(' ')].map((path) => join(DIST, path))

/** The scripts that hold a text. */
const scriptsWith = (trace: RegExp) => scripts.filter(({ code }) => trace.test(code)).map(({ file }) => file)

// A string only the code of that library contains.
test.each([
  ['zod', /ZodError|\$ZodType|_zod/],
  ['gray-matter', /gray-matter|front-matter-parser|excerpt_separator/],
  ['the YAML parser', /YAMLParseError|YAMLMap|Unresolved alias/],
  ['the JSON parser', /jsonc-parser|InvalidCommentToken/],
  ['react-markdown', /rehype|remark|mdast|micromark/],
  ['schemas with their help for staff', /Ne sunduğunuzu tek cümleyle söyleyin/],
  ['a development address', /localhost:\d|127\.0\.0\.1/],
])('%s never reaches the visitor', (_, trace) => {
  expect(scriptsWith(trace)).toEqual([])
})

test('nothing of the form editor, neither its code nor its address, is among what visitors get', () => {
  const sources = filesOf('scripts/editor').filter((file) => /editor\/(?:client|preview|server)\/.*\.tsx?$/.test(file))
  // What only the editor says; the trace is real as long as the editor still says it.
  const traces = [/turndown/i, /editor\/api/, /preview-ready/, /Kaydettiğimi geri al/, /Düzenleyicinin sunucusu/]
  const said = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(traces.filter((trace) => !trace.test(said))).toEqual([])
  const texts = files.filter((file) => /\.(?:js|css|html|json|txt|xml|webmanifest)$/.test(file))
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((file) => traces.some((trace) => trace.test(readFileSync(file, 'utf8'))))).toEqual([])
})

test('what a start needs is named, and motion is not part of it', () => {
  expect(startScripts.filter((file) => !existsSync(file))).toEqual([])
  expect(startScripts.some((file) => readFileSync(file, 'utf8').includes('hydrateRoot'))).toBe(true)
  const traces = scriptsWith(/commitStyles/)
  expect(traces.length).toBeGreaterThan(0)
  expect(traces.filter((file) => startScripts.includes(file))).toEqual([])
})

test('before the page has been painted only the small script is asked for, last, and no typeface holds it up', () => {
  for (const file of pages.map(({ path }) => fileOf(path))) {
    const [head = '', body = ''] = readFileSync(file, 'utf8').split('<body>')
    const requests = (head + body).match(/<script[^>]* src=[^>]*>|<link[^>]*(?:modulepreload|stylesheet)/g)
    expect(requests, file).toEqual([
      expect.stringMatching(/^<script type="module" fetchpriority="low" src="\/assets\/boot-[\da-f]{8}\.js">$/),
    ])
    expect(head, file).not.toContain('as="font"')
    const early = body.match(/<link rel="preload" as="font"[^>]*>/g)?.join('') ?? ''
    expect(early.match(/[\w-]+(?=-[\w-]{6}\.woff2)/g), file).toEqual([
      'display-latin',
      'display-latin-ext',
      'text-latin',
      'text-latin-ext',
    ])
  }
})
