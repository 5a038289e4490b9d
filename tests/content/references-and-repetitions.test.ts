import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseMarkdown } from '../../scripts/content/parse/markdown/parse-markdown.ts'
import { parseEntry } from '../../scripts/content/parse/parse-entry.ts'
import { Source } from '../../scripts/content/text/source-text.ts'
import { findRepeatedItems } from '../../scripts/content/validate/repeated-items.ts'

test('a definition counts at each of its uses, with the words of the use', () => {
  const text =
    '[Bir][x], [iki][x] ve ![][foto] ile ![Tezgâh][foto]\n\n[x]: /iletisim\n[foto]: images/a.png\n[boş]: /yok'
  const { links, images } = parseMarkdown(text, 0)
  expect(links.map(({ url, text }) => [url, text])).toEqual([
    ['/iletisim', 'Bir'],
    ['/iletisim', 'iki'],
    ['/yok', 'boş'],
  ])
  expect(images.map(({ alt }) => alt)).toEqual(['', 'Tezgâh'])
})

test('the schema says which field of an item is unique; no name is special', () => {
  const schema = z.strictObject({
    items: z.array(z.strictObject({ quote: z.string().meta({ unique: true }), name: z.string() })),
  })
  const items = [
    { quote: 'Zamanında bitti.', name: 'A. Y.' },
    { quote: 'Bizi dinlediler.', name: 'A. Y.' },
    { quote: 'Zamanında bitti.', name: 'B. K.' },
  ]
  const source = new Source('a.json', JSON.stringify({ items }))
  const found = findRepeatedItems(parseEntry(source, { name: 'a', format: 'json', folder: 'a', schema }), schema)
  expect(found.map(({ at }) => at)).toEqual([['items', 2, 'quote']])
})
