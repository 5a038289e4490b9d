import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadContent } from '../../scripts/content/load.ts'
import { contentFolder } from '../support/content-folder.ts'
import { validFiles } from '../support/valid-content.ts'

const FILE = 'services/seo.md'

/** Fields written as a program that leaves a mark, and the fields themselves. */
function program(mark: string): string {
  return `(() => {
  globalThis.wasRun = true
  process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(mark)}, '')
  return { id: 'seo', name: 'SEO', order: 1, icon: 'seo', summary: 'Metin.' }
})()`
}

test.each(['---js', '---javascript', '--- \u00a0js', '---coffee', '---json', '---'])(
  'a program behind %s is refused with the name of its file and never runs',
  async (fence) => {
    const mark = join(await contentFolder(), '..', 'mark')
    const root = await contentFolder({ [FILE]: `${fence}\n${program(mark)}\n---\n\nMetin.\n` })

    // What the build and the development server call.
    const { diagnostics, content } = await loadContent({ root, base: '/' })

    expect(diagnostics.length).toBeGreaterThan(0)
    expect(diagnostics.every(({ file }) => file.endsWith(FILE))).toBe(true)
    expect(content).toBeUndefined()
    expect('wasRun' in globalThis).toBe(false)
    expect(existsSync(mark)).toBe(false)
  },
)

test('a name that all objects share changes none of them', async () => {
  const text = String(validFiles()[FILE]).replace('---\n', '---\n__proto__:\n  polluted: true\nconstructor: {}\n')
  const site = String(validFiles()['site.json']).replace('{', '{ "__proto__": { "polluted": true },')

  const { diagnostics } = await loadContent({ root: await contentFolder({ [FILE]: text, 'site.json': site }) })

  expect(diagnostics.length).toBeGreaterThan(0)
  expect('polluted' in {}).toBe(false)
})
