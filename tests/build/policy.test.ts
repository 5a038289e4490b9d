import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileOf } from '../support/built-pages.ts'
import { redirects } from '../support/site-content.ts'
import { FIXTURE_SITE } from '../support/test-sites.ts'

const DIST = FIXTURE_SITE.folder
const PAGES = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

const STYLES = /<style>([\s\S]*?)<\/style>/g

/** The directives of a page's policy, by name. */
function policyOf(html: string): Map<string, string> {
  const content = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? ''
  return new Map(content.split(';').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]))
}

function hashesOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}

test.each(PAGES)('%s allows exactly its own inline scripts and rules, and files of the site', (file) => {
  const html = readFileSync(join(DIST, file), 'utf8')
  const scripts = hashesOf(html, /<script(?: type="speculationrules")?>([\s\S]*?)<\/script>/g)
  const styles = hashesOf(html, STYLES)
  const other = readFileSync(join(DIST, file === 'index.html' ? '404.html' : 'index.html'), 'utf8')
  const isRedirect = redirects.some(({ from }) => join(fileOf(from)) === join(DIST, file))
  expect([scripts.length, styles.length]).toEqual(isRedirect ? [1, 0] : [2, 2])
  // Those of the document that src/boot/ may fetch too.
  const fetched = isRedirect ? [] : hashesOf(other, STYLES).slice(-1)
  expect(Object.fromEntries(policyOf(html))).toEqual({
    'default-src': "'none'",
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': ["'self'", ...styles, ...fetched].join(' '),
    'img-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  })
  // Before everything it judges.
  expect(html.match(/Content-Security-Policy/g)).toHaveLength(1)
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(?:script|style|link|img|title)\b/))
})
