import { holdsWords } from './expectation.ts'
import { isRecord, nameAt, schemaAt, unwrap } from './field-info.ts'
import { MAX_PROBLEMS_PER_FILE, type Problem, problem } from './issue.ts'
import type { Path } from './locate.ts'
import type { ParsedFile } from './validate.ts'

/** Without any of these signs there is nothing to look for. */
const SIGNS = /[<*_`~]|\]\(|&[a-zA-Z#]|##/

/** Names of HTML people know; `<` before any other word is a sign of its own. */
const TAGS =
  'a|abbr|b|big|blockquote|body|br|button|center|cite|code|dd|del|div|dl|dt|em|embed|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|meta|nav|ol|p|pre|q|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul|video'

/** Signs HTML has names for, as far as people and programs write them. */
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  // No straight one: in JSON it would end the text.
  quot: "'",
  apos: "'",
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  times: '×',
  ccedil: 'ç',
  Ccedil: 'Ç',
  ouml: 'ö',
  Ouml: 'Ö',
  uuml: 'ü',
  Uuml: 'Ü',
  acirc: 'â',
  icirc: 'î',
  ucirc: 'û',
}

/** Every length is bounded: a hostile text must not be read again and again. */
const MARKUP = new RegExp(
  [
    `<(?<close>/?)(?<tag>${TAGS})(?:\\s*/?|\\s[^<>=]{0,100}=[^<>]{0,300})>`,
    '<!--[^>]{0,300}-->',
    `&(?<entity>${Object.keys(ENTITIES).join('|')}|#\\d{2,6}|#x[\\da-f]{2,5});`,
    '!?\\[(?<label>[^[\\]\\n]{1,200})\\]\\((?=[^()\\s]{0,300}[/#.:@])[^()\\s]{1,300}\\)',
    '(?<![\\p{L}\\p{N}*_~`\\\\])(?<mark>\\*{1,3}|_{1,2}|~~|`)(?=[\\p{L}\\p{N}“‘(])(?<inner>[^*_~`\\n]{1,300})(?<!\\s)\\k<mark>(?![\\p{L}\\p{N}*_~`])',
    '(?<=^["\']?)#{2,6}[ \\t]+',
  ].join('|'),
  'giu',
)

/**
 * Finds Markdown and HTML in fields that hold plain text: visitors would see the signs.
 *
 * @param until Where the fields end in the file.
 */
export function findMarkup(file: ParsedFile, root: Parameters<typeof schemaAt>[0], until: number): Problem[] {
  const { source, value, locate } = file
  if (!SIGNS.test(source.text.slice(0, until))) return []
  const problems: Problem[] = []
  visit(value, [])
  return problems

  function visit(at: unknown, path: Path) {
    if (typeof at === 'string') {
      if (SIGNS.test(at)) judge(at, path)
    } else if (Array.isArray(at)) {
      for (const [index, item] of at.entries()) visit(item, [...path, index])
    } else if (isRecord(at)) {
      for (const [key, item] of Object.entries(at)) visit(item, [...path, key])
    }
  }

  function judge(text: string, path: Path) {
    const schema = schemaAt(root, path, value)
    if (!schema || !holdsWords(unwrap(schema).meta)) return
    const field = nameAt(root, path, value)
    const range = locate(path, 'value')
    const written = marksIn(source.text.slice(range.start, range.end))
    for (const { index, text: mark, plain } of written.slice(0, MAX_PROBLEMS_PER_FILE + 1)) {
      const start = range.start + index
      problems.push(problem(source, { start, end: start + mark.length }, 'markup-in-text', { field, mark, plain }))
    }
    // Written with escapes, it is found in the value alone.
    const [first] = written.length > 0 ? [] : marksIn(text)
    if (first) problems.push(problem(source, range, 'markup-in-text', { field, mark: first.text, plain: first.plain }))
  }
}

/** A piece of markup, and what is left of it as plain text; nothing where the words stand outside of it. */
type Mark = { index: number; text: string; plain: string | undefined }

function marksIn(text: string): Mark[] {
  const opened = new Set<string>()
  const marks: Mark[] = []
  for (const match of text.matchAll(MARKUP)) {
    const { tag = '', close = '', entity, label, inner } = match.groups ?? {}
    // `<b>…</b>` is one mistake, not two.
    if (close !== '' && opened.has(tag)) continue
    opened.add(tag)
    const words = label ?? inner
    const plain = entity === undefined ? words && withoutMarkup(words) : signOf(entity)
    marks.push({ index: match.index, text: match[0], plain })
  }
  return marks
}

/** A text as it should have been written: the words without the marks. */
export function withoutMarkup(text: string): string {
  const signs = (_match: string, ...rest: unknown[]) => {
    const { entity, label = '', inner = '' } = rest.at(-1) as Record<string, string | undefined>
    return entity === undefined ? label + inner : (signOf(entity) ?? '')
  }
  return text.replace(MARKUP, signs).trim()
}

function signOf(entity: string): string | undefined {
  if (!entity.startsWith('#')) return ENTITIES[entity] ?? ENTITIES[entity.toLowerCase()]
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  const isVisible = code >= 0x20 && code <= 0x10ffff
  return isVisible ? String.fromCodePoint(code) : undefined
}
