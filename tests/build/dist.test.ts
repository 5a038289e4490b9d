import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { shell } from '../support/site-content.ts'
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

/** What boot.ts reads from `<html>` and `<meta>`. */
function attribute(name: string): string {
  const value = new RegExp(`<(?:html|meta)[^>]* data-${name}="([^"]*)"`).exec(html)?.[1]
  if (value === undefined) throw new Error(`<html> has no data-${name}.`)
  return value.replaceAll('&quot;', '"')
}

/** First views of pages, as boot.ts finds them. */
const openings = readFileSync(join(DIST, attribute('openings')), 'utf8')
  .split(/\n(?=<div data-opening)/)
  .map((markup) => {
    const [, path, files, title] =
      /^<div data-opening="([^"]*)" data-files="([^"]*)" data-title="([^"]*)">/.exec(markup) ?? []
    return { markup, path, files, title }
  })

/** What answers first, links, theme and menu: the entry and what every start needs. */
function startScripts(): string[] {
  return scriptsIn(attribute('entry'), attribute('files'))
}

/** The scripts of a first view of the front page: besides that what the page is made of, which comes when idle. */
function initialScripts(): string[] {
  const opening = openings.find(({ path }) => path === '/')
  return [...startScripts(), ...scriptsIn(opening?.files ?? '')]
}

function scriptsIn(...lists: string[]): string[] {
  const found = lists.flatMap((list) => list.split(' '))
  expect(found.length).toBeGreaterThan(3)
  return found.map((path) => join(DIST, path))
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

test('motion comes after the first load, in a file of its own', () => {
  const initial = initialScripts()
  const traces = scripts.filter(({ code }) => code.includes('commitStyles')).map(({ file }) => file)
  expect(traces.length).toBeGreaterThan(0)
  expect(traces.filter((file) => initial.includes(file))).toEqual([])
})

/** Ten segments, which a server sends before the first answer, less the headers of the response; in bytes. */
const FIRST_FLIGHT = 14_336

const brotli = (data: string | Buffer) => brotliCompressSync(data).length

test('no script is asked for before the page has been painted', () => {
  expect(html).not.toMatch(/<script[^>]* src=|<link[^>]*modulepreload/)
})

test('the first frame waits for what the first packets hold of the first section, and not for its typefaces', () => {
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const [head = '', body = ''] = readFileSync(file, 'utf8').split('<body>')
    const awaited = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(head)?.[1]
    const [upTo = ''] = body.split(` id="${awaited}"`)
    expect(upTo.length, file).toBeLessThan(body.length)
    // A section that is too long for them has parts with ids; the first view is whole by then.
    const isWhole = /<main[\s\S]*?<\/section>/.test(upTo)
    expect(isWhole || (file.includes('hizmetlerimiz') && upTo.split('</h2>').length > 3), file).toBe(true)
    // Nor for a second round trip. As the build counts: a text that is a few letters shorter may take more bytes.
    expect(brotli(`${head}<body>${upTo} id="${awaited}"`), file).toBeLessThanOrEqual(FIRST_FLIGHT)
    // Asked for in the body no frame waits for them; they are declared where the boot script reads them, for no script at all.
    expect(head, file).not.toContain('as="font"')
    const early = body.match(/^(?:<link rel="preload" as="font"[^>]*>)+/)?.[0] ?? ''
    expect(early.match(/[\w-]+(?=-[\w-]{6}\.woff2)/g), file).toEqual(['bricolage', 'instrument'])
    expect(head, file).toMatch(/<style>@media \(scripting:none\)\{(?:@font-face\{[^{}]*url\([^{}]*\}){4}\}/)
    expect(head.split(/@font-face\{[^{}]*url\(/), file).toHaveLength(5)
  }
})

test('React is compiled while it arrives, and not when it is started', () => {
  const react = readFileSync(startScripts().find((file) => /\/react-/.test(file)) ?? '', 'utf8')
  // Each CommonJS module of React, its parts and its scheduler.
  expect(react.match(/=\w\(\(function\([\w,]+\)\{/g)?.length).toBeGreaterThanOrEqual(8)
  expect(react).not.toMatch(/=\w\(\(\(?[\w,]+\)?=>\{/)
})

test('the browser is asked to compile the functions of the large files while they arrive', () => {
  const isLarge = (file: string) => readFileSync(file).length > 15_000
  const large = initialScripts().filter(isLarge)
  expect(large.length).toBeGreaterThanOrEqual(4)
  for (const file of large) expect(readFileSync(file, 'utf8'), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('the parts that move, and the drawer that is closed, are not among what answers first', () => {
  const code = (list: string[]) => list.map((file) => readFileSync(file, 'utf8')).join('')
  for (const trace of ['aria-valuetext', 'data-running', 'showModal']) {
    expect(code(initialScripts())).toContain(trace)
    expect(code(startScripts())).not.toContain(trace)
  }
})

describe('first views, for who goes on before the app has come', () => {
  test('there is one of every page in the menus and of the not-found page, with what the app needs for the rest', () => {
    const { header, menu } = shell.navigation
    const paths = [...header, ...menu.items].map(({ link }) => link.split('#')[0])
    expect(new Set(openings.map(({ path }) => path))).toEqual(new Set([...paths, '/404']))
    expect(
      openings
        .map(({ path }) => path)
        .filter(
          (path) =>
            !attribute('pages')
              .split(' ')
              .includes(path ?? ''),
        ),
    ).toEqual([])
    for (const { path, files, title } of openings) {
      const document = readFileSync(join(DIST, path === '/404' ? '404.html' : `${path}/index.html`), 'utf8')
      expect(title).toBe(/<title>([^<]*)</.exec(document)?.[1])
      expect(scriptsIn(`${files} ${attribute('files')}`).filter((file) => !existsSync(file))).toEqual([])
    }
  })

  test.each(openings.map(({ path, markup }) => [path, markup]))('%s begins as the page does', (path, markup = '') => {
    const document = readFileSync(join(DIST, path === '/404' ? '404.html' : `${path}/index.html`), 'utf8')
    const words = (text = '') =>
      text
        .replace(/<svg.*?<\/svg>|<[^>]+>/gs, ' ')
        .split(/\s+/)
        .filter(Boolean)
        .join(' ')
    const main = words(/<main[^>]*>(.*)<\/main>/s.exec(document)?.[1])
    expect(words(markup).length).toBeGreaterThan(100)
    expect(main.startsWith(words(markup))).toBe(true)
    expect(markup.match(/<h1/g)).toHaveLength(1)
  })

  test('they name only themselves, and run nothing', () => {
    for (const { markup } of openings) {
      const document = html + readFileSync(join(DIST, 'hizmetlerimiz/index.html'), 'utf8')
      const idsOf = (text: string) => [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
      const asked = [...markup.matchAll(/\s(?:aria-labelledby|aria-describedby|aria-controls|for)="([^"]*)"/g)]
      expect(asked.map(([, id]) => id).filter((id) => !idsOf(markup).includes(id))).toEqual([])
      expect(idsOf(markup).filter((id) => id?.includes('_') && idsOf(document).includes(id))).toEqual([])
      expect(markup).not.toMatch(/<script|<template|\sstyle=|\son[a-z]+=/i)
      // A picture that is taken away with its first view would be asked for again; see scripts/prerender/openings.ts.
      expect(markup).not.toMatch(/sizes="auto/i)
    }
  })
})

test('no file names a development address', () => {
  expect(scripts.filter(({ code }) => /localhost:\d|127\.0\.0\.1/.test(code)).map(({ file }) => file)).toEqual([])
})

test('every custom property that a rule asks for is declared, or set by a script', () => {
  // The whole stylesheet, which pages have divided between themselves and a file of their own.
  const [css = '', ...others] = files
    .filter((file) => /style-[^/]*\.css$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
  expect(others).toEqual([])
  const wanted = new Set(css.match(/(?<=var\()--[\w-]+/g))
  expect(wanted.size).toBeGreaterThan(30)
  const isGiven = (name: string) =>
    css.includes(`${name}:`) || scripts.some(({ code }) => new RegExp(`[\`'"]${name}[\`'"]`).test(code))
  expect([...wanted].filter((name) => !isGiven(name))).toEqual([])
})

test('a telephone that is turned on its side keeps the size of the text', () => {
  // Safari's own word for it, which Safari of telephones alone still needs.
  expect(html).toContain('-webkit-text-size-adjust:100%')
})
