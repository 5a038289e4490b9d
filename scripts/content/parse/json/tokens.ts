import { diagnose, type RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Code, Params } from '../../diagnostics/messages/index.ts'
import type { Source } from '../../text/source-text.ts'
import { windowsPath } from '../windows-path.ts'

/** How many mistakes of one file are reported; after that the rest is mostly echo. */
const MAX_DIAGNOSTICS = 8

/** Thrown to stop reading: what follows cannot be understood any more. */
export class Stop extends Error {}

/** Reads texts, numbers, words and the space between them from a JSON text, and notes what is wrong with each. */
export class JsonTokens {
  readonly diagnostics: RawDiagnostic[] = []
  protected readonly source: Source
  protected readonly text: string
  protected at = 0

  constructor(source: Source) {
    this.source = source
    this.text = source.text
  }

  /** A text in double quotes; mistakes inside it are noted and read over. */
  protected readText(): string {
    const start = this.at
    const written = /^"([^"\n]*)"/.exec(this.ahead(2000))?.[1] ?? ''
    const path = windowsPath(written)
    if (path) {
      this.note('windows-path', start, written.length + 2, path)
      this.at += written.length + 2
      return written
    }
    let at = start + 1
    for (;;) {
      const code = this.text.charCodeAt(at)
      if (code === 0x22) break
      if (Number.isNaN(code) || code === 0x0a) {
        this.at = start
        const curly = this.readCurlyEnd()
        if (curly !== undefined) return curly
        const length = at - start
        if (Number.isNaN(code)) this.fail('unclosed-text', length, {})
        this.note('line-break-in-text', start, length, { character: 'line' })
        return this.skipBrokenText(at)
      }
      if (code < 0x20) this.note('line-break-in-text', at, 1, { character: code === 9 ? 'tab' : 'control' })
      if (code === 0x5c) at += this.checkEscape(at)
      else at += 1
    }
    this.at = at + 1
    const raw = this.text.slice(start, at + 1)
    try {
      return raw.includes('\\') ? String(JSON.parse(raw)) : raw.slice(1, -1)
    } catch {
      return raw.slice(1, -1)
    }
  }

  /** `"Örnek Dijital”`: the text ends on its line, but with a curly quote. */
  private readCurlyEnd(): string | undefined {
    const found = /^"([^\n]*)([“”„«»])(?=[ \t]*[,}\]]?[ \t]*(?:\n|$))/u.exec(this.ahead(2000))
    if (!found) return undefined
    const [{ length }, text = '', sign = ''] = found
    this.note('wrong-quotes', this.at + length - 1, 1, { found: sign, kind: 'curly-end' })
    this.at += length
    return text
  }

  /**
   * Goes on after a text that runs over the end of its line, where it is clear what comes next: a line of its own,
   * or the closing quotation mark a few lines below.
   */
  private skipBrokenText(lineEnd: number): string {
    const rest = this.text.slice(lineEnd, lineEnd + 2000)
    const isNextLineSound = /^\n\s*(?:"[^"\n]*"\s*:|[}\]]|"[^"\n]*"\s*(?:,?\s*\n))/.test(rest)
    const end = isNextLineSound ? undefined : /^[^"]*"(?=[ \t]*(?:[,}\]\n]|$))/.exec(rest)?.[0].length
    if (!isNextLineSound && end === undefined) throw new Stop()
    const line = this.text.slice(this.at, lineEnd)
    // The comma that ended the line was meant for what is between the items.
    this.at = end === undefined ? this.at + line.replace(/[ \t]*,?[ \t]*$/, '').length : lineEnd + end
    return line.slice(1)
  }

  private checkEscape(at: number): number {
    const next = this.text.charAt(at + 1)
    if (next === 'u') {
      if (/^[0-9a-fA-F]{4}$/.test(this.text.slice(at + 2, at + 6))) return 6
      this.note('unknown-escape', at, 2, { escape: this.text.slice(at, at + 6) })
      return 2
    }
    if (next !== '' && '"\\/bfnrt'.includes(next)) return 2
    if (next !== '\n') this.note('unknown-escape', at, 2, { escape: this.text.slice(at, at + 2) })
    return next === '\n' ? 1 : 2
  }

  /** A text in quotes JSON does not know; read to its likely end. */
  protected readForeignText(sign: string): string {
    const isStraight = sign === "'" || sign === '`'
    const close = isStraight ? sign : '[“”‘’„«»"]'
    const body = new RegExp(`^.([^\\n]*?)${close}(?=\\s*(?:[,:}\\]\\n]|$))`, 'u').exec(this.ahead(2000))
    const isDoubled = /^''.+''$/.test(body?.[0] ?? '')
    const kind = sign === '`' ? 'backtick' : isDoubled ? 'doubled' : isStraight ? 'single' : 'curly'
    this.note('wrong-quotes', this.at, body?.[0].length ?? 1, { found: sign, kind })
    if (!body) throw new Stop()
    this.at += body[0].length
    return body[1] ?? ''
  }

  /** A number, `true`, `false`, `null`, or something that should have been in quotes. */
  protected readWord() {
    const word = /^[^\s,\]}"]+?(?=;?(?:[\s,\]}"]|$))/.exec(this.ahead())?.[0] ?? this.text.charAt(this.at)
    const start = this.at
    if (/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)$/.test(word)) {
      this.at += word.length
      return
    }
    // `+90 212 …` and `09.00 – 18.00` are no numbers, whatever they begin with.
    const isAlone = /^[^\s,\]}"]+\s*(?:[,\]}\n;]|$)/.test(this.ahead())
    const digits = /^[-+]?(?:[\d.]+|0[xX][\da-fA-F]+)$/.test(word)
    if (digits && isAlone) {
      const number = Number(word)
      this.note('number-format', start, word.length, {
        text: word,
        suggestion: Number.isNaN(number) ? undefined : String(number),
      })
      this.at += word.length
      return
    }
    // `2025-2026`: of a span one end is the number.
    const span = /^([1-9]\d{0,8})[-–—/][1-9]\d{0,8}$/.exec(word)
    if (span && isAlone) {
      this.note('number-format', start, word.length, { text: word, suggestion: span[1] })
      this.at += word.length
      return
    }
    // `Örnek Dijital",`: only the first quotation mark is missing.
    const closed = /^([^"\n]+)"(?=[ \t]*(?:[,}\]\n]|$))/.exec(this.ahead())
    const rest = closed?.[1] ?? this.wholeLine() ?? /^[^,\]}\n"]+/.exec(this.ahead())?.[0].trimEnd() ?? word
    this.note('unquoted-text', start, rest.length, { text: rest })
    this.at += closed?.[0].length ?? rest.length
  }

  /** A sentence without quotation marks, its commas included: nothing else stands on its line. */
  private wholeLine(): string | undefined {
    const line = /^([^"'{}[\]\n]*?)[ \t]*,?[ \t]*(?=\n|$)/.exec(this.ahead(2000))?.[1]
    return line === undefined || line === '' || /,\s*[\p{L}_][\p{L}\p{N}_-]*\s*:/u.test(line) ? undefined : line
  }

  /** Over the spaces of this line alone: a `#` behind them is the address of a page and no comment. */
  protected skipToValue() {
    while (this.text.charAt(this.at) === ' ' || this.text.charAt(this.at) === '\t') this.at += 1
    if (this.text.charAt(this.at) !== '#' || !/^#[\w-]*"?[ \t]*,?[ \t]*(?:\n|$)/.test(this.ahead())) this.skipSpace()
  }

  protected skipSpace() {
    for (;;) {
      const code = this.text.charCodeAt(this.at)
      if (code === 0x20 || code === 0x0a || code === 0x09) this.at += 1
      else if (code === 0xa0 || code === 0x202f || code === 0x2007 || code === 0x3000) {
        this.note('no-break-space', this.at, 1, {})
        this.at += 1
      } else if (code === 0x2f || code === 0x23) {
        const comment = /^(?:\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/.exec(this.text.slice(this.at))?.[0]
        if (comment === undefined) return
        this.note('comment', this.at, comment.length, {})
        this.at += comment.length
      } else return
    }
  }

  protected note<C extends Code>(code: C, start: number, length: number, params: Params<C>) {
    this.diagnostics.push(diagnose(this.source, { start, end: start + length }, code, params))
    if (this.diagnostics.length === MAX_DIAGNOSTICS) throw new Stop()
  }

  protected fail<C extends Code>(code: C, length: number, params: Params<C>): never {
    this.note(code, this.at, length, params)
    throw new Stop()
  }

  protected ahead(max = 200): string {
    return this.text.slice(this.at, this.at + max)
  }

  protected lineRest(): string {
    return /^[^\n]*/.exec(this.ahead())?.[0].trimEnd() ?? ''
  }
}

export function isQuote(sign: string): boolean {
  return sign !== '' && "'`“”‘’„«»".includes(sign)
}
