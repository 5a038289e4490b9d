import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hashHref, pageHref, readLocation } from '../../src/content/paths.ts'
import { DIST, htmlOf, publishedPages } from '../support/built-pages.ts'
import { siteData } from '../support/site-content.ts'

/** The ids of the elements that a link may lead to. */
function idsOf(path: string): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(htmlOf(path))?.[0] ?? ''
  // Those of React (`useId`) are no addresses.
  return [...main.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id).filter((id) => /^[a-z0-9-]+$/.test(id))
}

const PAGES = publishedPages.map(({ path }) => path)

/** Where an address leads that is opened afresh: to a path, and to an element of its page. */
function openAfresh(address: string): { path: string; id: string } {
  const url = new URL(address, 'https://www.example.com')
  const document = publishedPages.find(({ path }) => pageHref(path) === url.pathname)
  const ids = document ? idsOf(document.path) : []
  const { pathname, hash } = readLocation(url, (id) => ids.includes(id)).address
  return { path: pathname, id: hash.slice(1) }
}

describe.each(PAGES)('%s', (path) => {
  test.each([
    ['its real address', pageHref(path)],
    ['without the slash', path],
    ['its hash route', hashHref(path)],
    ['its name behind the hash', `/#${path.slice(1)}`],
    ...PAGES.map((other) => [`from ${other}`, `${pageHref(other)}#${path}`]),
  ])('is reached by %s', (_, address) => {
    expect(openAfresh(address)).toEqual({ path, id: '' })
  })

  test('has elements, each of which is reached by its real address and by its hash route', () => {
    for (const id of idsOf(path)) {
      const route = hashHref(`${path}#${id}`)
      // The last ones as messengers write them.
      for (const address of [pageHref(`${path}#${id}`), route, `/#${path}%23${id}`, `/#${path}?konu=web%23${id}`])
        expect(openAfresh(address), address).toEqual({ path, id })
    }
  })

  test('is answered with its data, of the same build as its document', () => {
    const { build, page } = JSON.parse(readFileSync(`${DIST}${pageHref(path)}page.json`, 'utf8'))
    expect(page.path).toBe(path)
    expect(htmlOf(path)).toContain(` data-build="${build}"`)
  })
})

test('the anchors of the footer lead to their pages from every page', () => {
  for (const { link } of siteData.navigation.quickLinks)
    for (const from of PAGES) {
      expect(openAfresh(pageHref(from) + link), from + link).toEqual({ path: `/${link.slice(1)}`, id: '' })
    }
})

test('there are elements to lead to', () => {
  expect(PAGES.flatMap(idsOf).length).toBeGreaterThan(10)
})
