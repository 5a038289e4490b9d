/**
 * Reads the YAML people mostly write: fields and lists in lines of their own, values on one line.
 * The real parser takes twenty times as long, which matters for thousands of files. Whatever is not that
 * plain is left to it: a test compares the two over everything the check has ever been shown.
 *
 * @param from Where the fields begin in the text.
 * @param to Where they end.
 * @returns The value, or `undefined` when the text has to be read by the real parser.
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

/** What YAML may take for a number or another kind of value; plain whole numbers are read here. */
const SPECIAL =
  /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|~|null|Null|NULL|true|True|TRUE|false|False|FALSE)$/

/** How a special value can begin; every other text is itself. */
const SPECIAL_FIRST = new Set('+-.0123456789~nNtTfF')

/** Signs that mean something to YAML at the beginning of a value. */
const SIGNS = new Set('-?:,[]{}&*!|>@`%#')

const NEWLINE = 0x0a
const SPACE = 0x20
const DASH = 0x2d
const COLON = 0x3a

/** Reads line by line; `#start` to `#end` is what stands on the line, `#start` moves on as it is read. */
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

  /** Fields at exactly this indent; `undefined` when anything about them is not plain. */
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

  /** What a field without a value on its own line holds: a group, a list, or nothing. */
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
      // `- name: x`: the dash stands where the indent of the first field would be.
      if (isMap) this.#indent = indent + this.#start - dash
      const value = isMap ? this.readMap(this.#indent) : this.#readScalar(indent)
      if (value === undefined) return undefined
      list.push(value)
    }
    return list
  }

  /** The rest of the line as a value; goes on to the next line. */
  #readScalar(indent: number): unknown {
    const text = this.#text.slice(this.#start, this.#end)
    this.#nextLine()
    // A deeper line goes on with the same value.
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

  /** Where the name at the beginning of the line ends; -1 when there is none with a colon after it. */
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

  /** Goes to the next line that says something; `#indent` is -1 when there is none. */
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
