import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chatHref, mailHref, phoneHref } from '../../src/content/contact-hrefs.ts'
import {
  formatAddress,
  hashHref,
  isInternalLink,
  pageHref,
  pageUrl,
  parseAddress,
  quickLinkPath,
  readLocation,
} from '../../src/content/paths.ts'
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

test('in whichever way the address of a page is written, it is read as that page', () => {
  const word = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/, { size: 'small' }).filter((text) => text.length < 40)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (words) => {
      const path = `/${words.join('/')}`
      const turkish = path.replaceAll('i', 'İ').toLocaleUpperCase('tr').replaceAll('O', 'Ö').replaceAll('S', 'Ş')
      const ways = [
        pageHref(path),
        path,
        `${path}/index.html`,
        hashHref(path),
        `/#${path.slice(1)}`,
        `/#${turkish}`,
        `/#${encodeURI(turkish)}/`,
        `/baska/#${path}`,
        `/baska/#${path.slice(1)}`,
        `/?utm_source=x#${path}`,
      ]
      for (const way of ways) {
        const { address } = readLocation(new URL(way, 'https://www.example.com'), () => false)
        expect(address.pathname, way).toBe(path)
      }
      expect(quickLinkPath(`#${path.slice(1)}`)).toBe(path)
      expect(pageUrl('https://www.example.com/', path)).toBe(`https://www.example.com${pageHref(path)}`)
    }),
    { numRuns: fuzzRuns(100) },
  )
})

test('quick links lead to their pages', () => {
  expect(['#', '#hakkimizda'].map(quickLinkPath)).toEqual(['/', '/hakkimizda'])
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
