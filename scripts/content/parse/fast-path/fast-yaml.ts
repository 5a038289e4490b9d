/**
 * Parses simple block YAML, one key or item per line with single-line scalars, much faster than the full parser. Any
 * other text is left to that; a differential test compares the two.
 *
 * @param from Start offset of the fields in the text.
 * @param to End offset.
 * @returns The value, or `undefined` where the full parser is needed.
 */
export function readPlainYaml(text: string, from = 0, to = text.length): Record<string, unknown> | undefined {
  const fields = text.slice(from, to)
  if (NOT_PLAIN.test(fields) || (fields.includes('#') && COMMENT.test(fields))) return undefined
  const reader = new PlainReader(fields)
  const value = reader.readMap(0)
  return value !== undefined && reader.isAtEnd() ? value : undefined
}

/** Tabs, control characters, unusual white space. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters looked for.
const NOT_PLAIN = /[\x00-\x09\x0b-\x1f\x7f-\xa0\u2028\u2029\ufeff]/

const COMMENT = /(?:^|\s)#/

/** Scalars YAML resolves to numbers, booleans or null; only decimal integers are resolved here. */
const SPECIAL =
  /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|~|null|Null|NULL|true|True|TRUE|false|False|FALSE)$/

/** First characters of such scalars. */
const SPECIAL_FIRST = new Set('+-.0123456789~nNtTfF')

/** Indicator characters at the start of a scalar. */
const SIGNS = new Set('-?:,[]{}&*!|>@`%#')

const NEWLINE = 0x0a
const SPACE = 0x20
const DASH = 0x2d
const COLON = 0x3a

/** Parses line by line; `#start` to `#end` is the rest of the current line. */
class PlainReader {
  readonly #text: string
  #indent = -1
  #start = 0
  #end = 0
  #next = 0

  constructor(text: string) {
    this.#text = text
    this.#nextLine()
  }

  isAtEnd(): boolean {
    return this.#indent === -1
  }

  /** A mapping at exactly this indentation; `undefined` if it is not simple. */
  readMap(indent: number): Record<string, unknown> | undefined {
    const map: Record<string, unknown> = {}
    let isEmpty = true
    while (this.#indent === indent && !this.#isItem()) {
      const keyStart = this.#start
      const keyEnd = this.#findKeyEnd()
      if (keyEnd === -1) return undefined
      const key = this.#text.slice(keyStart, keyEnd)
      if (SPECIAL_FIRST.has(key.charAt(0)) && SPECIAL.test(key)) return undefined
      if (!isEmpty && Object.hasOwn(map, key)) return undefined
      this.#skipSpaces(keyEnd + 1)
      const hasValue = this.#start < this.#end
      const value = hasValue ? this.#readScalar(indent) : this.#readBelow(indent)
      if (value === undefined) return undefined
      map[key] = value
      isEmpty = false
    }
    return isEmpty ? undefined : map
  }

  /** The value of a key below its line: a mapping, a sequence or null. */
  #readBelow(indent: number): unknown {
    this.#nextLine()
    if (this.#indent < indent) return null
    if (this.#isItem()) return this.#readList(this.#indent)
    return this.#indent === indent ? null : this.readMap(this.#indent)
  }

  #readList(indent: number): unknown[] | undefined {
    const list: unknown[] = []
    while (this.#indent === indent && this.#isItem()) {
      const dash = this.#start
      this.#skipSpaces(dash + 1)
      if (this.#start === this.#end || this.#isItem()) return undefined
      const isMap = this.#findKeyEnd() !== -1
      // `- name: x`: the first key is indented by the dash.
      if (isMap) this.#indent = indent + this.#start - dash
      const value = isMap ? this.readMap(this.#indent) : this.#readScalar(indent)
      if (value === undefined) return undefined
      list.push(value)
    }
    return list
  }

  /** Parses the rest of the line as a scalar and moves to the next line. */
  #readScalar(indent: number): unknown {
    const text = this.#text.slice(this.#start, this.#end)
    this.#nextLine()
    // A deeper line continues the scalar.
    if (this.#indent > indent) return undefined
    const first = text.charAt(0)
    if (first === '"' || first === "'") {
      const isClosed = text.length > 1 && text.indexOf(first, 1) === text.length - 1
      return isClosed && (first === "'" || !text.includes('\\')) ? text.slice(1, -1) : undefined
    }
    if (text.includes(': ') || text.endsWith(':')) return undefined
    if (SPECIAL_FIRST.has(first) && SPECIAL.test(text)) {
      return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined
    }
    return SIGNS.has(first) ? undefined : text
  }

  /** The end of the key at the start of the line; -1 if there is none. */
  #findKeyEnd(): number {
    let at = this.#start
    if (!isLetter(this.#text.charCodeAt(at))) return -1
    while (at < this.#end && isNameCode(this.#text.charCodeAt(at))) at += 1
    if (this.#text.charCodeAt(at) !== COLON || at >= this.#end) return -1
    return at + 1 === this.#end || this.#text.charCodeAt(at + 1) === SPACE ? at : -1
  }

  #isItem(): boolean {
    return (
      this.#text.charCodeAt(this.#start) === DASH &&
      (this.#start + 1 === this.#end || this.#text.charCodeAt(this.#start + 1) === SPACE)
    )
  }

  #skipSpaces(from: number) {
    this.#start = from
    while (this.#start < this.#end && this.#text.charCodeAt(this.#start) === SPACE) this.#start += 1
  }

  /** Moves to the next non-blank line; `#indent` is -1 at the end. */
  #nextLine() {
    while (this.#next < this.#text.length) {
      const begin = this.#next
      let end = this.#text.indexOf('\n', begin)
      if (end === -1) end = this.#text.length
      this.#next = end + 1
      while (end > begin && this.#text.charCodeAt(end - 1) === SPACE) end -= 1
      if (end === begin || this.#text.charCodeAt(begin) === NEWLINE) continue
      this.#end = end
      this.#skipSpaces(begin)
      this.#indent = this.#start - begin
      return
    }
    this.#indent = -1
    this.#start = this.#text.length
    this.#end = this.#start
  }
}

function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)
}

function isNameCode(code: number): boolean {
  return isLetter(code) || (code >= 0x30 && code <= 0x39) || code === 0x5f || code === DASH
}
