import { describe, expect, test, vi } from 'vitest'
import { hostingRedirects, readFirebaseConfig, requiredHosting } from '../../scripts/build/security/firebase-hosting.ts'
import { headerRules, headersFor } from '../../scripts/build/security/header-rules.ts'
import { publishedPath, writeHeadersFile } from '../../scripts/build/security/headers-file.ts'

/** With every answer, whatever was asked for. */
const COMMON = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}
const PAGE = { ...COMMON, 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' }
const FOREVER = {
  ...COMMON,
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const DAY = { ...COMMON, 'Cache-Control': 'public, max-age=86400', 'Cross-Origin-Resource-Policy': 'same-origin' }
const NO_SCRIPTS = { 'Content-Security-Policy': "frame-ancestors 'none'; script-src 'none'" }

const EXPECTED: [string, Record<string, string>][] = [
  ['/', PAGE],
  ['/hakkimizda/', PAGE],
  ['/hakkimizda', PAGE],
  ['/hakkimizda/index.html', PAGE],
  ['/404.html', PAGE],
  ['/hizmetler/web/', PAGE],
  ['/assets/index-BlN_53yi.js', FOREVER],
  ['/assets/style-Cuu8ABmK.css', FOREVER],
  ['/assets/display-latin-KjLrxz4l.woff2', FOREVER],
  ['/assets/kart-blog-b31291ef-720.avif', FOREVER],
  ['/assets/logo-acik-167d047c.svg', { ...FOREVER, ...NO_SCRIPTS }],
  ['/share/index.png', { ...DAY, 'Cross-Origin-Resource-Policy': 'cross-origin' }],
  ['/favicon.ico', DAY],
  ['/favicon.svg', { ...DAY, ...NO_SCRIPTS }],
  ['/robots.txt', DAY],
  ['/site.webmanifest', DAY],
  ['/licenses.txt', DAY],
]

test('firebase.json says what header-rules.ts says; npm run headers:generate brings it in line', async () => {
  // As it is in the file: support/each-file.ts changes the one of the tests.
  vi.resetModules()
  const { siteConfig } = await import('../../src/site.config.ts')

  expect(readFirebaseConfig().hosting).toMatchObject(requiredHosting(siteConfig.base))
})

test('Firebase answers a missing file with 404 and never with a page', () => {
  expect(readFirebaseConfig().hosting).not.toHaveProperty('rewrites')
})

const RULES = headerRules('/')

describe.each(EXPECTED)('%s', (path, headers) => {
  test('is answered with exactly these headers, also below another folder of the host', () => {
    expect(headersFor(path, RULES)).toEqual(headers)
    expect(headersFor(`/alt.2${path}`, headerRules('/alt.2/'))).toEqual(headers)
  })

  test('has no header from two rules, for hosts that would join them', () => {
    const names = RULES.filter(({ regex }) => new RegExp(regex).test(path))
      .flatMap((rule) => Object.keys(rule.headers))
      .filter((name) => name !== 'Content-Security-Policy')
    expect(new Set(names).size).toBe(names.length)
  })
})

test('the file for other hosts says the same, but for what those send with a page by themselves', () => {
  const files = EXPECTED.filter(([, headers]) => headers !== PAGE).map(([path]) => path.slice(1))
  const blocks = readHeadersFile(writeHeadersFile([...files, 'index.html'], '/'))

  const sent = (path: string) => {
    const found = blocks.filter(({ pattern }) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path))
    return Object.assign({}, ...found.map(({ headers }) => headers))
  }
  for (const path of files.map(publishedPath)) expect(sent(path), path).toEqual(headersFor(path, RULES))
  for (const path of ['/', '/hakkimizda/', '/hakkimizda/page.json']) expect(sent(path), path).toEqual(COMMON)
})

test('the file for other hosts does not grow with the site: some read a hundred rules and no more', () => {
  const pages = Array.from({ length: 100 }, (_, index) => [
    `yazi-${index}/index.html`,
    `yazi-${index}/page.json`,
  ]).flat()
  expect(writeHeadersFile(['robots.txt', ...pages, '_headers', '_redirects'], '/')).toBe(
    writeHeadersFile(['robots.txt'], '/'),
  )
})

test('Firebase leads from a former address to the present one, with a slash at its end and without', () => {
  const [redirect] = hostingRedirects([{ from: '/gunluk', to: '/yazilar' }], '/alt.2/')
  expect(redirect).toMatchObject({ destination: '/alt.2/yazilar/', type: 301 })
  const isLed = (path: string) => new RegExp(redirect?.regex ?? '').test(path)
  expect(['/alt.2/gunluk', '/alt.2/gunluk/', '/alt.2/gunluk/not', '/gunluk'].map(isLed)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('the expressions mean the same to RE2, which knows neither looking around nor references', () => {
  for (const { regex } of headerRules('/alt.2/')) expect(regex).not.toMatch(/\(\?[=!<P]|\\[1-9]/)
})

function readHeadersFile(text: string): { pattern: string; headers: Record<string, string> }[] {
  const blocks: { pattern: string; headers: Record<string, string> }[] = []
  for (const line of text.trimEnd().split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
    if (name && value) Object.assign(blocks.at(-1)?.headers ?? {}, { [name]: value })
    else blocks.push({ pattern: line, headers: {} })
  }
  return blocks
}
