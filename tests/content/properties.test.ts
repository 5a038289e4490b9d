import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { CODES } from '../../scripts/content/diagnostics/messages/translate.ts'
import { loadContent } from '../../scripts/content/load.ts'
import { contentFolder } from '../support/content-folder.ts'
import { anyOf, fuzzRuns } from '../support/fuzz.ts'
import { validFiles } from '../support/valid-content.ts'

const RUNS = fuzzRuns(60)
vi.setConfig({ testTimeout: 10_000 + RUNS * 500 })

const texts = fc.constantFrom('site.json', 'services/seo.md', 'pages/anasayfa.md')
const files = fc.oneof(texts, fc.constantFrom('navigation.json', 'images/logo-acik.svg', 'images/kart.png'))

/** Signs that mean something to one of the parsers. */
const spice = anyOf(
  `---¦----¦---js¦\n¦\r\n¦\t¦  ¦: ¦- ¦"¦'¦“¦{¦}¦[¦]¦,¦#¦&a ¦*a¦!!x ¦|¦>¦%¦@¦\`¦<b>¦<!--¦](¦![¦javascript:¦\\`,
  `\\ud800¦\u0000¦\u200b¦\ufeff¦\u00a0¦ #¦\n– ¦\n    • ¦\n  -x¦\n| a |¦**x**¦&nbsp;¦x?y¦ý¦”¦''¦ı¦İ¦🚀¦=======`,
  `<<<<<<< ¦null¦0x1f¦1e999¦__proto__: 1¦constructor¦<script>¦</svg>¦&#x6a;¦../¦%2e%2e/`,
)

/** Every diagnostic can be shown: a real place, all three lines, nothing that is not a word. */
async function expectSpeakable(changes: Record<string, string | Uint8Array>) {
  const { diagnostics } = await loadContent({ root: await contentFolder(changes) })
  for (const diagnostic of diagnostics) {
    expect(CODES).toContain(diagnostic.code)
    expect(diagnostic.line).toBeGreaterThanOrEqual(1)
    expect(diagnostic.column).toBeGreaterThanOrEqual(1)
    expect(diagnostic.endColumn).toBeGreaterThan(diagnostic.column)
    const text = `${diagnostic.problem}\n${diagnostic.expected}\n${diagnostic.fix}`
    expect(text).not.toMatch(/undefined|\[object|\bNaN\b/)
    expect(`${text}${diagnostic.frame}`).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e]/u)
  }
  return diagnostics
}

test('no bytes or text end the check, and only a file without mistakes passes', async () => {
  const anything = fc.oneof(fc.uint8Array({ maxLength: 400 }), fc.string({ unit: 'binary', maxLength: 400 }))
  await fc.assert(
    fc.asyncProperty(texts, anything, async (path, written) => {
      expect((await expectSpeakable({ [path]: written })).length).toBeGreaterThan(0)
    }),
    { numRuns: RUNS },
  )
})

test('a good file with anything written into it never ends the check', async () => {
  const sound = validFiles()
  const added = fc.array(spice, { minLength: 1, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(files, fc.nat(), fc.nat({ max: 20 }), added, async (path, place, removed, parts) => {
      const text = String(sound[path])
      const at = place % (text.length + 1)
      await expectSpeakable({ [path]: text.slice(0, at) + parts.join('') + text.slice(at + removed) })
    }),
    { numRuns: RUNS * 4 },
  )
})
