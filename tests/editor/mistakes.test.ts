import { readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import type { PlacedDiagnostic } from '../../scripts/editor/server/place-diagnostics.ts'
import { type TestApi, testApi, type Values } from './api.ts'

let api: TestApi

beforeEach(async () => {
  api = await testApi()
  return api.close
})

const MENU = 'navigation.json'
const SITE = 'site.json'
const SEO = 'services/seo.md'
const HOME = 'pages/anasayfa.md'
const ABOUT = 'pages/hakkimizda.md'

/** Words of files, which the form has not. */
const FILE_WORDS = /---|type:|content\/|\.md|\.json|\d+\. satır/

test.each<[string, string, (values: Values) => void, (string | number)[], string]>([
  ['a link to no page', MENU, (v) => (v.header[1].link = '/hizmetlr'), ['header', 1, 'link'], 'bir sayfa yok'],
  ['a field nobody knows', SITE, (v) => (v.duyurular = []), ['duyurular'], 'adında bir alan yok'],
  ['a section without its text', ABOUT, (v) => (v.body = ''), ['body'], 'uzun yazı'],
  ['framed words not in the title', HOME, (v) => (v.sections[0].focus = 'yok'), ['sections', 0, 'focus'], 'başlık'],
  ['words for a number', SEO, (v) => (v.order = 'iki'), ['order'], 'yalnızca rakamlarla yazın'],
  ['no icon', SEO, (v) => (v.icon = ''), ['icon'], 'seçin'],
  ['HTML in a text, twice', SEO, (v) => (v.body = 'Bir <u>yazı</u>.\n\nBir <u>yazı</u>.'), ['body'], 'HTML'],
])('%s is told at its field while typing, and refused when it is saved', async (_, inside, change, at, words) => {
  const path = `content/${inside}`
  const before = api.snapshot()
  const { values, version } = await api.open(path)
  change(values)
  const { body } = await api.ask({ action: 'preview', path, values })
  const told = body.diagnostics as PlacedDiagnostic[]
  expect(told).toContainEqual(expect.objectContaining({ path, at, isBlocking: true }))
  expect(new Set(told.map((each) => JSON.stringify(each))).size, 'told once').toBe(told.length)
  expect(JSON.stringify(told.map(({ path: _path, ...sentences }) => sentences))).not.toMatch(FILE_WORDS)

  const { status, refused } = await api.ask({ action: 'save', path, values, opened: version })
  expect(status).toBe(200)
  expect(refused?.error.toLocaleLowerCase('tr')).toContain(words.toLocaleLowerCase('tr'))
  expect(refused?.error).toMatch(/Beklenen: .+\nDüzeltme: /)
  expect(refused?.error).not.toMatch(FILE_WORDS)
  expect(refused?.diagnostics).toContainEqual(expect.objectContaining({ path, at }))
  expect(api.snapshot()).toEqual(before)
})

test('what stood elsewhere before keeps nobody from saving, even a file that cannot be read', async () => {
  const file = `${api.root}/${MENU}`
  writeFileSync(file, readFileSync(file, 'utf8').replace('"#hakkimizda"', '"#hakimizda"'))
  writeFileSync(`${api.root}/${SITE}`, '{ "brand": ')
  const { values } = await api.open(`content/${SEO}`)
  const { body } = await api.ask({ action: 'preview', path: `content/${SEO}`, values: { ...values, name: '' } })
  const told = (body.diagnostics as PlacedDiagnostic[]).map(({ path, isBlocking }) => [path, isBlocking])
  expect(told).toContainEqual([`content/${SEO}`, true])
  expect(told).toContainEqual([`content/${MENU}`, undefined])
  expect((await api.edit(`content/${SEO}`, (each) => (each.name = 'Arama'))).refused).toBeUndefined()
  // What is saved has to be right itself.
  expect((await api.edit(`content/${MENU}`, (each) => (each.header[0].name = 'BAŞ'))).refused).toBeDefined()
  const { version: opened } = await api.open(`content/${SITE}`)
  const unread = await api.ask({ action: 'save', path: `content/${SITE}`, values: {}, opened })
  expect(unread.refused?.error).toContain('okunamıyor')
})
