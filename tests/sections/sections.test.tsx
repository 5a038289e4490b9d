import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prose } from '../../src/components/text/Prose.tsx'
import { formatNumber } from '../../src/content/locale.ts'
import { renderPage as render } from '../../src/entry-server.tsx'
import { sectionRules } from '../../src/sections/index.ts'
import { decodeHtml } from '../support/built-pages.ts'
import { pageAt, pages, sectionOf, siteData, usedTypes } from '../support/site-content.ts'

const renderPage = (path: string) => render(pageAt(path), siteData)

/** What a reader reads of a piece of HTML. */
function readableText(html: string): string {
  const text = html
    .replace(/<(title|style|script)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/(?:p|li|h\d|div|a|dd|dt|summary|section|label|button)>/g, ' ')
    .replace(/<[^>]+>/g, '')
  return decodeHtml(text).replace(/\s+/g, ' ')
}

/** Fields that are not rendered as text. */
const SILENT_FIELDS = new Set(
  [
    'type link icon drawing mark id order image darkImage alt ariaLabel target focus message aboutMessage',
    'contents body path iso show view start complaint complaintAnswer percent needs together printed',
  ].flatMap((names) => names.split(' ')),
)

function readableFields(value: unknown): (string | number)[] {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return [value.replace(/\s+/g, ' ').trim()]
  if (Array.isArray(value)) return value.flatMap(readableFields)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    // At rest the stage shows the first of its trades.
    const shown: unknown = key === 'trades' && Array.isArray(inner) ? inner.slice(0, 1) : inner
    return SILENT_FIELDS.has(key) ? [] : readableFields(shown)
  })
}

/** Numbers are written with a separator or, like years, without. */
function isIn(text: string, field: string | number): boolean {
  // A name takes the place of the gap.
  if (typeof field === 'string') return field.split('{konu}').every((part) => text.includes(part))
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).some((digits) => [String(field), formatNumber(field)].includes(digits))
}

test.each(pages.map((page) => [page.path, page] as const))(
  'the page at %s shows every text of its sections, with its headings in order and nothing hidden',
  async (path, page) => {
    const html = await renderPage(path)
    const text = readableText(html)
    expect(page.sections.flatMap(readableFields).filter((field) => !isIn(text, field))).toEqual([])
    expect(html).not.toMatch(/opacity:\s*0|data-reveal/)
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    const levels = [...main.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels.indexOf(1)).toBe(0)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([])
  },
)

test('a gap in a text shows what is missing, and not the advice for whoever fills it in', () => {
  const html = renderToStaticMarkup(<Prose nodes={[['p', 0, 'Bir KEP: [DOLDURUN: adres; yoksa bu satırı silin].']]} />)
  // No line ends between it and the word before it.
  expect(readableText(html)).toBe('Bir KEP: [adres]. ')
  expect(html).toContain('KEP:\u00a0<i')
})

test('a page of the fixture site shows every section type', () => {
  expect([...usedTypes].sort()).toEqual(Object.keys(sectionRules).sort())
})

test('a list by complaints answers a complaint in its own words', async () => {
  const answer = 'Söker, kurutur, onarır, baharda yerine takarız.'
  expect(readableText(await renderPage('/ozet'))).toContain(answer)
  expect(readableText(await renderPage('/'))).not.toContain(answer)
})

test('a sample is told from its heading on, where a link to it leads, and is the subject of its own link, which names it', async () => {
  const samples = (await renderPage('/ornekler')).split('<article ').slice(1)
  const { projects, action } = sectionOf('/ornekler', 'samples')
  for (const [index, { title }] of projects.entries()) {
    expect(readableText(samples[index] ?? '')).toContain(action.label.replace('{konu}', title))
    expect(samples[index]).toMatch(/<h2[\s\S]*<img/)
    expect(samples[index]).toContain(`?${new URLSearchParams({ konu: title })}`)
  }
})

test('in a long text what stands below a heading of the fourth level is folded, up to the next heading', async () => {
  const page = pageAt('/yazilar/defter-on-uc')
  const body = ['h2', 'h4', 'h2'].flatMap((tag, at) => [
    [tag, { id: `bas-${at}` }, `Başlık ${at}`],
    ['p', 0, `Yazı ${at}`],
  ])
  const html = await render(
    { ...page, sections: page.sections.map((section) => ({ ...section, body })) } as typeof page,
    siteData,
  )
  const folded = html
    .split('<details')
    .slice(1)
    .map((part) => part.split('</details>')[0] ?? '')
  expect(folded.filter((part) => part.includes('Yazı')).map(readableText)).toEqual([
    expect.stringMatching(/Başlık 1.* Yazı 1 $/),
  ])
})

test('every chat opens in a tab of its own, and says so', async () => {
  const chats = (await renderPage('/bize-yazin')).match(/<a [^>]*wa\.me[\s\S]*?<\/a>/g) ?? []
  expect(chats.length).toBeGreaterThan(3)
  for (const chat of chats) {
    expect(chat).toMatch(/target="_blank" rel="noopener noreferrer"/)
    expect(chat).toContain(`(${siteData.interface.newTab})`)
  }
})
