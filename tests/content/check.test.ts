import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkFolder } from '../../scripts/content/check.ts'
import { translate } from '../../scripts/content/diagnostics/messages/translate.ts'
import { checkContent, loadContent } from '../../scripts/content/load.ts'
import { collections } from '../../src/collections/index.ts'
import { contentFolder } from '../support/content-folder.ts'
import { markdown, page } from '../support/valid-content.ts'

test('content without diagnostics is put together for the browser', async () => {
  const { diagnostics, content, assets } = await loadContent({ root: await contentFolder() })

  expect(diagnostics).toEqual([])
  expect(content?.siteData.services.map(({ id }) => id)).toEqual(['seo', 'web-tasarim'])
  expect(content?.pages.map(({ path }) => path)).toEqual(['/', '/404', '/hakkimizda', '/hizmetlerimiz', '/iletisim'])
  expect(assets.map(({ fileName }) => fileName).sort()).toEqual([
    expect.stringMatching(/^assets\/kart-[0-9a-f]{8}\.png$/),
    expect.stringMatching(/^assets\/logo-acik-[0-9a-f]{8}\.svg$/),
    expect.stringMatching(/^assets\/logo-koyu-[0-9a-f]{8}\.svg$/),
  ])
})

test('a body becomes plain nodes, with named headings and untouched links', async () => {
  const { content } = await loadContent({ root: await contentFolder() })

  const page = content?.pages.find(({ path }) => path === '/hizmetlerimiz')?.content
  const section = page?.sections[0]

  expect(section).toMatchObject({ type: 'all-services', services: [{ id: 'seo' }, { id: 'web-tasarim' }] })
  expect(section?.type === 'all-services' && section.services[0]?.body).toEqual([
    ['p', 0, 'Arayanlar sizi bulsun. Ayrıntı için ', ['a', { href: '/iletisim' }, 'bize yazın'], '.'],
    ['h3', { id: 'seo-neler-yapiyoruz' }, 'Neler yapıyoruz'],
    ['ul', 0, ['li', 0, 'Ölçüm'], ['li', 0, 'Düzenleme']],
  ])
})

test('a heading called like the element of every page gets another name, and links lead to that', async () => {
  const body = '## İçerik\n\nNasıl çalıştığımız [burada](/hakkimizda#icerik-2).'
  const about = page({ path: '/hakkimizda', sections: [{ type: 'prose', title: 'Biz kimiz' }] }, body)

  const { diagnostics, content } = await loadContent({ root: await contentFolder({ 'pages/hakkimizda.md': about }) })

  expect(diagnostics).toEqual([])
  const sections = content?.pages.find(({ path }) => path === '/hakkimizda')?.content.sections
  expect(sections).toMatchObject([{ type: 'prose', body: [['h2', { id: 'icerik-2' }, 'İçerik'], expect.anything()] }])
})

const SITE = fileURLToPath(new URL('../fixtures/site', import.meta.url))

/** Nothing links to a draft. */
const published = readdirSync(join(SITE, 'pages')).filter(
  (name) => !readFileSync(join(SITE, 'pages', name), 'utf8').includes('\ndraft: true'),
)

test.each(published)('a changed address of %s is one diagnostic, at its field', async (name) => {
  const root = mkdtempSync(join(tmpdir(), 'adres-'))
  cpSync(SITE, root, { recursive: true })
  const file = join(root, 'pages', name)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^path: .*$/m, 'path: /bambaska'))

  expect(await checkContent({ root })).toMatchObject([{ file, line: 2 }])
})

test('where the fix is about marks of the file, the form gets one in its own words', async () => {
  const fields = { id: 'x', name: 'X', order: 9, icon: 'layout' }
  const root = await contentFolder({
    'services/x.md': markdown(fields),
    'pages/yeni.md': page({}, 'Bir yazı.'),
  })

  const diagnostics = await checkContent({ root })

  expect(diagnostics.map(({ code, formFix }) => [code, formFix])).toEqual([
    ['unused-body', 'bölümlere bir "Yazı bölümü" ekleyin ya da uzun yazıyı silin.'],
    ['missing-field', 'kırmızı çerçeveli alanı doldurun.'],
    ['missing-body', 'uzun yazıyı yazın.'],
  ])
})

test.each([
  ['"750,50"', '`"rate": 750.5` yazın.'],
  ['"1.250,50"', '`"rate": 1250.5` yazın.'],
  ['"750 TL"', '`"rate": 750` yazın.'],
  ['"çok"', 'yalnızca rakamlarla, tırnaksız yazın.'],
  ['-5', 'en az 0, en fazla 9999 yazın.'],
  ['750.5', undefined],
])('a field for a number with decimals takes %s: %s', async (written, fix) => {
  const rate = z.number().min(0).max(9999).meta({ title: 'Saat ücreti', description: 'Bir saatlik işin ücreti.' })
  const prices = { name: 'prices', format: 'json', folder: 'prices', schema: z.strictObject({ rate }) } as const
  const root = await contentFolder({ 'prices/saat.json': `{ "rate": ${written} }` })

  const { diagnostics } = checkFolder(root, { collections: [...collections, prices] })

  const told = diagnostics.map(({ code, params }) => translate(code, params, 'tr'))
  expect(told.map((text) => text.fix)).toEqual(fix === undefined ? [] : [fix])
  if (fix) expect(told[0]?.expected).toContain('0 ile 9999 arasında sayı, ondalığı noktayla')
})
