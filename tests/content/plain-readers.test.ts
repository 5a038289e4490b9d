import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { parseMarkdown } from '../../scripts/content/markdown.ts'
import { readPlainMarkdown } from '../../scripts/content/plain-markdown.ts'
import { readPlainYaml } from '../../scripts/content/plain-yaml.ts'
import { readYaml } from '../../scripts/content/yaml-document.ts'

const RUNS = Number(process.env.FUZZ_RUNS ?? 400)
vi.setConfig({ testTimeout: 10_000 + RUNS * 50 })

/** Where the quick reader gives an answer, the parser must give the same one. */
function compareYaml(text: string) {
  const plain = readPlainYaml(text)
  if (plain === undefined) return false
  const document = readYaml(text)
  expect({ text, errors: document.errors.map(({ message }) => message) }).toEqual({ text, errors: [] })
  expect({ text, value: plain }).toEqual({ text, value: document.toJS() })
  return true
}

function compareMarkdown(text: string) {
  const plain = readPlainMarkdown(text, 7)
  if (plain === undefined) return false
  expect({ text, facts: plain }).toEqual({ text, facts: parseMarkdown(text, 7) })
  return true
}

/** The two parts of every Markdown file there is: the site's own and the broken ones. */
function realParts(): { fields: string; body: string }[] {
  const root = new URL('../../', import.meta.url).pathname
  return ['content', 'tests/fixtures/broken'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => {
        const [, fields = '', ...body] = readFileSync(join(root, folder, name), 'utf8').split('---\n')
        return { fields, body: body.join('---\n') }
      }),
  )
}

test('real files are mostly plain, and read the same by both readers', () => {
  const parts = realParts()

  expect(parts.filter(({ fields }) => compareYaml(fields)).length).toBeGreaterThan(parts.length / 3)
  expect(parts.filter(({ body }) => compareMarkdown(body)).length).toBeGreaterThan(parts.length / 3)
})

const yamlPiece = fc.constantFrom(
  'a: ',
  'b: ',
  'a:',
  'key-2: ',
  '- ',
  '-',
  '\n',
  '\n',
  '\n  ',
  '\n    ',
  '\n- ',
  '\n  - ',
  '\n  b: ',
  '\n    c: ',
  'x',
  'Web tasarım',
  '1',
  '0212',
  '1.5',
  '2025-01-01',
  '1e3',
  'null',
  'true',
  'no',
  '~',
  '"a"',
  "'b'",
  '"',
  "'",
  ': ',
  ':',
  ', ',
  '[',
  ']',
  '?',
  '? ',
  '.',
  '...',
  '---',
  '--- ',
  '-1',
  '+1',
  '.5',
  '0x1f',
  '(',
  '=',
  '<<',
  'ş',
  '🚀',
  ' ',
  '  ',
  "it's",
  '12:30',
  '%42',
  'a! b & c* d',
  '{n}',
  '@',
  ' #',
  'a#b',
  '|',
  '>',
  '"a: b # c"',
  '=',
)

test('whatever the quick YAML reader answers, the parser answers too', () => {
  fc.assert(
    fc.property(fc.array(yamlPiece, { maxLength: 24 }), (pieces) => {
      compareYaml(`\n${pieces.join('')}\n`)
    }),
    { numRuns: RUNS * 10 },
  )
})

const markdownPiece = fc.constantFrom(
  'Metin',
  ' ',
  '\n',
  '\n\n',
  '# ',
  '## ',
  '### ',
  '#',
  '- ',
  '* ',
  '1. ',
  '1) ',
  '+ ',
  '*',
  '**',
  '_',
  '__',
  '[a](/b)',
  '[a b](https://x.y/z?a=b#c)',
  '[a](b c)',
  '[',
  ']',
  '(',
  ')',
  '](',
  'www.a.b',
  '**kalın**',
  'Evet!',
  '! ',
  '\n**',
  'https://a.b',
  'a@b.c',
  'mailto:a@b.c',
  '---',
  '===',
  '-',
  '=',
  ':',
  '.',
  '"',
  "'",
  'ş',
  '🚀',
  '2',
  '\n- ',
  '\n1. ',
  '\n# ',
  '\n### Başlık\n',
  '  ',
  '    ',
  '\n    ',
  '/',
  '^',
  '{',
  '}',
  '$',
  '%',
  ';',
  '[a\nb](c)',
  '[ ](c)',
)

test('whatever the quick Markdown reader answers, the parser answers too', () => {
  fc.assert(
    fc.property(fc.array(markdownPiece, { maxLength: 24 }), (pieces) => {
      compareMarkdown(pieces.join(''))
    }),
    { numRuns: RUNS * 10 },
  )
})
