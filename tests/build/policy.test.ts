import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileOf } from '../support/built-pages.ts'
import { redirects } from '../support/site-content.ts'
import { FIXTURE_SITE } from '../support/test-sites.ts'

const DIST = FIXTURE_SITE.folder
const PAGES = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

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

describe.each(PAGES)('%s', (file) => {
  const html = readFileSync(join(DIST, file), 'utf8')
  const policy = policyOf(html)

  test('allows exactly its own inline scripts and rules, and files of the site', () => {
    const scripts = hashesOf(html, /<script(?: type="(?:module|speculationrules)")?>([\s\S]*?)<\/script>/g)
    const styles = hashesOf(html, /<style>([\s\S]*?)<\/style>/g)
    const other = readFileSync(join(DIST, file === 'index.html' ? '404.html' : 'index.html'), 'utf8')
    const isRedirect = redirects.some(({ from }) => join(fileOf(from)) === join(DIST, file))
    expect([scripts.length, styles.length]).toEqual(isRedirect ? [1, 0] : [3, 2])
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'none'",
      'script-src': `'self' ${scripts.join(' ')}`,
      // Those of the document that src/boot/ may fetch too.
      'style-src': [
        "'self'",
        ...styles,
        ...(isRedirect ? [] : hashesOf(other, /<style>([\s\S]*?)<\/style>/g).slice(-1)),
      ].join(' '),
      'img-src': "'self'",
      'font-src': "'self'",
      'manifest-src': "'self'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    })
  })

  test('has its policy before everything the policy judges', () => {
    expect(html.match(/Content-Security-Policy/g)).toHaveLength(1)
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(?:script|style|link|img|title)\b/))
  })
})
