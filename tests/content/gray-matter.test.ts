import matter from 'gray-matter'
import { expect, test } from 'vitest'
import { checkContent } from '../../scripts/content/load.ts'
import { contentFolder } from '../support/content-folder.ts'

test.each(['---js', '---javascript', '---JS', '--- js', '---coffee', '---json', '---\tjs', '--- \u00a0js'])(
  'a program after %j never runs',
  async (fence) => {
    const flag = 'frontMatterRan'
    Reflect.deleteProperty(globalThis, flag)
    const program = `${fence}\n(() => { globalThis.${flag} = true; return {} })()\n---\nMetin.\n`

    const diagnostics = await checkContent({ root: await contentFolder({ 'services/kod.md': program }) })

    expect(diagnostics.map(({ code }) => code)).toEqual(['wrong-language'])
    expect(Reflect.get(globalThis, flag)).toBeUndefined()
  },
)

test('a broken file stays broken however often it is read', async () => {
  const folder = await contentFolder({ 'services/seo.md': '---\nid: seo\nname: "SEO\n---\nMetin.\n' })

  const first = await checkContent({ root: folder })
  const second = await checkContent({ root: folder })

  expect(first.length).toBeGreaterThan(0)
  expect(second).toEqual(first)
  // Called without options, gray-matter would remember the file here.
  expect(Object.keys((matter as unknown as { cache: object }).cache)).toEqual([])
})
