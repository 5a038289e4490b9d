import { readFileSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PlacedDiagnostic } from '../../scripts/editor/server/place-diagnostics.ts'
import { type TestApi, testApi } from './api.ts'

let api: TestApi

beforeEach(async () => {
  api = await testApi()
})

afterEach(() => {
  api.close()
})

// biome-ignore lint/suspicious/noExplicitAny: values of many shapes, changed by hand.
type Values = any

async function check(path: string, change: (values: Values) => void): Promise<PlacedDiagnostic[]> {
  const { body } = await api.ask({ action: 'entry', path })
  const values = body.values as Values
  change(values)
  const answer = await api.ask({ action: 'preview', path, values })
  return answer.body.diagnostics as PlacedDiagnostic[]
}

test.each<[string, string, (values: Values) => void, (string | number)[]]>([
  ['a link to no page', 'navigation.json', (v) => (v.header[1].link = '/hizmetlr'), ['header', 1, 'link']],
  ['a number used twice', 'navigation.json', (v) => (v.header[1].id = 1), ['header', 1, 'id']],
  ['no picture', 'projects.json', (v) => (v.projects[0].imageUrl = 'images/yok.png'), ['projects', 0, 'imageUrl']],
  ['a text without its section', 'pages/iletisim.md', (v) => (v.body = 'Görünmeyen yazı.'), ['body']],
  ['a card too few', 'projects.json', (v) => v.projects.pop(), ['projects']],
  ['a card without words', 'projects.json', (v) => (v.projects[2].alt = ''), ['projects', 2, 'alt']],
  ['words that say nothing', 'projects.json', (v) => (v.projects[2].alt = 'görsel'), ['projects', 2, 'alt']],
  ['an address that is taken', 'pages/hakkimizda.md', (v) => (v.path = '/iletisim'), ['path']],
  ['a section without its text', 'pages/hakkimizda.md', (v) => (v.body = ''), ['sections', 0, 'type']],
  [
    'framed words not in the title',
    'pages/anasayfa.md',
    (v) => (v.sections[0].focus = 'hiç yok'),
    ['sections', 0, 'focus'],
  ],
  ['a place used twice', 'services/seo.md', (v) => (v.order = 2), ['order']],
  ['a number emptied', 'services/seo.md', (v) => (v.order = ''), ['order']],
  ['a name emptied', 'services/seo.md', (v) => (v.name = ''), ['name']],
  ['no icon', 'services/seo.md', (v) => (v.icon = ''), ['icon']],
  ['a text too long', 'services/seo.md', (v) => (v.summary = 'a'.repeat(161)), ['summary']],
  ['a mail address with a space', 'site.json', (v) => (v.contact.email = 'a b@example.com'), ['contact', 'email']],
  ['a number without its country', 'site.json', (v) => (v.contact.phone = '0212 000 00 00'), ['contact', 'phone']],
  ['an account without its address', 'site.json', (v) => (v.social[0].link = 'linkedin'), ['social', 0, 'link']],
  ['HTML in a text', 'services/seo.md', (v) => (v.body = 'Bir <script>alert(1)</script> yazı.'), ['body']],
  ['a heading too high', 'services/seo.md', (v) => (v.body = '# En üst\n\nYazı.'), ['body']],
  ['a picture without words', 'services/seo.md', (v) => (v.body = '![](images/kart.png)'), ['body']],
  ['a gap that is missing', 'interface.json', (v) => (v.visits = 'Ziyaret Sayısı'), ['visits']],
])('%s is told at its field, in words of the form', async (_, path, change, at) => {
  const diagnostics = await check(`content/${path}`, change)
  expect(diagnostics.map((each) => each.at)).toContainEqual(at)
  for (const { problem, expected, fix } of diagnostics) {
    expect([problem, expected, fix].join('\n')).not.toMatch(/---|type:|\.md|\.json|\d+\. satır/)
  }
})

test('what stood elsewhere before does not keep a draft from being saved', async () => {
  const file = `${api.root}/navigation.json`
  writeFileSync(file, readFileSync(file, 'utf8').replace('"#hakkimizda"', '"#hakimizda"'))
  const diagnostics = await check('content/services/seo.md', (values) => (values.name = ''))
  expect(diagnostics.map(({ path, isBlocking }) => [path, isBlocking])).toEqual(
    expect.arrayContaining([
      ['content/services/seo.md', true],
      ['content/navigation.json', undefined],
    ]),
  )
})
