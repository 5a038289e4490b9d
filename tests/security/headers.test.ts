import { describe, expect, test, vi } from 'vitest'
import { hostingRedirects, readFirebaseConfig, requiredHosting } from '../../scripts/build/security/firebase-hosting.ts'
import { headerRules, headersFor } from '../../scripts/build/security/header-rules.ts'
import { writeHeadersFile } from '../../scripts/build/security/headers-file.ts'

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
const kept = (cache: string) => ({ ...COMMON, 'Cache-Control': cache, 'Cross-Origin-Resource-Policy': 'same-origin' })
const PAGE = kept('no-cache')
const FOREVER = kept('public, max-age=31536000, immutable')
const DAY = kept('public, max-age=86400')
const NO_SCRIPTS = { 'Content-Security-Policy': "frame-ancestors 'none'; script-src 'none'" }

/** A path for each kind of file. */
const EXPECTED: [string, Record<string, string>][] = [
  ['/hizmetler/web/', PAGE],
  ['/hakkimizda', PAGE],
  ['/404.html', PAGE],
  ['/assets/index-BlN_53yi.js', FOREVER],
  ['/assets/logo-acik-167d047c.svg', { ...FOREVER, ...NO_SCRIPTS }],
  ['/share/index.png', { ...DAY, 'Cross-Origin-Resource-Policy': 'cross-origin' }],
  ['/favicon.svg', { ...DAY, ...NO_SCRIPTS }],
  ['/robots.txt', DAY],
]

test('firebase.json says what header-rules.ts says, and leads no missing file to a page', async () => {
  // As it is in the file: support/each-file.ts changes the one of the tests.
  vi.resetModules()
  const { siteConfig } = await import('../../src/site.config.ts')
  const { hosting } = readFirebaseConfig()

  expect(hosting, '`npm run headers:generate` brings it in line').toMatchObject(requiredHosting(siteConfig.base))
  expect(hosting).not.toHaveProperty('rewrites')
})

const RULES = headerRules('/')

describe.each(EXPECTED)('%s', (path, headers) => {
  test('has exactly these headers, also below another folder, and none from two rules, which some hosts join', () => {
    expect(headersFor(path, RULES)).toEqual(headers)
    expect(headersFor(`/alt.2${path}`, headerRules('/alt.2/'))).toEqual(headers)
    const names = RULES.filter(({ regex }) => new RegExp(regex).test(path))
      .flatMap((rule) => Object.keys(rule.headers))
      .filter((name) => name !== 'Content-Security-Policy')
    expect(names).toEqual([...new Set(names)])
  })
})

test('the file for other hosts says the same, but for what those send with a page by themselves', () => {
  const files = EXPECTED.filter(([, headers]) => headers !== PAGE).map(([path]) => path.slice(1))
  const text = writeHeadersFile([...files, 'index.html'], '/')
  const blocks = text.split(/^(?=\S)/m).map((block) => {
    const [pattern = '', ...lines] = block.trimEnd().split('\n')
    return { pattern, headers: Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s))) }
  })

  const sent = (path: string) => {
    const found = blocks.filter(({ pattern }) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path))
    return Object.assign({}, ...found.map(({ headers }) => headers))
  }
  for (const path of files) expect(sent(`/${path}`), path).toEqual(headersFor(`/${path}`, RULES))
  for (const path of ['/', '/hakkimizda/', '/hakkimizda/page.json']) expect(sent(path), path).toEqual(COMMON)
  // Some hosts read a hundred rules and no more.
  expect(writeHeadersFile([...files, 'index.html', 'yazi/index.html', 'yazi/page.json', '_headers'], '/')).toBe(text)
})

test('Firebase leads from a former address to the present one, with a slash at its end and without', () => {
  const [redirect] = hostingRedirects([{ from: '/gunluk', to: '/yazilar' }], '/alt.2/')
  expect(redirect).toMatchObject({ destination: '/alt.2/yazilar/', type: 301 })
  const paths = ['/alt.2/gunluk', '/alt.2/gunluk/', '/alt.2/gunluk/not', '/gunluk']
  expect(paths.filter((path) => new RegExp(redirect?.regex ?? '').test(path))).toEqual(paths.slice(0, 2))
})

test('the expressions mean the same to RE2, which knows neither looking around nor references', () => {
  for (const { regex } of headerRules('/alt.2/')) expect(regex).not.toMatch(/\(\?[=!<P]|\\[1-9]/)
})
