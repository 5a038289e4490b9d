import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cases } from '../fixtures/cases/all.ts'
import { reportOf } from '../support/broken-fixture.ts'

const folder = fileURLToPath(new URL('../fixtures/broken/', import.meta.url))
const fixtures = readdirSync(folder)

test('there is a fixture for every kind of mistake people make', () => {
  expect(fixtures.length).toBeGreaterThan(250)
})

test('every fixture stands in the tables it is made from, which would else delete it', () => {
  expect(fixtures.toSorted()).toEqual(Object.keys(cases).sort())
})

test.each(fixtures)('%s is reported as expected', async (name) => {
  const fixture = join(folder, name)
  expect(await reportOf(fixture)).toBe(readFileSync(join(fixture, 'expected.txt'), 'utf8'))
})

test.each(fixtures)('%s is reported in English at the same places', async (name) => {
  const fixture = join(folder, name)
  const places = (report: string) => report.match(/^content\/.*$/gm)

  const english = await reportOf(fixture, 'en')

  expect(places(english)).toEqual(places(readFileSync(join(fixture, 'expected.txt'), 'utf8')))
  expect(english).not.toMatch(/Beklenen|Düzeltme|undefined|\[object/)
})

test('reports are calm and speak the words of authors', () => {
  const reports = fixtures.map((name) => readFileSync(join(folder, name, 'expected.txt'), 'utf8')).join('\n')

  expect(reports).not.toMatch(
    /[Gg]eçersiz|[Ll]ütfen|[Hh]atalı|unuttunuz|undefined|\[object|\bNaN\b|\bstring\b|\bregex\b|ZodError|\bat .*:\d+:\d+\)/,
  )
})
