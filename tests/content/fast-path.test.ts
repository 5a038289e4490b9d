import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { readPlainMarkdown } from '../../scripts/content/parse/fast-path/fast-markdown.ts'
import { readPlainYaml } from '../../scripts/content/parse/fast-path/fast-yaml.ts'
import { parseMarkdown } from '../../scripts/content/parse/markdown/parse-markdown.ts'
import { readYaml } from '../../scripts/content/parse/yaml/parse-document.ts'
import { groups } from '../fixtures/cases/all.ts'
import type { Case } from '../fixtures/cases/case.ts'
import { anyOf, fuzzRuns } from '../support/fuzz.ts'
import { FIXTURE_SITE } from '../support/test-sites.ts'

const RUNS = fuzzRuns(400)
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
  expect({ text, outline: plain }).toEqual({ text, outline: parseMarkdown(text, 7) })
  return true
}

test('real files are mostly plain, and read the same by both readers', () => {
  const site = readdirSync(FIXTURE_SITE.content, { recursive: true, encoding: 'utf8' })
  const files = site.flatMap((name) => (name.endsWith('.md') ? [readFileSync(join(FIXTURE_SITE.content, name))] : []))
  const broken = Object.values(groups).flatMap((cases) => Object.values(cases).flatMap(Object.entries<Case[string]>))
  const texts = [...files, ...broken.flatMap(([name, file]) => (name.endsWith('.md') && file !== null ? [file] : []))]
  const parts = texts.map((text) => {
    const [, fields = '', ...body] = String(text).split('---\n')
    return { fields, body: body.join('---\n') }
  })

  expect(parts.filter(({ fields }) => compareYaml(fields)).length).toBeGreaterThan(parts.length / 3)
  expect(parts.filter(({ body }) => compareMarkdown(body)).length).toBeGreaterThan(parts.length / 3)
})

const yamlPiece = anyOf(
  `a: ¦b: ¦a:¦key-2: ¦- ¦-¦\n¦\n¦\n  ¦\n    ¦\n- ¦\n  - ¦\n  b: ¦\n    c: ¦x¦Web tasarım¦1¦0212¦1.5¦2025-01-01`,
  `1e3¦null¦true¦no¦~¦"a"¦'b'¦"¦'¦: ¦:¦, ¦[¦]¦?¦? ¦.¦...¦---¦--- ¦-1¦+1¦.5¦0x1f¦(¦=¦<<¦ş¦🚀¦ ¦  ¦it's¦12:30¦%42`,
  `a! b & c* d¦{n}¦@¦ #¦a#b¦|¦>¦"a: b # c"¦=`,
)

test('whatever the quick YAML reader answers, the parser answers too', () => {
  fc.assert(
    fc.property(fc.array(yamlPiece, { maxLength: 24 }), (pieces) => {
      compareYaml(`\n${pieces.join('')}\n`)
    }),
    { numRuns: RUNS * 10 },
  )
})

const markdownPiece = anyOf(
  `Metin¦ ¦\n¦\n\n¦# ¦## ¦### ¦#¦- ¦* ¦1. ¦1) ¦+ ¦*¦**¦_¦__¦[a](/b)¦[a b](https://x.y/z?a=b#c)¦[a](b c)¦[¦]¦(¦)`,
  `](¦www.a.b¦**kalın**¦Evet!¦! ¦\n**¦https://a.b¦a@b.c¦mailto:a@b.c¦---¦===¦-¦=¦:¦.¦"¦'¦ş¦🚀¦2¦\n- ¦\n1. ¦\n# `,
  `\n### Başlık\n¦  ¦    ¦\n    ¦/¦^¦{¦}¦$¦%¦;¦[a\nb](c)¦[ ](c)`,
)

test('whatever the quick Markdown reader answers, the parser answers too', () => {
  fc.assert(
    fc.property(fc.array(markdownPiece, { maxLength: 24 }), (pieces) => {
      compareMarkdown(pieces.join(''))
    }),
    { numRuns: RUNS * 10 },
  )
})
