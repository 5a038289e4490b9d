import { expect, test } from 'vitest'
import { checkFolder } from '../../scripts/content/check.ts'
import { loadContent } from '../../scripts/content/load.ts'
import { listDrafts, listFutureDays } from '../../scripts/content/site/not-published.ts'
import { contentFolder } from '../support/content-folder.ts'
import { article, hero, json, navigation, page } from '../support/valid-content.ts'

const listPage = (show: string, path = '/yazilar') =>
  page({ path, title: 'Yazılar', sections: [{ type: 'articles', title: 'Yazılar', show }] })

/** Articles of the first days of a month, by path. */
const articles = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => index + 1).map((day) => [
      `articles/yazi-${day}.md`,
      article({ title: `Yazı ${day}`, date: `2026-03-${String(day).padStart(2, '0')}` }),
    ]),
  )

async function load(files: Record<string, string>, drafts: 'shown' | 'hidden' = 'hidden') {
  const { content, diagnostics } = await loadContent({ root: await contentFolder(files), drafts })
  expect(diagnostics).toEqual([])
  if (!content) throw new Error('The content has problems.')
  const at = (path: string) => content.pages.find((each) => each.path === path)?.content
  return { ...content, at }
}

type Loaded = Awaited<ReturnType<typeof load>>

function listed(shown: ReturnType<Loaded['at']>): string[] {
  const sections = shown?.sections ?? []
  return sections.flatMap((section) => (section.type === 'entries' ? section.entries : [])).map(({ title }) => title)
}

test('a list goes on on another page after twelve articles, the newest first, below any page that shows all', async () => {
  const section = { type: 'articles', title: 'Yazılar', show: 'all' }
  const lists = {
    'pages/yazilar.md': listPage('all'),
    'pages/arsiv.md': listPage('all', '/arsiv'),
    'pages/anasayfa.md': page({ path: '/', title: 'Ana sayfa', sections: [hero, section] }),
    'pages/son.md': listPage('latest', '/son'),
  }
  const { at } = await load({ ...articles(13), ...lists })

  expect(listed(at('/yazilar'))).toEqual(Array.from({ length: 12 }, (_, index) => `Yazı ${13 - index}`))
  expect(at('/yazilar/sayfa-2')?.title).toBe('Yazılar, 2. sayfa')
  for (const path of ['/yazilar/sayfa-2', '/arsiv/sayfa-2', '/sayfa-2'])
    expect(listed(at(path)), path).toEqual(['Yazı 1'])
  expect(listed(at('/son')), 'the latest three').toEqual(['Yazı 13', 'Yazı 12', 'Yazı 11'])
  const twelve = await load({ ...articles(12), ...lists })
  expect(twelve.at('/yazilar/sayfa-2')).toBeUndefined()
})

test('an article says its day as people read it, and leads to its neighbours and the list', async () => {
  const { at } = await load({ ...articles(3), 'pages/yazilar.md': listPage('all') })
  const [middle, newest] = [at('/yazilar/yazi-2')?.sections[0], at('/yazilar/yazi-3')?.sections[0]]

  expect(middle).toMatchObject({
    day: { iso: '2026-03-02', text: '2 Mart 2026' },
    ways: {
      pages: [
        { path: '/yazilar/yazi-3', title: 'Yazı 3', label: 'Daha yeni yazı' },
        { path: '/yazilar/yazi-1', title: 'Yazı 1', label: 'Daha eski yazı' },
      ],
      list: { path: '/yazilar', title: 'Bütün yazılar' },
    },
  })
  expect(newest).toMatchObject({ ways: { pages: [{ title: 'Yazı 2' }] } })
})

test('a list says the days of its articles unless they are all one', async () => {
  const days = async (second: string) => {
    const { at } = await load({
      ...articles(1),
      'articles/yazi-2.md': article({ title: 'Yazı 2', date: second }),
      'pages/yazilar.md': listPage('all'),
    })
    const sections = at('/yazilar')?.sections ?? []
    return sections.flatMap((each) => (each.type === 'entries' ? each.entries.map(({ day }) => day?.iso) : []))
  }
  expect(await days('2026-03-02')).toEqual(['2026-03-02', '2026-03-01'])
  expect(await days('2026-03-01')).toEqual([undefined, undefined])
})

test('a draft is left out for visitors, from its page to the lists, and is whole in development', async () => {
  const files = {
    ...articles(2),
    'articles/yazi-3.md': article({ title: 'Yazı 3', date: '2026-03-03', draft: true, previousPaths: ['/eski'] }),
    'pages/hazirlik.md': page({ path: '/hazirlik', draft: true }),
    'pages/yazilar.md': listPage('all'),
  }
  const [hidden, shown] = [await load(files), await load(files, 'shown')]

  expect(listed(hidden.at('/yazilar'))).toEqual(['Yazı 2', 'Yazı 1'])
  expect(hidden.at('/yazilar/yazi-2')?.sections[0]).toMatchObject({ ways: { pages: [{ title: 'Yazı 1' }] } })
  expect([hidden.at('/yazilar/yazi-3'), hidden.at('/hazirlik')]).toEqual([undefined, undefined])
  expect(hidden.redirects).toEqual([])
  expect(listed(shown.at('/yazilar'))).toEqual(['Yazı 3', 'Yazı 2', 'Yazı 1'])
  expect(shown.at('/hazirlik')?.draft).toBe(true)
})

test('drafts are counted and days to come are told, without being a problem; what is no day is one', async () => {
  const check = async (dates: string[]) => {
    const [date, draft] = dates
    const drafts = draft === undefined ? {} : { 'articles/taslak.md': article({ date: draft, draft: true }) }
    const listing = { 'pages/yazilar.md': listPage('all'), 'articles/yarin.md': article({ date }) }
    return checkFolder(await contentFolder({ ...listing, ...drafts }))
  }
  const { files, diagnostics } = await check(['2026-03-02', '2026-03-01'])

  expect(diagnostics).toEqual([])
  expect(listDrafts(files, 'content', 'tr')).toBe(
    '1 taslak. Sorun sayılmaz; bunlar yayında görünmez:\n    content/articles/taslak.md:5',
  )
  expect(listFutureDays(files, 'content', 'tr', '2026-03-01')).toContain('content/articles/yarin.md:4  2026-03-02')
  expect(listFutureDays(files, 'content', 'tr', '2026-03-02')).toBeUndefined()
  const wrong = await check(['2999-11-31'])
  expect(wrong.diagnostics).toMatchObject([{ code: 'wrong-format' }])
  expect(listFutureDays(wrong.files, 'content', 'tr')).toBeUndefined()
})

test('menus stand in capitals, however their lines are written', async () => {
  const items = [{ id: 1, name: 'İletişim, kısaca', link: '/iletisim' }]
  const quick = [{ name: 'Giriş', link: '#' }]
  const written = { ...navigation, header: items, menu: { title: 'Menü', items }, quickLinks: quick }
  const { siteData } = await load({ 'navigation.json': json(written) })

  const { header, menu, quickLinks } = siteData.navigation
  const names = [...header, ...menu.items, ...quickLinks].map(({ name }) => name)
  expect(names).toEqual(['İLETİŞİM, KISACA', 'İLETİŞİM, KISACA', 'GİRİŞ'])
})

test('a heading called like the element of every page gets another name, and links lead to that', async () => {
  const sections = [{ type: 'prose', title: 'Biz kimiz' }]
  const about = page({ path: '/hakkimizda', sections }, '## İçerik\n\n[Nasıl çalışırız?](/hakkimizda#icerik-2)')
  const { at } = await load({ 'pages/hakkimizda.md': about })

  const link = ['a', { href: '/hakkimizda#icerik-2' }, 'Nasıl çalışırız?']
  expect(at('/hakkimizda')?.sections).toMatchObject([
    {
      body: [
        ['h2', { id: 'icerik-2' }, 'İçerik'],
        ['p', 0, link],
      ],
    },
  ])
})
