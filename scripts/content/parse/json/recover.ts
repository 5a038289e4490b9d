import type { RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Source } from '../../text/source-text.ts'
import { isQuote, JsonTokens, Stop } from './tokens.ts'

/** Deeper nesting than any content has; keeps every recursive reader below safe. */
export const MAX_DEPTH = 64

/** More values than any content file has; what follows reads them all several times. */
export const MAX_VALUES = 3000

/** A comma in place of the colon: behind a name comes no other name, but a value. */
const COMMA_AND_VALUE = /^,[ \t]*(?:"[^"\n]*"[ \t]*(?:[,}]|\n|$)|[{[]|(?:\d+|true|false|null)\b)/

/**
 * Reads a JSON text the way a patient person would: names every mistake and goes on where the meaning is clear.
 *
 * @returns What is wrong, in the order of the text; empty for a text `JSON.parse` takes and that repeats no name.
 */
export function scanJson(source: Source): RawDiagnostic[] {
  const scanner = new Scanner(source)
  try {
    scanner.readFile()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
  }
  return scanner.diagnostics
}

class Scanner extends JsonTokens {
  #values = 0
  /** Brackets not closed yet, innermost last. */
  readonly #open: { sign: '{' | '['; at: number }[] = []

  readFile() {
    this.skipSpace()
    this.#readValue('')
    this.skipSpace()
    if (this.at >= this.text.length) return
    const rest = this.lineRest()
    const sign = this.text.charAt(this.at)
    if (sign === '}' || sign === ']')
      this.fail('wrong-bracket', 1, { found: sign, open: undefined, close: sign, line: 0 })
    if (sign === ',') this.fail('extra-comma', 1, {})
    this.fail('text-after-end', rest.length, { text: rest })
  }

  #readValue(name: string) {
    this.#values += 1
    if (this.#values > MAX_VALUES) this.fail('too-many-values', 1, { max: MAX_VALUES })
    const sign = this.text.charAt(this.at)
    if (sign === '{') this.#readObject()
    else if (sign === '[') this.#readList()
    else if (sign === '"') this.readText()
    else if (isQuote(sign)) this.readForeignText(sign)
    else if (sign === '') this.#failAtEnd()
    else if (sign === '}' || sign === ']' || sign === ',' || sign === ':') {
      this.note('missing-value', this.at, 1, { name })
      if (sign === ':') throw new Stop()
    } else this.readWord()
  }

  #readObject() {
    this.#enter('{')
    const names = new Map<string, number>()
    this.skipSpace()
    while (this.text.charAt(this.at) !== '}') {
      const start = this.at
      const name = this.#readName()
      const first = names.get(name)
      if (first === undefined) names.set(name, start)
      else {
        const firstLine = this.source.positionAt(first).line
        this.note('duplicate-field', start, this.at - start, { name, firstLine })
      }
      this.skipSpace()
      const sign = this.text.charAt(this.at)
      if (sign === ':') this.at += 1
      else if (sign === '=' || COMMA_AND_VALUE.test(this.ahead())) {
        this.note('missing-colon', this.at, 1, { name, found: sign })
        this.at += 1
      } else if (this.at >= this.text.length) this.#failAtEnd()
      else this.note('missing-colon', start, this.at - start, { name })
      this.skipToValue()
      this.#readValue(name)
      if (this.#separate('}') === 'lost bracket') {
        this.#open.pop()
        return
      }
    }
    this.#leave()
  }

  #readList() {
    this.#enter('[')
    this.skipSpace()
    while (this.text.charAt(this.at) !== ']') {
      if (this.text.charAt(this.at) === ',') this.fail('extra-comma', 1, {})
      this.#readValue('')
      this.#separate(']')
    }
    this.#leave()
  }

  /** After an item: a comma and another item, or the closing bracket. */
  #separate(close: '}' | ']'): 'lost bracket' | undefined {
    const end = this.at
    this.skipSpace()
    const sign = this.text.charAt(this.at)
    if (sign === close) return undefined
    if (sign === '') this.#failAtEnd()
    if (sign === '}' || sign === ']') this.#failBracket(sign, close)
    // Only between names: `[1,5]` is a list of two numbers.
    if (close === '}' && sign === ',' && /^,\d/.test(this.ahead(2)) && this.#readRestOfNumber(end))
      return this.#separate(close)
    if (sign === ';') this.note('missing-comma', this.at, 1, { found: sign })
    else if (sign !== ',') {
      if (this.#readRestOfNumber(end)) return this.#separate(close)
      this.#explainMissingComma(end)
      return undefined
    }
    const comma = this.at
    this.at += 1
    this.skipSpace()
    const next = this.text.charAt(this.at)
    if (next === close) this.note('extra-comma', comma, 1, {})
    else if (next === ',') {
      this.note('extra-comma', this.at, 1, {})
      while (this.text.charAt(this.at) === ',') {
        this.at += 1
        this.skipSpace()
      }
    } else if (next === '}' || next === ']') this.#failBracket(next, close)
    else if (next === '') this.#failAtEnd()
    else if (next === '"' && this.#isOutside(this.at)) {
      this.note('unclosed', end - 1, 1, { ...this.#openBracket(), isEnd: false })
      this.at = comma
      return 'lost bracket'
    }
    return undefined
  }

  /** Whether a name stands no deeper than the line that opened its group, whose other names do: a bracket was lost. */
  #isOutside(at: number): boolean {
    const open = this.#open.at(-1)
    if (open?.sign !== '{' || this.#open.length < 2) return false
    const opening = this.#indentAt(open.at)
    const first = this.text.slice(open.at + 1).search(/\S/) + open.at + 1
    return (
      this.#isFirstOnLine(first) &&
      this.#indentAt(first) > opening &&
      this.#isFirstOnLine(at) &&
      this.#indentAt(at) <= opening
    )
  }

  #indentAt(at: number): number {
    const start = this.text.lastIndexOf('\n', at) + 1
    return this.text.slice(start, start + MAX_DEPTH * 8).search(/\S|$/)
  }

  #isFirstOnLine(at: number): boolean {
    return this.text.slice(this.text.lastIndexOf('\n', at - 1) + 1, at).trim() === ''
  }

  /** The innermost bracket that is open, for a message. */
  #openBracket(): { open: '{' | '['; close: '}' | ']'; line: number } {
    const { sign, at } = this.#open.at(-1) ?? { sign: '{' as const, at: 0 }
    return { open: sign, close: sign === '{' ? '}' : ']', line: this.source.positionAt(at).line }
  }

  /** What stands where a comma should: a lost comma, a lost bracket, or a quotation mark too many. */
  #explainMissingComma(end: number) {
    const { line } = this.source.positionAt(end)
    const next = this.source.positionAt(this.at)
    const rest = this.lineRest()
    if (line === next.line && this.text.charAt(end - 1) === '"' && /^[\p{L}\p{N}]/u.test(rest)) {
      this.fail('text-after-quote', rest.length, { text: rest, sign: '"' })
    }
    if (!/^["'“”‘’{[\p{L}\p{N}-]/u.test(rest)) this.fail('unreadable-text', rest.length, { text: rest })
    const open = this.#open.at(-1)
    const indent = this.source.line(line).search(/\S/)
    if (open && line !== next.line && next.column - 1 < indent) {
      this.at = end - 1
      this.fail('unclosed', 1, { ...this.#openBracket(), isEnd: false })
    }
    this.note('missing-comma', Math.max(0, end - 1), 1, {})
  }

  /** `2 025` and `1,5` are meant as one number. */
  #readRestOfNumber(end: number): boolean {
    const start = end - (/[\d.]{1,20}$/.exec(this.text.slice(Math.max(0, end - 20), end))?.[0].length ?? 0)
    const written = /^\d[\d.]*(?: \d{3})*(?:,\d+)?(?=\s*[,}\]\n])/.exec(this.text.slice(start, start + 60))?.[0]
    if (written === undefined || start + written.length <= end) return false
    const suggestion = written.replaceAll(' ', '').replace(',', '.')
    this.note('number-format', start, written.length, { text: written, suggestion })
    this.at = start + written.length
    return true
  }

  #readName(): string {
    const sign = this.text.charAt(this.at)
    if (sign === '"') return this.#readOpenName() ?? this.readText()
    if (sign === '') this.#failAtEnd()
    if (isQuote(sign)) return this.readForeignText(sign)
    if (sign === ']') this.#failBracket(']', '}')
    if (sign === ',') this.fail('extra-comma', 1, {})
    const word = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(this.ahead())?.[0]
    if (word === undefined) this.fail('unreadable-text', this.lineRest().length, { text: this.lineRest() })
    this.note('unquoted-name', this.at, word.length, { name: word })
    // `brand": …`: only the first quotation mark is missing.
    this.at += this.text.startsWith('":', this.at + word.length) ? word.length + 1 : word.length
    return word
  }

  /** `"brand: "…"` and `"brand”: "…"`: only the second quotation mark is missing, or curly. */
  #readOpenName(): string | undefined {
    const found =
      /^"([\p{L}_][\p{L}\p{N}_-]*)([“”„«»]?)(?=[ \t]*:[ \t]*(?:[{[]?[ \t]*(?:\n|$)|"[^"\n]*"[ \t]*(?:[,}\n]|$)|[^"\n]*(?:\n|$)))/u.exec(
        this.ahead(2000),
      )
    const [written = '', name, curly] = found ?? []
    if (name === undefined) return undefined
    if (curly) this.note('wrong-quotes', this.at + written.length - 1, 1, { found: curly, kind: 'curly-end' })
    else this.note('unquoted-name', this.at, written.length, { name })
    this.at += written.length
    return name
  }

  #enter(sign: '{' | '[') {
    if (this.#open.length === MAX_DEPTH) this.fail('too-deep', 1, { max: MAX_DEPTH })
    this.#open.push({ sign, at: this.at })
    this.at += 1
  }

  #leave() {
    this.#open.pop()
    this.at += 1
  }

  #failBracket(found: string, close: string): never {
    const open = this.#open.at(-1)
    const line = this.source.positionAt(open?.at ?? 0).line
    this.fail('wrong-bracket', 1, { found, open: open?.sign, close, line })
  }

  #failAtEnd(): never {
    this.at = this.text.trimEnd().length
    this.fail('unclosed', 1, { ...this.#openBracket(), isEnd: true })
  }
}
