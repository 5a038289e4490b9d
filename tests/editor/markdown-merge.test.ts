import { expect, test } from 'vitest'
import { mergeMarkdown } from '../../scripts/editor/merge/markdown.ts'

const written = [
  'İlk satır burada kırılır',
  've *sürer*; <bilgi@example.com> yazın.  ',
  'Yeni satır.',
  '',
  '## Başlık',
  '',
  '* bir',
  '* iki',
  '  * iç madde',
  '* üç',
  '',
  '',
  '| Sol  | Sağ |',
  '|:-----|----:|',
  '| a    |  1  |',
  '| b    |  2  |',
  '',
  'Son paragraf.',
].join('\n')

/** The same text the way a rich text form writes it: other markers, no alignment, nothing broken. */
const rewritten = [
  'İlk satır burada kırılır ve _sürer_; [bilgi@example.com](mailto:bilgi@example.com) yazın.\\',
  'Yeni satır.',
  '',
  '## Başlık',
  '',
  '- bir',
  '',
  '- iki',
  '',
  '  - iç madde',
  '',
  '- üç',
  '',
  '| Sol | Sağ |',
  '| --- | --- |',
  '| a | 1 |',
  '| b | 2 |',
  '',
  'Son paragraf.',
].join('\n')

function changed(after: string) {
  const merged = mergeMarkdown(written, after)
  const before = written.split('\n')
  const now = merged.split('\n')
  return { gone: before.filter((line) => !now.includes(line)), came: now.filter((line) => !before.includes(line)) }
}

test('a text that says the same keeps every byte, however the form writes it', () => {
  expect(mergeMarkdown(written, rewritten)).toBe(written)
})

test.each([
  ['in the last paragraph', 'Son paragraf.', 'Son cümle.', 'Son cümle.', 'Son paragraf.'],
  ['in a broken line', 'kırılır ve', 'bölünür ve', 'İlk satır burada bölünür', 'İlk satır burada kırılır'],
  ['in a table with alignment', '| b | 2 |', '| b | 3 |', '| b | 3 |', '| b    |  2  |'],
  ['in a list item', '- bir', '- birinci', '* birinci', '* bir'],
])('one word changed %s is one line changed', (_, from, to, came, gone) => {
  expect(changed(rewritten.replace(from, to))).toEqual({ gone: [gone], came: [came] })
})

test('a new paragraph and a removed heading leave everything else alone', () => {
  expect(changed(rewritten.replace('Son paragraf.', 'Araya giren.\n\nSon paragraf.'))).toEqual({
    gone: [],
    came: ['Araya giren.'],
  })
  expect(changed(rewritten.replace('## Başlık\n\n', ''))).toEqual({ gone: ['## Başlık'], came: [] })
})
