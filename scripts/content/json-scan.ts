import { type Problem, problem } from './issue.ts'
import type { Code, Params } from './messages.ts'
import type { Source } from './source.ts'

/** Deeper nesting than any content has; keeps every recursive reader below safe. */
export const MAX_DEPTH = 64

/** More values than any content file has; what follows reads them all several times. */
export const MAX_VALUES = 3000

/** How many mistakes of one file are reported; after that the rest is mostly echo. */
const MAX_PROBLEMS = 8

/** Thrown to stop reading: what follows cannot be understood any more. */
class Stop extends Error {}

/**
 * Reads a JSON text the way a patient person would: names every slip and goes on where the meaning is clear.
 *
 * @returns What is wrong, in the order of the text; empty for a text `JSON.parse` takes and that repeats no name.
 */
export function scanJson(source: Source): Problem[] {
  const scanner = new Scanner(source)
  try {
    scanner.readFile()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
  }
  return scanner.problems
}

class Scanner {
  readonly problems: Problem[] = []
  readonly #source: Source
  readonly #text: string
  #at = 0
  #values = 0
  /** Brackets not closed yet, innermost last. */
  readonly #open: { sign: '{' | '['; at: number }[] = []

  constructor(source: Source) {
    this.#source = source
    this.#text = source.text
  }

  readFile() {
    this.#skipSpace()
    this.#readValue('')
    this.#skipSpace()
    if (this.#at >= this.#text.length) return
    const rest = this.#lineRest()
    const sign = this.#text.charAt(this.#at)
    if (sign === '}' || sign === ']')
      this.#fail('wrong-bracket', 1, { found: sign, open: undefined, close: sign, line: 0 })
    if (sign === ',') this.#fail('extra-comma', 1, {})
    this.#fail('text-after-end', rest.length, { text: rest })
  }

  #readValue(name: string) {
    this.#values += 1
    if (this.#values > MAX_VALUES) this.#fail('too-many-values', 1, { max: MAX_VALUES })
    const sign = this.#text.charAt(this.#at)
    if (sign === '{') this.#readObject()
    else if (sign === '[') this.#readList()
    else if (sign === '"') this.#readText()
    else if (isQuote(sign)) this.#readForeignText(sign)
    else if (sign === '') this.#failAtEnd()
    else if (sign === '}' || sign === ']' || sign === ',' || sign === ':') {
      this.#note('missing-value', this.#at, 1, { name })
      if (sign === ':') throw new Stop()
    } else this.#readWord()
  }

  #readObject() {
    this.#enter('{')
    const names = new Map<string, number>()
    this.#skipSpace()
    while (this.#text.charAt(this.#at) !== '}') {
      const start = this.#at
      const name = this.#readName()
      const first = names.get(name)
      if (first === undefined) names.set(name, start)
      else {
        const firstLine = this.#source.positionAt(first).line
        this.#note('duplicate-field', start, this.#at - start, { name, firstLine })
      }
      this.#skipSpace()
      if (this.#text.charAt(this.#at) === ':') this.#at += 1
      else if (this.#at >= this.#text.length) this.#failAtEnd()
      else this.#note('missing-colon', start, this.#at - start, { name })
      this.#skipSpace()
      this.#readValue(name)
      this.#separate('}')
    }
    this.#leave()
  }

  #readList() {
    this.#enter('[')
    this.#skipSpace()
    while (this.#text.charAt(this.#at) !== ']') {
      if (this.#text.charAt(this.#at) === ',') this.#fail('extra-comma', 1, {})
      this.#readValue('')
      this.#separate(']')
    }
    this.#leave()
  }

  /** After an item: a comma and another item, or the closing bracket. */
  #separate(close: '}' | ']') {
    const end = this.#at
    this.#skipSpace()
    const sign = this.#text.charAt(this.#at)
    if (sign === close) return
    if (sign === '') this.#failAtEnd()
    if (sign === '}' || sign === ']') this.#failBracket(sign, close)
    if (sign !== ',') {
      this.#explainMissingComma(end)
      return
    }
    const comma = this.#at
    this.#at += 1
    this.#skipSpace()
    const next = this.#text.charAt(this.#at)
    if (next === close) this.#note('extra-comma', comma, 1, {})
    else if (next === ',') {
      this.#note('extra-comma', this.#at, 1, {})
      while (this.#text.charAt(this.#at) === ',') {
        this.#at += 1
        this.#skipSpace()
      }
    } else if (next === '}' || next === ']') this.#failBracket(next, close)
    else if (next === '') this.#failAtEnd()
  }

  /** What stands where a comma should: a lost comma, a lost bracket, or a quotation mark too many. */
  #explainMissingComma(end: number) {
    const { line } = this.#source.positionAt(end)
    const next = this.#source.positionAt(this.#at)
    const rest = this.#lineRest()
    if (line === next.line && this.#text.charAt(end - 1) === '"' && /^[\p{L}\p{N}]/u.test(rest)) {
      this.#fail('text-after-quote', rest.length, { text: rest, sign: '"' })
    }
    if (!/^["'“”‘’{[\p{L}\p{N}-]/u.test(rest)) this.#fail('unreadable-text', rest.length, { text: rest })
    const open = this.#open.at(-1)
    const indent = this.#source.line(line).search(/\S/)
    if (open && line !== next.line && next.column - 1 < indent) {
      const close = open.sign === '{' ? '}' : ']'
      this.#at = end - 1
      this.#fail('unclosed', 1, { open: open.sign, close, line: this.#source.positionAt(open.at).line, isEnd: false })
    }
    this.#note('missing-comma', Math.max(0, end - 1), 1, {})
  }

  #readName(): string {
    const sign = this.#text.charAt(this.#at)
    if (sign === '"') return this.#readText()
    if (sign === '') this.#failAtEnd()
    if (isQuote(sign)) return this.#readForeignText(sign)
    if (sign === ']') this.#failBracket(']', '}')
    if (sign === ',') this.#fail('extra-comma', 1, {})
    const word = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(this.#ahead())?.[0]
    if (word === undefined) this.#fail('unreadable-text', this.#lineRest().length, { text: this.#lineRest() })
    this.#note('unquoted-name', this.#at, word.length, { name: word })
    this.#at += word.length
    return word
  }

  /** A text in double quotes; slips inside it are noted and read over. */
  #readText(): string {
    const start = this.#at
    let at = start + 1
    for (;;) {
      const code = this.#text.charCodeAt(at)
      if (code === 0x22) break
      if (Number.isNaN(code) || code === 0x0a) {
        this.#at = start
        const length = at - start
        if (Number.isNaN(code)) this.#fail('unclosed-text', length, {})
        this.#fail('line-break-in-text', length, { character: 'line' })
      }
      if (code < 0x20) this.#note('line-break-in-text', at, 1, { character: code === 9 ? 'tab' : 'control' })
      if (code === 0x5c) at += this.#checkEscape(at)
      else at += 1
    }
    this.#at = at + 1
    const raw = this.#text.slice(start, at + 1)
    try {
      return raw.includes('\\') ? String(JSON.parse(raw)) : raw.slice(1, -1)
    } catch {
      return raw.slice(1, -1)
    }
  }

  #checkEscape(at: number): number {
    const next = this.#text.charAt(at + 1)
    if (next === 'u') {
      if (/^[0-9a-fA-F]{4}$/.test(this.#text.slice(at + 2, at + 6))) return 6
      this.#note('unknown-escape', at, 2, { escape: this.#text.slice(at, at + 6) })
      return 2
    }
    if (next !== '' && '"\\/bfnrt'.includes(next)) return 2
    if (next !== '\n') this.#note('unknown-escape', at, 2, { escape: this.#text.slice(at, at + 2) })
    return next === '\n' ? 1 : 2
  }

  /** A text in quotes JSON does not know; read to its likely end. */
  #readForeignText(sign: string): string {
    const kind = sign === "'" || sign === '`' ? 'single' : 'curly'
    const close = kind === 'single' ? sign : '[“”‘’„«»"]'
    const body = new RegExp(`^.([^\\n]*?)${close}(?=\\s*(?:[,:}\\]\\n]|$))`, 'u').exec(this.#ahead(2000))
    this.#note('wrong-quotes', this.#at, body?.[0].length ?? 1, { found: sign, kind })
    if (!body) throw new Stop()
    this.#at += body[0].length
    return body[1] ?? ''
  }

  /** A number, `true`, `false`, `null`, or something that should have been in quotes. */
  #readWord() {
    const word = /^[^\s,\]}"]+/.exec(this.#ahead())?.[0] ?? this.#text.charAt(this.#at)
    const start = this.#at
    if (/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)$/.test(word)) {
      this.#at += word.length
      return
    }
    const digits = /^[-+]?[\d.]+$/.exec(word)
    if (digits) {
      const number = Number(word)
      this.#note('number-format', start, word.length, {
        text: word,
        suggestion: Number.isNaN(number) ? undefined : String(number),
      })
      this.#at += word.length
      return
    }
    const rest = /^[^,\]}\n"]+/.exec(this.#ahead())?.[0].trimEnd() ?? word
    this.#note('unquoted-text', start, rest.length, { text: rest })
    this.#at += rest.length
  }

  #skipSpace() {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at)
      if (code === 0x20 || code === 0x0a || code === 0x09) this.#at += 1
      else if (code === 0xa0 || code === 0x202f || code === 0x2007 || code === 0x3000) {
        this.#note('no-break-space', this.#at, 1, {})
        this.#at += 1
      } else if (code === 0x2f || code === 0x23) {
        const comment = /^(?:\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/.exec(this.#text.slice(this.#at))?.[0]
        if (comment === undefined) return
        this.#note('comment', this.#at, comment.length, {})
        this.#at += comment.length
      } else return
    }
  }

  #enter(sign: '{' | '[') {
    if (this.#open.length === MAX_DEPTH) this.#fail('too-deep', 1, { max: MAX_DEPTH })
    this.#open.push({ sign, at: this.#at })
    this.#at += 1
  }

  #leave() {
    this.#open.pop()
    this.#at += 1
  }

  #failBracket(found: string, close: string): never {
    const open = this.#open.at(-1)
    const line = this.#source.positionAt(open?.at ?? 0).line
    this.#fail('wrong-bracket', 1, { found, open: open?.sign, close, line })
  }

  #failAtEnd(): never {
    const open = this.#open.at(-1)
    const sign = open?.sign ?? '{'
    const line = this.#source.positionAt(open?.at ?? 0).line
    this.#at = this.#text.trimEnd().length
    this.#fail('unclosed', 1, { open: sign, close: sign === '{' ? '}' : ']', line, isEnd: true })
  }

  #note<C extends Code>(code: C, start: number, length: number, params: Params<C>) {
    this.problems.push(problem(this.#source, { start, end: start + length }, code, params))
    if (this.problems.length === MAX_PROBLEMS) throw new Stop()
  }

  #fail<C extends Code>(code: C, length: number, params: Params<C>): never {
    this.#note(code, this.#at, length, params)
    throw new Stop()
  }

  #ahead(max = 200): string {
    return this.#text.slice(this.#at, this.#at + max)
  }

  #lineRest(): string {
    return /^[^\n]*/.exec(this.#ahead())?.[0].trimEnd() ?? ''
  }
}

function isQuote(sign: string): boolean {
  return sign !== '' && "'`“”‘’„«»".includes(sign)
}
