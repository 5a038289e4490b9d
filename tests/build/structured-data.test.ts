import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DIST, decodeHtml, htmlOf } from '../support/built-pages.ts'
import { richResults } from '../support/rich-results.ts'
import { published, siteData } from '../support/site-content.ts'

type Thing = { '@type'?: string; '@id'?: string; [name: string]: unknown }

const JSON_LD = /(?<=<script type="application\/ld\+json">)[\s\S]*?(?=<\/script>)/g

const home = siteData.site.url

function thingsOf(path: string): Thing[] {
  const found = htmlOf(path).match(JSON_LD) ?? []
  expect(found, path).toHaveLength(1)
  return JSON.parse(found[0] ?? '')['@graph']
}

/** Everything that is described, however deep it stands. */
function everyThing(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(everyThing)
  return Array.isArray(value) ? below : [value as Thing, ...below]
}

describe.each(published.map((page) => [page.path, page] as const))('%s', (path, page) => {
  const things = thingsOf(path)
  const url = path === '/' ? home : `${home}${path.slice(1)}/`
  const ofType = (type: string) => things.find((thing) => thing['@type'] === type)

  test('has everything that search engines ask for', async () => {
    const { types, findings } = await richResults(htmlOf(path))
    expect(new Set(types)).toEqual(new Set(things.map((thing) => thing['@type'])))
    expect(findings).toEqual([])
  })

  test('tells who publishes it, like every page, what it is and where it stands', () => {
    const { brand, contact } = siteData.site
    const company = { name: brand, url: home, telephone: contact.phone, email: contact.email }
    expect(ofType('Organization')).toMatchObject(company)
    expect(ofType('WebSite')).toMatchObject({ name: brand, inLanguage: 'tr' })
    for (const type of ['Organization', 'WebSite'])
      expect(ofType(type)).toEqual(thingsOf('/').find((thing) => thing['@type'] === type))
    expect(things.find((thing) => thing['@id'] === url)).toMatchObject({
      url,
      name: page.title,
      description: page.description,
    })
    const trail = [ofType('BreadcrumbList')?.itemListElement].flat()
    // Between them the list, for a page of one.
    const ends = [
      { position: 1, item: home },
      { name: page.title, item: url },
    ]
    expect([trail.at(0), trail.at(-1)]).toMatchObject(path === '/' ? [undefined, undefined] : ends)
  })

  test('refers only to what it describes, and to files that are there', () => {
    const all = everyThing(things)
    const described = new Set(all.filter((thing) => thing['@type']).map((thing) => thing['@id']))
    const references = all.filter((thing) => !thing['@type']).map((thing) => thing['@id'])
    expect(references.length).toBeGreaterThan(2)
    expect(references.filter((id) => !described.has(id))).toEqual([])
    const addresses = all.flatMap((thing) => [thing.url, thing.item]).filter((value) => typeof value === 'string')
    expect(addresses.length).toBeGreaterThan(4)
    for (const address of addresses) {
      expect(address.startsWith(home), address).toBe(true)
      const { pathname, hash } = new URL(address)
      expect(existsSync(join(DIST, pathname, pathname.endsWith('/') ? 'index.html' : '')), address).toBe(true)
      if (hash !== '') expect(htmlOf(pathname.replace(/\/$/, '')), address).toContain(` id="${hash.slice(1)}"`)
    }
  })
})

test('the services page describes every service, and the questions with their answers, in words that are on the page', () => {
  const things = thingsOf('/hizmetlerimiz')
  const services = things.filter((thing) => thing['@type'] === 'Service')
  expect(services.map(({ name }) => name)).toEqual(siteData.services.map(({ name }) => name))
  for (const service of services) expect(service).toMatchObject({ provider: { '@id': `${home}#organization` } })

  const questions = everyThing(things).filter((thing) => thing['@type'] === 'Question')
  expect(questions.length).toBeGreaterThan(2)
  const shown = decodeHtml(
    htmlOf('/hizmetlerimiz')
      .replace(JSON_LD, '')
      .replace(/<[^>]*>/g, ''),
  )
  for (const { name, acceptedAnswer } of questions) {
    expect(acceptedAnswer).toMatchObject({ '@type': 'Answer', text: expect.stringMatching(/\S/) })
    expect(shown).toContain(name)
    expect(shown).toContain((acceptedAnswer as { text: string }).text)
  }
})
