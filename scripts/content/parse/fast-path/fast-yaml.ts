/**
 * Parses simple block YAML, one key or item per line with single-line scalars, much faster than the full parser. Any
 * other text is left to that; a differential test compares the two.
 *
 * @returns The value, or `undefined` where the full parser is needed.
 */
export function readPlainYaml(text: string): Record<string, unknown> | undefined {
  if (NOT_PLAIN.test(text) || text.trim() === '') return undefined
  const reader = new PlainReader(text)
  const value = reader.readMap(0)
  return reader.isAtEnd() ? value : undefined
}

/** Tabs, control characters, unusual white space, comments. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters looked for.
const NOT_PLAIN = /[\x00-\x09\x0b-\x1f\x7f-\xa0\u2028\u2029\ufeff]|(?:^|\s)#/

/** Indentation, the dash of an item, key and scalar. */
const LINE = /^( *)(- +)?(?:([a-zA-Z][\w-]*):(?: +|$))?(.*)$/

/** Scalars YAML resolves to numbers, booleans or null; only decimal integers are resolved here. */
const SPECIAL =
  /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|~|null|Null|NULL|true|True|TRUE|false|False|FALSE)$/

const INTEGER = /^(?:0|[1-9]\d{0,8})$/

/** Indicator characters at the start of a scalar, and the colon of a key in it. */
const SIGNS = /^[-?:,[\]{}&*!|>@`%#]|: |:$/

/** `indent` is that of the dash of an item, else of the key. */
type Line = { indent: number; dash: number; key: string | undefined; scalar: string }

const END: Line = { indent: -1, dash: 0, key: undefined, scalar: '' }

class PlainReader {
  readonly #lines: Line[]
  #next = 0

  constructor(text: string) {
    this.#lines = text.split('\n').flatMap((written) => {
      const line = written.replace(/ +$/, '')
      const [, indent = '', dash = '', key, scalar = ''] = LINE.exec(line) ?? []
      return line === '' ? [] : [{ indent: indent.length, dash: dash.length, key, scalar }]
    })
  }

  isAtEnd(): boolean {
    return this.#line === END
  }

  get #line(): Line {
    return this.#lines[this.#next] ?? END
  }

  /** A mapping at exactly this indentation; `undefined` if it is not simple. */
  readMap(indent: number): Record<string, unknown> | undefined {
    const map: Record<string, unknown> = {}
    while (this.#line.indent === indent && this.#line.dash === 0) {
      const { key, scalar } = this.#line
      if (key === undefined || SPECIAL.test(key) || Object.hasOwn(map, key)) return undefined
      const value = scalar === '' ? this.#readBelow(indent) : this.#readScalar(indent)
      if (value === undefined) return undefined
      map[key] = value
    }
    return map
  }

  /** The value of a key below its line: a mapping, a sequence or null. */
  #readBelow(indent: number): unknown {
    this.#next += 1
    const below = this.#line
    if (below.indent >= indent && below.dash > 0) return this.#readList(below.indent)
    return below.indent > indent ? this.readMap(below.indent) : null
  }

  #readList(indent: number): unknown[] | undefined {
    const list: unknown[] = []
    while (this.#line.indent === indent && this.#line.dash > 0) {
      const { dash, key } = this.#line
      // `- name: x`: the first key is indented by the dash.
      if (key !== undefined) this.#lines[this.#next] = { ...this.#line, indent: indent + dash, dash: 0 }
      const value = key === undefined ? this.#readScalar(indent) : this.readMap(indent + dash)
      if (value === undefined) return undefined
      list.push(value)
    }
    return list
  }

  /** The scalar of a line; a deeper line would continue it. */
  #readScalar(indent: number): string | number | undefined {
    const { scalar } = this.#line
    this.#next += 1
    if (this.#line.indent > indent) return undefined
    const quote = /^["']/.exec(scalar)?.[0]
    if (quote === undefined) {
      if (INTEGER.test(scalar)) return Number(scalar)
      return SIGNS.test(scalar) || SPECIAL.test(scalar) ? undefined : scalar
    }
    const isClosed = scalar.length > 1 && scalar.indexOf(quote, 1) === scalar.length - 1
    return isClosed && !(quote === '"' && scalar.includes('\\')) ? scalar.slice(1, -1) : undefined
  }
}
