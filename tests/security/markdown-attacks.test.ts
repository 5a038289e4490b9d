import { describe, expect, test } from 'vitest'
import { checkContent } from '../../scripts/content/load.ts'
import { renderProse } from '../../scripts/content/resolve/render-markdown.ts'
import type { ProseNode } from '../../src/content/resolved-values.ts'
import { contentFolder } from '../support/content-folder.ts'
import { MARKDOWN_ATTACKS } from '../support/markdown-attacks.ts'
import { validFiles } from '../support/valid-content.ts'

/** Every file of the valid folder whose body is Markdown, one for each kind of content that has one. */
const FIELDS = ['services/seo.md', 'pages/hakkimizda.md']

/** What react-markdown makes of Markdown: nothing here runs or is embedded. */
const HARMLESS = /^(?:p|h[1-6]|ul|ol|li|a|img|em|strong|del|code|pre|blockquote|br|hr|table|thead|tbody|tr|th|td)$/

const image = () => ({ src: '/assets/a.webp', width: 1, height: 1 })
const render = (markdown: string) => renderProse(markdown, { idPrefix: '', image })

function elementsOf(nodes: readonly ProseNode[]): { tag: string; attributes: Record<string, string> }[] {
  return nodes.flatMap((node) => {
    if (!Array.isArray(node)) return []
    const [tag, attributes, ...children] = node
    return [{ tag, attributes: attributes === 0 ? {} : attributes }, ...elementsOf(children)]
  })
}

describe.each(Object.entries(MARKDOWN_ATTACKS))('%s', (_, markdown) => {
  test.each(FIELDS)('is refused by the check in %s', async (file) => {
    const text = String(validFiles()[file] ?? '')
    expect(text).toMatch(/^---\n/)
    const root = await contentFolder({ [file]: `${text.trimEnd()}\n\n${markdown}\n` })

    const diagnostics = await checkContent({ root })

    expect(diagnostics.map(({ code }) => code)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:html|unsafe-link|link-form)$/)]),
    )
    expect(diagnostics.every((diagnostic) => diagnostic.file.endsWith(file))).toBe(true)
  })

  test('becomes nothing that runs where the check was passed by', () => {
    for (const { tag, attributes } of elementsOf(render(markdown))) {
      expect(tag).toMatch(HARMLESS)
      expect(Object.keys(attributes).filter((name) => /^on|^style$|^srcdoc$/i.test(name))).toEqual([])
      expect(attributes.href ?? '/').toMatch(/^\/(?![/\\])/)
    }
  })
})

test.each(['tel:+902120000000', 'mailto:merhaba@example.com', 'https://example.com/', '/iletisim', '/#sss', '#sss'])(
  'a link to %s survives',
  (href) => {
    expect(elementsOf(render(`[metin](${href})`))).toContainEqual({ tag: 'a', attributes: { href } })
  },
)
