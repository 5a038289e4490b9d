/** HTML element names; `<` before any other word is a plain character. */
const TAGS =
  'a|abbr|b|big|blockquote|body|br|button|center|cite|code|dd|del|div|dl|dt|em|embed|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|meta|nav|ol|p|pre|q|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul|video'

/** Named HTML entities that occur in practice. */
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  // Not `"`, which would end a JSON string.
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

/** Inline Markdown and HTML. Every repetition is bounded, to avoid quadratic backtracking. */
export const MARKUP = new RegExp(
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

/** The text without its markup. */
export function withoutMarkup(text: string): string {
  const signs = (_match: string, ...rest: unknown[]) => {
    const { entity, label = '', inner = '' } = rest.at(-1) as Record<string, string | undefined>
    return entity === undefined ? label + inner : (signOf(entity) ?? '')
  }
  return text.replace(MARKUP, signs).trim()
}

/** The character of an HTML entity, by name or number. */
export function signOf(entity: string): string | undefined {
  if (!entity.startsWith('#')) return ENTITIES[entity] ?? ENTITIES[entity.toLowerCase()]
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  const isVisible = code >= 0x20 && code <= 0x10ffff
  return isVisible ? String.fromCodePoint(code) : undefined
}
