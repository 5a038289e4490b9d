import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { findOwnAddress } from '../../scripts/content/formats/site-url.ts'
import { chatHref, mailHref, phoneHref } from '../../src/content/contact-hrefs.ts'
import {
  formatAddress,
  isInternalLink,
  linkHref,
  pageUrl,
  parseAddress,
  quickLinkPath,
} from '../../src/content/paths.ts'
import { siteConfig } from '../../src/site.config.ts'
import { fuzzRuns } from '../support/fuzz.ts'

test.each([
  ['', '/'],
  ['/HAKKIMIZDA/', '/hakkimizda'],
  ['/hakkımızda', '/hakkimizda'],
  ['/%C4%B0leti%C5%9Fim', '/iletisim'],
  ['/I\u0307letis\u0327im', '/iletisim'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/../etc/./passwd', '/etc/passwd'],
  ['/%E0%A4%A', '/%25e0%25a4%25a'],
  ['/a\ud83d', '/a%EF%BF%BD'],
  ['/hizmetlerimiz?a=1#seo', '/hizmetlerimiz?a=1#seo'],
  ['/iletisim?#', '/iletisim'],
])('an address as people type it, %s, becomes %s', (typed, expected) => {
  expect(formatAddress(parseAddress(typed))).toBe(expected)
})

test('whatever is typed is one harmless path, and no long one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      const { pathname } = parseAddress(typed)
      expect(pathname).toMatch(/^\/(?![/\\])/)
      expect(new URL(pathname, 'https://www.example.com').host).toBe('www.example.com')
      expect(pathname.length).toBeLessThanOrEqual(2000)
    }),
    { numRuns: fuzzRuns(100), examples: [[`/${'%C3%A7'.repeat(200_000)}`], [`/${'x'.repeat(198)}\u{1f600}`]] },
  )
})

/** The module as a build for a folder of the host has it. */
function pathsBelow(base: string): Promise<typeof import('../../src/content/paths.ts')> {
  vi.stubEnv('BASE_URL', base)
  vi.resetModules()
  return import('../../src/content/paths.ts')
}

afterEach(() => {
  vi.unstubAllEnvs()
  // Other test files share the modules.
  vi.resetModules()
})

test.each(['/', '/a.b/c_d/'])('a location below %s is read as the page it was meant for', async (base) => {
  const { hashHref, pageHref, readLocation } = await pathsBelow(base)
  const path = '/biz/isler-2'
  const same = ['biz/isler-2/index.html', '#biz/isler-2', '#BİZ/İŞLER-2', `#${encodeURI('BİZ/İşler-2')}/`]
  const inHash = ['baska/#/biz/isler-2', 'baska/#biz/isler-2', '?utm_source=x#/biz/isler-2']
  const read: [location: string, address: string][] = [
    ...[...same, ...inHash].map((way): [string, string] => [base + way, path]),
    [pageHref(path), path],
    [hashHref(path), path],
    [`${base}#`, '/'],
    [`${base}biz/#`, '/'],
    // The hash of another page than the front page may be an element of it.
    [`${base}biz/#olcu-alma`, '/biz#olcu-alma'],
    [`${base}#/biz?konu=web#olcu-alma`, '/biz?konu=web#olcu-alma'],
    // As messengers write it.
    [`${base}#/biz?konu=web%23olcu-alma`, '/biz?konu=web#olcu-alma'],
  ]
  for (const [location, address] of read) {
    const found = readLocation(new URL(location, 'https://www.example.com'), (id) => id === 'olcu-alma')
    expect(formatAddress(found.address), location).toBe(address)
  }
})

test('every link of a site in a folder of its host begins there, and nothing outside of it is a page', async () => {
  const { fileHref, linkHref, pageHref, parsePathname } = await pathsBelow('/alt/')

  expect(['/', '/#seo', '/iletisim?a=1#b'].map((address) => pageHref(address))).toEqual([
    '/alt/',
    '/alt/#/#seo',
    '/alt/iletisim/?a=1#b',
  ])
  expect(linkHref('/iletisim')).toBe('/alt/iletisim/')
  expect(linkHref('tel:+90')).toBe('tel:+90')
  expect(fileHref('/404.html')).toBe('/alt/404.html')
  expect(['/alt', '/alt/', '/iletisim/', '/altin/', '/'].map((path) => parsePathname(path).pathname)).toEqual([
    '/',
    '/',
    '/404',
    '/404',
    '/404',
  ])
})

test('of the addresses of its host only those in its folder are the site', () => {
  siteConfig.base = '/alt/'
  const pages = new Set(['/', '/iletisim'])
  const inside = ['/alt', '/alt/', '/alt/#/iletisim', '/alt/iletisim/?a=1', '', '/iletisim', '/altin/'].map(
    (address) => findOwnAddress(`https://www.example.com${address}`, 'example.com', pages)?.link,
  )
  siteConfig.base = '/'

  expect(inside).toEqual(['/', '/', '/iletisim', '/iletisim?a=1', undefined, undefined, undefined])
})

test('only an address of this site is internal', () => {
  const links = ['/iletisim', '/', '//evil.example', 'https://www.example.com', 'tel:+90']
  expect(links.filter(isInternalLink)).toEqual(['/iletisim', '/'])
  // A script outside of a build says the folder itself.
  expect(linkHref('/iletisim', '/alt/')).toBe('/alt/iletisim/')
  expect(quickLinkPath('#biz')).toBe('/biz')
  expect(pageUrl('https://www.example.com/', '/biz')).toBe('https://www.example.com/biz/')
})

test('a number is dialled and chatted with, and messages are encoded without loss', () => {
  const message = 'Merhaba, “SEO” & bakım: %100?\nTeşekkürler'
  expect(phoneHref('+90 212 000 00 00')).toBe('tel:+902120000000')
  const chat = new URL(chatHref('+90 212 000 00 00', message))
  expect([chat.pathname, chat.searchParams.get('text')]).toEqual(['/902120000000', message])
  const mail = new URL(mailHref('merhaba@example.com', 'Yeni site & logo', message))
  expect(mail.pathname).toBe('merhaba@example.com')
  expect(Object.fromEntries(mail.searchParams)).toEqual({ subject: 'Yeni site & logo', body: message })
  expect(mailHref('merhaba@example.com')).toBe('mailto:merhaba@example.com')
})
