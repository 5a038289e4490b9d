/** A piece of a stylesheet: a statement, a rule with declarations, or a group of pieces such as `@media`. */
type Piece = { prelude: string; body: string | Piece[] | undefined }

/** At-rules whose braces hold rules; all others hold declarations. */
const GROUPS = /^@(?:layer|media|supports|container|scope|starting-style)\b/

/**
 * Leaves out the rules that a page has no element for. What the page may become without another page is kept: states,
 * themes and attributes are not looked at, only classes.
 *
 * @param css Valid CSS without comments, as the build writes it.
 * @param html The page.
 * @returns The rest, in the order it was in.
 */
export function criticalCss(css: string, html: string): string {
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const used = (name: string) => classes.has(name) || name === 'light' || name === 'dark'
  return write(keep(parse(css), (selector) => matches(selector, used)))
}

/** Whether a list of selectors may concern the page: one of them asks for no class, or for one that there is. */
function matches(selectors: string, used: (name: string) => boolean): boolean {
  return splitList(selectors).some((selector) => {
    const wanted = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
    const names = [...wanted.matchAll(/\.((?:[\w-]|\P{ASCII}|\\.)+)/gu)].map(([, name = '']) =>
      name.replaceAll('\\', ''),
    )
    const alternatives = /:(?:is|where)\(/.test(wanted)
    return names.length === 0 || (alternatives ? names.some(used) : names.every(used))
  })
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

function keep(pieces: readonly Piece[], isWanted: (selectors: string) => boolean): Piece[] {
  return pieces.flatMap((piece) => {
    if (Array.isArray(piece.body)) {
      const body = keep(piece.body, isWanted)
      return body.length > 0 ? [{ ...piece, body }] : []
    }
    const isRule = piece.body !== undefined && !piece.prelude.startsWith('@')
    return isRule && !isWanted(piece.prelude) ? [] : [piece]
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

function write(pieces: readonly Piece[]): string {
  return pieces
    .map(({ prelude, body }) =>
      body === undefined ? `${prelude};` : `${prelude}{${typeof body === 'string' ? body : write(body)}}`,
    )
    .join('')
}
