import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { writeFeed } from '../../scripts/build/feed.ts'
import { loadContent } from '../../scripts/content/load.ts'
import { contentFolder } from '../support/content-folder.ts'
import { article, page } from '../support/valid-content.ts'

test('the feed has the newest fifty entries, newest first, each with what Atom asks for', async () => {
  const articles = Object.fromEntries(
    Array.from({ length: 51 }, (_, index) => {
      const date = new Date(Date.UTC(2026, 0, index + 1)).toISOString().slice(0, 10)
      return [`articles/yazi-${index + 1}.md`, article({ title: `Yazı & <${index + 1}. gün>`, date })]
    }),
  )
  const sections = [{ type: 'articles', title: 'Yazılar', show: 'all' }]
  const root = await contentFolder({ ...articles, 'pages/yazilar.md': page({ path: '/yazilar', sections }) })
  const { content } = await loadContent({ root })
  if (!content) throw new Error('The content has problems.')

  const feed = writeFeed(content.pages, content.siteData) ?? ''
  // Throws for a document that is not well-formed.
  new SaxesParser({ xmlns: true }).write(feed).close()
  const textsOf = (name: string) =>
    Array.from(feed.matchAll(new RegExp(`<${name}[^>]*>([^<]*)`, 'g')), ([, text]) => text)

  expect(textsOf('title')).toHaveLength(51)
  expect(textsOf('title').slice(0, 2)).toEqual(['Örnek Dijital', 'Yazı &amp; &lt;51. gün&gt;'])
  expect(textsOf('id').slice(0, 2)).toEqual([
    'https://www.example.com/feed.xml',
    'https://www.example.com/yazilar/yazi-51/',
  ])
  expect(textsOf('updated').slice(0, 2)).toEqual(['2026-02-20T00:00:00+03:00', '2026-02-20T00:00:00+03:00'])
  expect(textsOf('name')).toEqual(['Örnek Dijital'])
})
