import { expect, test } from 'vitest'
import { loadContent } from '../../scripts/content/load.ts'
import { renderProse } from '../../scripts/content/resolve/render-markdown.ts'
import type { ProseNode } from '../../src/content/resolved-values.ts'
import { contentFolder } from '../support/content-folder.ts'
import { service } from '../support/valid-content.ts'

/** Markdown that would run `window.wasRun = true` if it could, by what it tries. */
const MARKDOWN_ATTACKS: Record<string, string> = {
  'a picture that fails': '<img src=x onerror="window.wasRun=true">',
  'a script in a sentence': 'Metin <script>window.wasRun=true</script> metin.',
  'a frame with a document': '<iframe srcdoc="<script>parent.wasRun=true</script>"></iframe>',
  'a link to a script': '[metin](javascript:window.wasRun=true)',
  'a link to a script in capitals': '[metin](JaVaScRiPt:window.wasRun=true)',
  'a link to a script with an entity': '[metin](javascript&colon;window.wasRun=true)',
  'a link to a script with a line break': '[metin](<java&#10;script:window.wasRun=true>)',
  'a link to a script behind a space': '[metin](<&#32;javascript:window.wasRun=true>)',
  'a link to a script, encoded': '[metin](javascript%3Awindow.wasRun=true)',
  'a link to a script by reference': '[metin][ad]\n\n[ad]: javascript:window.wasRun=true',
  'a link to a script in brackets': '<javascript:window.wasRun=true>',
  'a link to a document in itself': '[metin](data:text/html,<script>opener.wasRun=true</script>)',
  'a link to Visual Basic': '[metin](vbscript:run)',
  'a link to another host without a scheme': '[metin](//example.com/)',
  'a link to another host with a backslash': '[metin](/\\\\example.com/)',
}

/** What react-markdown makes of Markdown: nothing here runs or is embedded. */
const HARMLESS = /^(?:p|h[1-6]|ul|ol|li|a|img|em|strong|del|code|pre|blockquote|br|hr|table|thead|tbody|tr|th|td)$/

const image = () => ({ src: '/assets/a.webp', width: 1, height: 1 })

function elementsOf(nodes: readonly ProseNode[]): { tag: string; attributes: Record<string, string> }[] {
  return nodes.flatMap((node) => {
    if (!Array.isArray(node)) return []
    const [tag, attributes, ...children] = node
    return [{ tag, attributes: attributes === 0 ? {} : attributes }, ...elementsOf(children)]
  })
}

const render = (markdown: string) => elementsOf(renderProse(markdown, { idPrefix: '', image }))

test.each(Object.entries(MARKDOWN_ATTACKS))('%s is refused, and runs nothing unchecked', async (_, markdown) => {
  const { diagnostics } = await loadContent({
    root: await contentFolder({ 'services/yeni.md': service({}, markdown) }),
  })

  expect(diagnostics.map(({ code }) => code)).toContainEqual(expect.stringMatching(/^(?:html|unsafe-link|link-form)$/))
  for (const { tag, attributes } of render(markdown)) {
    expect(tag).toMatch(HARMLESS)
    expect(Object.keys(attributes).filter((name) => /^on|^style$|^srcdoc$/i.test(name))).toEqual([])
    expect(attributes.href ?? '/').toMatch(/^\/(?![/\\])/)
  }
})

test.each(['tel:+902120000000', 'mailto:merhaba@example.com', 'https://example.com/', '/iletisim', '#sss'])(
  'a link to %s survives',
  (href) => {
    expect(render(`[metin](${href})`)).toContainEqual({ tag: 'a', attributes: { href } })
  },
)
