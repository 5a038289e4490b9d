/**
 * Reads the YAML people mostly write: fields and lists in lines of their own, values on one line.
 * The real parser takes twenty times as long, which matters for thousands of files. Whatever is not that
 * plain is left to it: a test compares the two over everything the check has ever been shown.
 *
 * @returns The value, or `undefined` when the text has to be read by the real parser.
 */
export function readPlainYaml(text: string): Record<string, unknown> | undefined {
  // Tabs, comments, control characters: not plain.
  if (/(?!\n)[\p{Cc}\u00a0\u2028\u2029\ufeff]|(?:^|\s)#/u.test(text)) return undefined
  const reader = new PlainReader(text)
  const value = reader.readMap(0)
  return value !== undefined && reader.isAtEnd() ? value : undefined
}

type Line = { indent: number; text: string }

const FIELD = /^([A-Za-z][A-Za-z0-9_-]*):(?: +(.*))?$/

/** What YAML may take for a number or another kind of value; plain whole numbers are read here. */
const SPECIAL =
  /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)|~|null|Null|NULL|true|True|TRUE|false|False|FALSE)$/

class PlainReader {
  readonly #lines: Line[] = []
  #at = 0

  constructor(text: string) {
    for (const line of text.split('\n')) {
      const content = line.trim()
      if (content === '') continue
      this.#lines.push({ indent: line.length - line.trimStart().length, text: content })
    }
  }

  isAtEnd(): boolean {
    return this.#at === this.#lines.length
  }

  /** Fields at exactly this indent; `undefined` when anything about them is not plain. */
  readMap(indent: number): Record<string, unknown> | undefined {
    const map: Record<string, unknown> = {}
    let isEmpty = true
    for (
      let line = this.#lines[this.#at];
      line && line.indent === indent && !isItem(line.text);
      line = this.#lines[this.#at]
    ) {
      const field = FIELD.exec(line.text)
      const key = field?.[1]
      if (key === undefined || SPECIAL.test(key) || Object.hasOwn(map, key)) return undefined
      this.#at += 1
      const value =
        field?.[2] === undefined || field[2] === '' ? this.#readBelow(indent) : this.#readScalar(field[2], indent)
      if (value === undefined) return undefined
      map[key] = value
      isEmpty = false
    }
    return isEmpty ? undefined : map
  }

  /** What a field without a value on its own line holds: a group, a list, or nothing. */
  #readBelow(indent: number): unknown {
    const next = this.#lines[this.#at]
    if (!next || next.indent < indent) return null
    if (isItem(next.text)) return this.#readList(next.indent)
    return next.indent === indent ? null : this.readMap(next.indent)
  }

  #readList(indent: number): unknown[] | undefined {
    const list: unknown[] = []
    for (
      let line = this.#lines[this.#at];
      line && line.indent === indent && isItem(line.text);
      line = this.#lines[this.#at]
    ) {
      const content = line.text.slice(1).trimStart()
      if (content === '' || isItem(content)) return undefined
      const column = indent + line.text.length - content.length
      const value = FIELD.test(content) ? this.#readItemMap(column, content) : this.#readItemScalar(content, indent)
      if (value === undefined) return undefined
      list.push(value)
    }
    return list
  }

  /** `- name: x`: the dash stands where the indent of the first field would be. */
  #readItemMap(column: number, content: string): unknown {
    this.#lines[this.#at] = { indent: column, text: content }
    return this.readMap(column)
  }

  #readItemScalar(content: string, indent: number): unknown {
    this.#at += 1
    return this.#readScalar(content, indent)
  }

  #readScalar(text: string, indent: number): unknown {
    const next = this.#lines[this.#at]
    // A deeper line goes on with the same value.
    if (next && next.indent > indent) return undefined
    const first = text.charAt(0)
    if (first === '"') return /^"[^"\\]*"$/.test(text) ? text.slice(1, -1) : undefined
    if (first === "'") return /^'[^']*'$/.test(text) ? text.slice(1, -1) : undefined
    if (/[-?:,[\]{}&*!|>@`%#]/.test(first) || /:(?: |$)/.test(text)) return undefined
    if (!SPECIAL.test(text)) return text
    return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined
  }
}

function isItem(text: string): boolean {
  return text === '-' || text.startsWith('- ')
}
