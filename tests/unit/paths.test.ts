import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
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

describe('an address as people type it', () => {
  test.each([
    ['', '/'],
    ['/', '/'],
    ['hakkimizda', '/hakkimizda'],
    ['/hakkimizda/', '/hakkimizda'],
    ['/HAKKIMIZDA', '/hakkimizda'],
    ['/hakkımızda', '/hakkimizda'],
    ['/İletişim', '/iletisim'],
    ['/ILETISIM', '/iletisim'],
    ['/%C4%B0leti%C5%9Fim', '/iletisim'],
    ['/I\u0307letis\u0327im', '/iletisim'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/../etc/./passwd', '/etc/passwd'],
    ['/%E0%A4%A', '/%25e0%25a4%25a'],
    ['/iletisim?konu=web', '/iletisim?konu=web'],
    ['/hizmetlerimiz#seo', '/hizmetlerimiz#seo'],
    ['/hizmetlerimiz?a=1#seo', '/hizmetlerimiz?a=1#seo'],
    ['/iletisim?#', '/iletisim'],
  ])('%s becomes %s', (typed, expected) => {
    expect(formatAddress(parseAddress(typed))).toBe(expected)
  })

  test('is always one harmless path, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
        const { pathname } = parseAddress(typed)
        expect(pathname).toMatch(/^\/(?![/\\])/)
        expect(new URL(pathname, 'https://www.example.com').host).toBe('www.example.com')
        expect(pathname.length).toBeLessThanOrEqual(2000)
      }),
      { numRuns: fuzzRuns(100) },
    )
  })

  test('may end in half a character', () => {
    expect(parseAddress('/a\ud83d').pathname).toBe('/a%EF%BF%BD')
    expect(parseAddress(`/${'x'.repeat(198)}\u{1f600}`).pathname).toMatch(/%EF%BF%BD$/)
  })

  test('of any length is read in the time of a short one', () => {
    const { pathname } = parseAddress(`/${'%C3%A7'.repeat(200_000)}`)
    expect(pathname.length).toBeLessThan(2000)
  })
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

test.each(['/', '/alt/', '/a.b/c_d/'])(
  'in whichever way the address of a page below %s is written, it is read as that page',
  async (base) => {
    const { hashHref, pageHref, readLocation } = await pathsBelow(base)
    const word = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/, { size: 'small' }).filter((text) => text.length < 40)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (words) => {
        const path = `/${words.join('/')}`
        const turkish = path.replaceAll('i', 'İ').toLocaleUpperCase('tr').replaceAll('O', 'Ö').replaceAll('S', 'Ş')
        const ways = [
          pageHref(path),
          base + path.slice(1),
          `${base}${path.slice(1)}/index.html`,
          hashHref(path),
          `${base}#${path.slice(1)}`,
          `${base}#${turkish}`,
          `${base}#${encodeURI(turkish)}/`,
          `${base}baska/#${path}`,
          `${base}baska/#${path.slice(1)}`,
          `${base}?utm_source=x#${path}`,
        ]
        for (const way of ways) {
          const { address } = readLocation(new URL(way, 'https://www.example.com'), () => false)
          expect(address.pathname, way).toBe(path)
        }
        expect(quickLinkPath(`#${path.slice(1)}`)).toBe(path)
        expect(pageUrl('https://www.example.com/', path)).toBe(`https://www.example.com${path}/`)
      }),
      { numRuns: fuzzRuns(100) },
    )
  },
)

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

test('a script outside of a build says the folder itself', () => {
  expect(linkHref('/iletisim', '/alt/')).toBe('/alt/iletisim/')
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

test.each([
  ['/iletisim', true],
  ['/', true],
  ['//evil.example', false],
  ['https://www.example.com', false],
  ['tel:+90', false],
])('%s stays on the site: %s', (link, expected) => {
  expect(isInternalLink(link)).toBe(expected)
})

test('a number is dialled without its spaces and chatted with without its plus', () => {
  expect(phoneHref('+90 212 000 00 00')).toBe('tel:+902120000000')
  expect(chatHref('+90 212 000 00 00')).toBe('https://wa.me/902120000000')
})

test('messages in chat and mail links are encoded without loss', () => {
  const message = 'Merhaba, “SEO” & bakım: %100?\nTeşekkürler'
  expect(new URL(chatHref('+90 212 000 00 00', message)).searchParams.get('text')).toBe(message)
  const mail = new URL(mailHref('merhaba@example.com', 'Yeni site & logo', message))
  expect(mail.pathname).toBe('merhaba@example.com')
  expect(mail.searchParams.get('subject')).toBe('Yeni site & logo')
  expect(mail.searchParams.get('body')).toBe(message)
  expect(mailHref('merhaba@example.com')).toBe('mailto:merhaba@example.com')
})
