import { expect, test } from 'vitest'
import { loadContent } from '../../scripts/content/load.ts'
import { contentFolder } from '../support/content-folder.ts'
import { json, site } from '../support/valid-content.ts'

const fields = 'id: bakim\nname: Bakım\norder: 3\nicon: maintenance\nsummary: Siteniz güncel kalır.'
const service = (yaml: string, body = 'Metin.') => ({ 'services/bakim.md': `---\n${yaml}\n---\n\n${body}\n` })
/** As much text as passes the limits of a body. */
const fill = (text: string, characters = 49_000) => text.repeat(Math.floor(characters / text.length))
const lines = (text: string) => `${text}\n`.repeat(1400)

const hostile: Record<string, Record<string, string>> = {
  '100,000 closed brackets in JSON': { 'site.json': '['.repeat(100_000) + ']'.repeat(100_000) },
  'a JSON object without end': {
    'site.json': `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  },
  'the same JSON name without end': { 'site.json': `{${fill('"brand":1,', 290_000)}"x":1}` },
  'YAML brackets': service(`a: ${fill('[')}`),
  'YAML indents': service(Array.from({ length: 1000 }, (_, index) => `${' '.repeat(index)}a:`).join('\n')),
  'YAML that grows when it is read': service(
    Array.from(
      { length: 400 },
      (_, index) => `a${index}: &a${index} [${index === 0 ? 'x' : `*a${index - 1}, *a${index - 1}`}]`,
    ).join('\n'),
  ),
  'fences without end': { 'services/bakim.md': fill('---\n', 290_000) },
  'Markdown brackets': service(fields, fill('[')),
  'Markdown half links': service(fields, fill('[a](')),
  'Markdown lists': service(`${fields}\nx: 1`, lines('- a')),
  'question marks': { 'site.json': json({ ...site, tagline: fill('a?', 140_000) + fill('?', 140_000) }) },
  'signs in a field that open and never close': {
    'site.json': json({
      ...site,
      tagline: ['<a ', '<a =', '<!--', '[a', '[a](b', '*a', '**a ', '`a', '&#x', '_a', '~~a']
        .map((sign) => fill(sign, 25_000))
        .join(''),
    }),
  },
  'a whole drawing of comments': {
    'images/logo-acik.svg': `<svg xmlns="http://www.w3.org/2000/svg">${fill('<!--', 4_900_000)}</svg>`,
  },
  'a whole drawing of attributes': {
    'images/logo-acik.svg': `<svg xmlns="http://www.w3.org/2000/svg" ${fill('a="1" ', 4_900_000)}></svg>`,
  },
  'a body of spaces and tabs': service(fields, `${fill(' ', 20_000)}x\n${fill('a\t', 14_000)}\n${fill('a\t', 14_000)}`),
}

test.each(Object.keys(hostile))('%s: answered within a second', async (name) => {
  const root = await contentFolder(hostile[name])

  // Time on the processor: other work on the machine makes a run longer, but no heavier.
  const start = process.cpuUsage()
  const { diagnostics } = await loadContent({ root })
  const { user, system } = process.cpuUsage(start)

  expect(diagnostics.length).toBeGreaterThan(0)
  expect((user + system) / 1000).toBeLessThan(1000)
})
