import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeDocument } from '../../scripts/prerender/document.ts'

const write = (page: string, title = 'Sayfa') =>
  writeDocument({
    template: readFileSync('index.html', 'utf8'),
    rendered: `<title>${title}</title><main id="icerik" tabindex="-1">${page}</main>`,
    attributes: {},
    typefaces: { css: '', files: [] },
    css: '',
    ahead: { styles: '/a.css', openings: '/a.txt' },
    head: [],
    withoutScript: { styles: '/b.css', links: [] },
  })

test.each([
  ['between two words', '<p><strong>Kalın</strong>\n<a href="/iletisim/">bağ</a></p>'],
  ['between paragraphs of a text that is shown as written', '<p>Bir.\n\nİki.</p>'],
  ['in a list within a list', '<ul><li>\n<p>Bir</p>\n<ul><li>İki</li></ul>\n</li></ul>'],
  ['in code', '<pre><code>a\n    b\n</code></pre>'],
])('a page keeps its line breaks: %s', (_, text) => {
  expect(write(`<section>${text}</section>`)).toContain(`<section>${text}</section>`)
})

test('lines that only divide the document are left out', () => {
  expect(write('<section></section>')).not.toMatch(/>\s+<(?!\/style)/)
})

test('remarks in what was written by hand are left out, and a text that looks like one is kept', () => {
  const html = write('<section></section>', 'Stiller /* ve */ yorumlar')
  expect(html.match(/\/\*[\s\S]*?\*\//g)).toEqual(['/* ve */'])
  expect(html).toContain('<title>Stiller /* ve */ yorumlar</title>')
})
