import type { Collection } from '../../../src/collections/define.ts'
import { BODY_PATH, diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { isPoorAlt } from '../formats/alt-text.ts'
import { withoutSpaces } from '../images/image-index.ts'
import { findFieldsInBody } from '../parse/markdown/fields-in-body.ts'
import { findUnreadBlocks } from '../parse/markdown/malformed-blocks.ts'
import type { MarkdownOutline } from '../parse/markdown/outline.ts'
import type { Entry } from '../parse/parse-entry.ts'
import { folderRulesOf } from '../schema/collection.ts'
import { fieldNames } from '../schema/introspect.ts'
import { SUGGESTED_MAX_CHARACTERS } from '../text/printable.ts'
import type { Source } from '../text/source-text.ts'

/** Checks a body as far as its own file tells. */
export function checkBody(entry: Entry, collection: Collection): RawDiagnostic[] {
  return findInBody(entry, collection).map((found) => ({ ...found, at: BODY_PATH }))
}

function findInBody({ source, body }: Entry, collection: Collection): RawDiagnostic[] {
  if (!body) return []
  const { text, start, outline } = body
  if (collection.format === 'markdown' && collection.body === 'required' && text.trim() === '') {
    const at = Math.max(0, Math.min(start, source.text.length) - 4)
    const range = { start: at, end: at + 3 }
    const params = { holds: collection.rules.bodyHolds, reason: 'required' as const, label: undefined, type: undefined }
    return [diagnose(source, range, 'missing-body', params)]
  }
  if (body.diagnostic) return [body.diagnostic]
  // First, because a line below such fields would make a heading of them.
  const diagnostics = findFieldsInBody(source, text, start, fieldNames(collection.schema))
  const { largestHeading: firstHeading = 2, shownAt } = folderRulesOf(collection) ?? {}
  // The text of a page made of sections may stand below the title of one, which is h2.
  const deepestFirst = shownAt === 'own-address' ? firstHeading + 1 : firstHeading
  diagnostics.push(...checkHeadings(source, outline, firstHeading, deepestFirst))
  if (outline.html.length > 0) {
    for (const html of withoutClosingTags(outline.html)) {
      diagnostics.push(diagnose(source, source.firstLine(html), 'html', describeHtml(html.text)))
    }
  }
  for (const note of outline.footnotes) diagnostics.push(diagnose(source, note, 'footnote', { text: note.text }))
  for (const half of outline.halfLinks) diagnostics.push(describeHalfLink(source, half))
  for (const stars of outline.unreadStars) diagnostics.push(describeStars(source, stars))
  diagnostics.push(...findUnreadBlocks(source, text, start, firstHeading))
  for (const link of outline.links) {
    if (link.text === '') diagnostics.push(diagnose(source, link, 'empty-link', { link: link.url }))
  }
  for (const image of outline.images) {
    if (image.alt.trim() === '') diagnostics.push(diagnose(source, image, 'missing-alt', { path: image.url }))
    else if (isPoorAlt(image.alt)) diagnostics.push(diagnose(source, image, 'poor-alt', { alt: image.alt }))
  }
  return diagnostics
}

/** @param deepestFirst The smallest heading the first one may be. */
function checkHeadings(source: Source, outline: MarkdownOutline, first: number, deepestFirst: number): RawDiagnostic[] {
  const diagnostics: RawDiagnostic[] = []
  let above = first - 1
  for (const heading of outline.headings) {
    const range = () => source.firstLine(heading)
    if (heading.text === '') diagnostics.push(diagnose(source, range(), 'empty-heading', {}))
    if (heading.depth < first) {
      const params = { found: '#'.repeat(heading.depth), wanted: '#'.repeat(first) }
      const reason = source.text.charAt(heading.start) === '#' ? 'first' : 'underline'
      diagnostics.push(diagnose(source, range(), 'heading-level', { ...params, reason }))
      above = first
      continue
    }
    const deepest = above < first ? deepestFirst : above + 1
    if (heading.depth > deepest) {
      const params = { found: '#'.repeat(heading.depth), wanted: '#'.repeat(deepest) }
      diagnostics.push(diagnose(source, range(), 'heading-level', { ...params, reason: 'jump' }))
    }
    above = Math.min(heading.depth, deepest)
  }
  return diagnostics
}

/** A link with a bracket out of place, or with a space in its address. */
function describeHalfLink(source: Source, { start, end, text }: MarkdownOutline['halfLinks'][number]): RawDiagnostic {
  const [, words = '', address] = /^(\[[^\]]*\]\()([^()]*\s[^()]*)\)$/.exec(text) ?? []
  if (address === undefined || source.text.charAt(start - 1) !== '!') {
    return diagnose(source, { start, end }, 'half-link', { text, reason: address === undefined ? 'brackets' : 'space' })
  }
  const range = { start: start + words.length, end: end - 1 }
  const params = { path: address, reason: 'space' as const, suggestion: withoutSpaces(address) }
  return diagnose(source, range, 'image-path', params)
}

/** Stars without effect: alone, with a space inside, or with punctuation inside and a letter outside. */
function describeStars(source: Source, stars: MarkdownOutline['unreadStars'][number]): RawDiagnostic {
  const { inside } = stars
  const text = stars.text.replaceAll('\n', ' ')
  const words = inside?.trim()
  const reason = words === undefined ? 'alone' : words === inside ? 'joined' : 'gap'
  const fits = words !== undefined && words.length <= SUGGESTED_MAX_CHARACTERS && !words.includes('\n')
  const suggestion = fits ? bold(words, reason) : undefined
  return diagnose(source, stars, 'unread-stars', { text, reason, suggestion })
}

/** The words in stars as they were meant, with punctuation outside where it broke them. */
function bold(words: string, reason: 'gap' | 'joined' | 'alone'): string | undefined {
  if (reason === 'gap') return `**${words}**`
  const [, before, core, after] = /^([\p{P}\p{S}]*)(.+?)([\p{P}\p{S}]*)$/u.exec(words) ?? []
  return core && `${before}**${core}**${after}`
}

/** `<b>…</b>` counts once. */
function withoutClosingTags(html: MarkdownOutline['html']): MarkdownOutline['html'] {
  const opened = new Set(html.map(({ text }) => /^<([a-z][a-z0-9]*)/i.exec(text)?.[1]))
  return html.filter(({ text }) => {
    const closing = /^<\/([a-z][a-z0-9]*)/i.exec(text)?.[1]
    return closing === undefined || !opened.has(closing)
  })
}

function describeHtml(text: string): { text: string; suggestion: string | undefined } {
  const tag = /^<\/?([a-z][a-z0-9]*)/i.exec(text)?.[1]?.toLowerCase()
  const markdown: Record<string, string> = {
    b: '**…**',
    strong: '**…**',
    i: '*…*',
    em: '*…*',
    a: '[…](/iletisim)',
    img: '![…](images/…)',
    h2: '## …',
    h3: '### …',
    h4: '#### …',
    ul: '- …',
    li: '- …',
    ol: '1. …',
    code: '`…`',
    del: '~~…~~',
    hr: '---',
    blockquote: '> …',
  }
  return {
    text: text.split('\n', 1)[0] ?? '',
    suggestion: tag !== undefined && Object.hasOwn(markdown, tag) ? markdown[tag] : undefined,
  }
}
