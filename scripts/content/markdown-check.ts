import type { CheckedCollection } from './collection-kind.ts'
import { fieldNames } from './field-info.ts'
import { findFieldsInBody } from './fields-in-body.ts'
import { withoutSpaces } from './image-index.ts'
import { type Problem, problem } from './issue.ts'
import { parseMarkdown } from './markdown.ts'
import { type MarkdownFacts, noFacts } from './markdown-facts.ts'
import { readPlainMarkdown } from './plain-markdown.ts'
import { isPoorAlt } from './poor-alt.ts'
import { SUGGESTED_MAX_CHARACTERS } from './printable.ts'
import type { Source } from './source.ts'
import { findUnreadBlocks } from './unread-blocks.ts'

/** Largest heading allowed in a body, by collection: above it stand the headings the page makes itself. */
const FIRST_HEADING: Record<string, number> = { services: 3, pages: 2 }

/** Signs that open something and can make a Markdown parser go over the same text again and again. */
const OPENING_SIGNS = ['[', '<', '*', '_', '`', '~', '!', '&', '>', '|', '(', ']', '\\', '@', 'http']

const ANY_OPENING_SIGN = /[[<*_`~!&>|(\]\\@]|http/g

/** Far more than any paragraph has; keeps hostile text from taking quadratic time. */
const MAX_SIGNS_IN_PARAGRAPH = 400

/** About twenty-five printed pages; a hostile text of this size is still read within a second. */
const BODY_MAX_CHARACTERS = 50_000

/** The Markdown parser's time grows with the square of its blocks. */
const BODY_MAX_LINES = 1500

/** Checks everything about a body that can be known from its own file. */
export function checkMarkdown(
  source: Source,
  text: string,
  start: number,
  collection: CheckedCollection,
): { facts: MarkdownFacts; problems: Problem[] } {
  if (collection.format === 'markdown' && collection.body === 'required' && text.trim() === '') {
    const at = Math.max(0, Math.min(start, source.text.length) - 4)
    const range = { start: at, end: at + 3 }
    const holds = { tr: 'hizmetin uzun anlatımı.', en: 'the full text about the service.' }
    return { facts: noFacts(), problems: [problem(source, range, 'missing-body', { holds, reason: 'required' })] }
  }
  const tooLong = findExcess(text)
  if (tooLong) {
    return { facts: noFacts(), problems: [problem(source, { start, end: start + 1 }, 'too-long-body', tooLong)] }
  }
  const tangled = hasLongParagraph(text) ? findTangle(source, text, start) : undefined
  if (tangled) return { facts: noFacts(), problems: [tangled] }
  const facts = readPlainMarkdown(text, start) ?? parseMarkdown(text, start)
  // Told first: a line below such fields would make a heading of them.
  const problems = findFieldsInBody(source, text, start, fieldNames(collection.schema))
  const firstHeading = FIRST_HEADING[collection.name] ?? 2
  problems.push(...checkHeadings(source, facts, firstHeading))
  if (facts.html.length > 0) {
    for (const html of withoutClosingTags(facts.html)) {
      problems.push(problem(source, firstLine(source, html), 'html', describeHtml(html.text)))
    }
  }
  for (const note of facts.footnotes) problems.push(problem(source, note, 'footnote', { text: note.text }))
  for (const half of facts.halfLinks) problems.push(describeHalfLink(source, half))
  for (const stars of facts.unreadStars) problems.push(describeStars(source, stars))
  problems.push(...findUnreadBlocks(source, text, start, firstHeading))
  for (const link of facts.links) {
    if (link.text === '') problems.push(problem(source, link, 'empty-link', { link: link.url }))
  }
  for (const image of facts.images) {
    if (image.alt.trim() === '') problems.push(problem(source, image, 'missing-alt', { path: image.url }))
    else if (isPoorAlt(image.alt)) problems.push(problem(source, image, 'poor-alt', { alt: image.alt }))
  }
  return { facts, problems }
}

function findExcess(text: string): { length: number; max: number; unit: 'characters' | 'lines' } | undefined {
  if (text.length > BODY_MAX_CHARACTERS) return { length: text.length, max: BODY_MAX_CHARACTERS, unit: 'characters' }
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1
  return lines > BODY_MAX_LINES ? { length: lines, max: BODY_MAX_LINES, unit: 'lines' } : undefined
}

/** Whether a paragraph is long enough to hold more signs than it may. */
function hasLongParagraph(text: string): boolean {
  let from = 0
  for (let to = text.indexOf('\n\n'); to !== -1; to = text.indexOf('\n\n', from)) {
    if (to - from > MAX_SIGNS_IN_PARAGRAPH) return true
    from = to + 2
  }
  return text.length - from > MAX_SIGNS_IN_PARAGRAPH
}

function findTangle(source: Source, text: string, start: number): Problem | undefined {
  // Hardly any text has so many signs in all.
  if ((text.match(ANY_OPENING_SIGN)?.length ?? 0) <= MAX_SIGNS_IN_PARAGRAPH) return undefined
  let paragraph = 0
  for (const part of text.split(/\n[ \t]*\n/)) {
    if (part.length > MAX_SIGNS_IN_PARAGRAPH) {
      for (const sign of OPENING_SIGNS) {
        const pieces = part.split(sign, MAX_SIGNS_IN_PARAGRAPH + 2)
        if (pieces.length <= MAX_SIGNS_IN_PARAGRAPH + 1) continue
        const at = start + text.indexOf(part, paragraph) + part.indexOf(sign)
        return problem(source, { start: at, end: at + 1 }, 'tangled-text', { max: MAX_SIGNS_IN_PARAGRAPH, sign })
      }
    }
    paragraph += part.length
  }
  return undefined
}

function checkHeadings(source: Source, facts: MarkdownFacts, first: number): Problem[] {
  const problems: Problem[] = []
  let above = first - 1
  for (const heading of facts.headings) {
    const range = () => firstLine(source, heading)
    if (heading.text === '') problems.push(problem(source, range(), 'empty-heading', {}))
    if (heading.depth < first) {
      const params = { found: heading.depth, wanted: first }
      const reason = source.text.charAt(heading.start) === '#' ? 'first' : 'underline'
      problems.push(problem(source, range(), 'heading-level', { ...params, reason }))
      above = first
      continue
    }
    // Pages may begin with either size: their sections' titles are h2.
    const deepest = above < first ? first + (first === 2 ? 1 : 0) : above + 1
    if (heading.depth > deepest) {
      problems.push(
        problem(source, range(), 'heading-level', { found: heading.depth, wanted: deepest, reason: 'jump' }),
      )
    }
    above = Math.min(heading.depth, deepest)
  }
  return problems
}

/** A space in an address keeps it from being one, in a picture's path also without a bracket out of place. */
function describeHalfLink(source: Source, { start, end, text }: MarkdownFacts['halfLinks'][number]): Problem {
  const [, words = '', address] = /^(\[[^\]]*\]\()([^()]*\s[^()]*)\)$/.exec(text) ?? []
  if (address === undefined || source.text.charAt(start - 1) !== '!') {
    return problem(source, { start, end }, 'half-link', { text, reason: address === undefined ? 'brackets' : 'space' })
  }
  const range = { start: start + words.length, end: end - 1 }
  const params = { path: address, reason: 'space' as const, suggestion: withoutSpaces(address) }
  return problem(source, range, 'image-path', params)
}

/** Stars make nothing bold alone, with a blank on their inner side, or with a punctuation mark there and a letter outside. */
function describeStars(source: Source, stars: MarkdownFacts['unreadStars'][number]): Problem {
  const { inside } = stars
  const text = stars.text.replaceAll('\n', ' ')
  const words = inside?.trim()
  const reason = words === undefined ? 'alone' : words === inside ? 'joined' : 'gap'
  const fits = words !== undefined && words.length <= SUGGESTED_MAX_CHARACTERS && !words.includes('\n')
  const suggestion = fits ? bold(words, reason) : undefined
  return problem(source, stars, 'unread-stars', { text, reason, suggestion })
}

/** The words as they were meant, their punctuation outside where the stars could not be read beside it. */
function bold(words: string, reason: 'gap' | 'joined' | 'alone'): string | undefined {
  if (reason === 'gap') return `**${words}**`
  const [, before, core, after] = /^([\p{P}\p{S}]*)(.+?)([\p{P}\p{S}]*)$/u.exec(words) ?? []
  return core && `${before}**${core}**${after}`
}

/** `<b>…</b>` is one mistake, not two. */
function withoutClosingTags(html: MarkdownFacts['html']): MarkdownFacts['html'] {
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

/** A range that does not run over the end of its line. */
function firstLine(source: Source, range: { start: number; end: number }): { start: number; end: number } {
  const end = source.text.indexOf('\n', range.start)
  return { start: range.start, end: end === -1 ? range.end : Math.min(end, range.end) }
}
