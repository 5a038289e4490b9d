/** A piece of a stylesheet: a statement, a rule with declarations, or a group of pieces such as `@media`. */
type Piece = { prelude: string; body: string | Piece[] | undefined }

/** At-rules whose braces hold rules; all others hold declarations. */
const GROUPS = /^@(?:layer|media|supports|container|scope|starting-style)\b/

/**
 * Leaves out what a page does not need before the app comes, and with it the whole stylesheet: selectors for classes it
 * has no element for, or none outside a closed dialog, for `data-` attributes that the app is yet to set and for a resting
 * mouse, and custom properties that none of the other rules asks for. Other states are kept: themes, focus, `aria-`
 * attributes.
 *
 * @param css Valid CSS without comments, as the build writes it.
 * @param html The page.
 * @returns The rest, in the order it was in.
 */
export function criticalCss(css: string, html: string): string {
  const shown = html.replace(/(<dialog\b(?![^>]*\sopen\b)[^>]*>)[\s\S]*?<\/dialog>/g, '$1')
  const classes = new Set([...shown.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const page: Page = {
    hasClass: (name) => classes.has(name) || name === 'light' || name === 'dark',
    hasData: (name, value) => new RegExp(`\\s${name}${value === undefined ? '\\b' : `="${value}"`}`).test(shown),
  }
  const kept = keep(parse(css), (selector) => matches(selector, page))
  return tighten(write(withoutUnusedProperties(kept, shown)))
}

type Page = { hasClass: (name: string) => boolean; hasData: (name: string, value: string | undefined) => boolean }

/** Whether a selector may concern the page before the app comes: it asks for nothing, or for what there is. */
function matches(selector: string, { hasClass, hasData }: Page): boolean {
  const wanted = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
  const alternatives = /:(?:is|where)\(/.test(wanted)
  if (!alternatives && wanted.includes(':hover')) return false
  const found = [
    ...[...wanted.matchAll(/\.((?:[\w-]|\P{ASCII}|\\.)+)/gu)].map(([, name = '']) =>
      hasClass(name.replaceAll('\\', '')),
    ),
    ...[...wanted.matchAll(/\[(data-[\w-]+)(?:="?([^\]"]*)"?)?\]/g)].map(([, name = '', value]) =>
      hasData(name, value),
    ),
  ]
  return found.length === 0 || (alternatives ? found.some(Boolean) : found.every(Boolean))
}

/** One property may be there only for another: looks again until nothing more falls away. */
function withoutUnusedProperties(pieces: readonly Piece[], html: string): Piece[] {
  const asked = new Set((write(pieces) + html).match(/(?<=var\(\s*)--[\w-]+/g))
  let count = 0
  const isUsed = (declaration: string) => {
    const name = /^\s*(--[\w-]+)\s*:/.exec(declaration)?.[1]
    if (name === undefined || asked.has(name)) return true
    count += 1
    return false
  }
  const clean = (list: readonly Piece[]): Piece[] =>
    list.map(({ prelude, body }) => ({
      prelude,
      body: typeof body === 'string' ? declarations(body).filter(isUsed).join(';') : body && clean(body),
    }))
  const cleaned = clean(pieces)
  return count === 0 ? cleaned : withoutUnusedProperties(cleaned, html)
}

function declarations(body: string): string[] {
  const list: string[] = []
  for (let from = 0; from < body.length; ) {
    const end = find(body, from, /;/)
    list.push(body.slice(from, end))
    from = end + 1
  }
  return list
}

function splitList(selectors: string): string[] {
  const list = ['']
  let depth = 0
  for (const sign of selectors) {
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (sign === ',' && depth === 0) list.push('')
    else list[list.length - 1] += sign
  }
  return list
}

function keep(pieces: readonly Piece[], isWanted: (selector: string) => boolean): Piece[] {
  return pieces.flatMap((piece) => {
    if (Array.isArray(piece.body)) {
      const body = keep(piece.body, isWanted)
      return body.length > 0 ? [{ ...piece, body }] : []
    }
    if (piece.body === undefined || piece.prelude.startsWith('@')) return [piece]
    const wanted = splitList(piece.prelude).filter(isWanted)
    return wanted.length > 0 ? [{ ...piece, prelude: wanted.join(',') }] : []
  })
}

function parse(css: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  while (from < css.length) {
    const end = find(css, from, /[;{]/)
    const prelude = css.slice(from, end).trim()
    if (css[end] !== '{') {
      if (prelude !== '') pieces.push({ prelude, body: undefined })
      from = end + 1
      continue
    }
    const close = closingBrace(css, end)
    const inside = css.slice(end + 1, close)
    pieces.push({ prelude, body: GROUPS.test(prelude) ? parse(inside) : inside })
    from = close + 1
  }
  return pieces
}

/** The next sign of a kind that does not stand in a string or in parentheses. */
function find(css: string, from: number, wanted: RegExp): number {
  let depth = 0
  for (let index = from; index < css.length; index += 1) {
    const sign = css[index] ?? ''
    if (sign === '\\') index += 1
    else if (sign === '"' || sign === "'") index = stringEnd(css, index)
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    else if (depth === 0 && wanted.test(sign)) return index
  }
  return css.length
}

function closingBrace(css: string, open: number): number {
  let from = open + 1
  for (;;) {
    const next = find(css, from, /[{}]/)
    if (next >= css.length) throw new Error('The stylesheet ends inside a rule.')
    if (css[next] === '}') return next
    from = closingBrace(css, next) + 1
  }
}

function stringEnd(css: string, start: number): number {
  for (let index = start + 1; index < css.length; index += 1) {
    if (css[index] === '\\') index += 1
    else if (css[index] === css[start]) return index
  }
  throw new Error('The stylesheet ends inside a text.')
}

/** Without the spaces in values and the remark that the build leaves. */
function tighten(css: string): string {
  return css.replace(/"(?:[^"\\]|\\.)*"|\/\*[^*]*\*\/;?|,\s+/g, (found) =>
    found[0] === '"' ? found : found[0] === ',' ? ',' : '',
  )
}

function write(pieces: readonly Piece[]): string {
  return pieces
    .map(({ prelude, body }) =>
      body === undefined ? `${prelude};` : `${prelude}{${typeof body === 'string' ? body : write(body)}}`,
    )
    .join('')
}
