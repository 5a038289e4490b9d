import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { writeFeed } from '../../scripts/build/feed.ts'
import { loadContent } from '../../scripts/content/load.ts'
import { contentFolder } from '../support/content-folder.ts'
import { article, page } from '../support/valid-content.ts'

/** The texts of an XML document by the names of their elements. @throws Error for one that is not well-formed. */
function textsOf(xml: string): Record<string, string[]> {
  const texts: Record<string, string[]> = {}
  const parser = new SaxesParser({ xmlns: true })
  const open: string[] = []
  parser.on('opentag', ({ name }) => void open.push(name))
  parser.on('closetag', () => void open.pop())
  parser.on('text', (text) => {
    const name = open.at(-1)
    if (name !== undefined && text.trim() !== '') texts[name] = [...(texts[name] ?? []), text]
  })
  parser.write(xml).close()
  return texts
}

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

  const texts = textsOf(writeFeed(content.pages, content.siteData) ?? '')

  expect(texts.title).toHaveLength(51)
  expect(texts.title?.slice(0, 2)).toEqual(['Örnek Dijital', 'Yazı & <51. gün>'])
  expect(texts.id?.slice(0, 2)).toEqual([
    'https://www.example.com/feed.xml',
    'https://www.example.com/yazilar/yazi-51/',
  ])
  expect(texts.updated?.slice(0, 2)).toEqual(['2026-02-20T00:00:00+03:00', '2026-02-20T00:00:00+03:00'])
  expect(texts.name).toEqual(['Örnek Dijital'])
})
