import { expect, test } from 'vitest'
import { checkContent, loadContent } from '../../scripts/content/load.ts'
import { contentFolder } from '../support/content-folder.ts'
import { page } from '../support/valid-content.ts'

test('a folder without mistakes has no diagnostics', async () => {
  expect(await checkContent({ root: await contentFolder() })).toEqual([])
})

test('a misspelt field is reported once, at its key, with the nearest real name', async () => {
  const root = await contentFolder({
    'pages/yeni.md': page({
      path: '/yeni',
      sections: [{ type: 'banner', tittle: 'Başlayalım', action: { label: 'Yazın', link: '/iletisim' } }],
    }),
  })

  const diagnostics = await checkContent({ root, language: 'tr' })

  expect(diagnostics).toMatchObject([{ code: 'unknown-field', line: 7, column: 5, fix: 'bunun yerine "title" yazın.' }])
})

test('content without diagnostics is put together for the browser', async () => {
  const { diagnostics, content, assets } = await loadContent({ root: await contentFolder() })

  expect(diagnostics).toEqual([])
  expect(content?.shell.services.map(({ id }) => id)).toEqual(['seo', 'web-tasarim'])
  expect(content?.pages.map(({ id }) => id)).toEqual([
    'anasayfa',
    'bulunamadi',
    'hakkimizda',
    'hizmetlerimiz',
    'iletisim',
  ])
  expect(assets.map(({ fileName }) => fileName).sort()).toEqual([
    expect.stringMatching(/^assets\/kart-[0-9a-f]{8}\.png$/),
    expect.stringMatching(/^assets\/logo-acik-[0-9a-f]{8}\.svg$/),
    expect.stringMatching(/^assets\/logo-koyu-[0-9a-f]{8}\.svg$/),
  ])
})

test('a body becomes plain nodes, with named headings and untouched links', async () => {
  const { content } = await loadContent({ root: await contentFolder() })

  const page = content?.pages.find(({ id }) => id === 'hizmetlerimiz')?.content
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
  const sections = content?.pages.find(({ id }) => id === 'hakkimizda')?.content.sections
  expect(sections).toMatchObject([{ type: 'prose', body: [['h2', { id: 'icerik-2' }, 'İçerik'], expect.anything()] }])
})
