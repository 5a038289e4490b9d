import { diagnose, type RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Code, Params } from '../../diagnostics/messages/params.ts'
import type { Source } from '../../text/source-text.ts'
import { windowsPath } from '../windows-path.ts'
import { indentAt, type JsonReading, MAX_DEPTH, MAX_VALUES, type OpenGroup, readJson } from './read-json.ts'

/** How many errors of one file are reported; further ones mostly follow from these. */
const MAX_DIAGNOSTICS = 8

/** Errors whose mend is a guess: further ones in the same line mostly follow from it. */
const GUESSED: ReadonlySet<Code> = new Set(['missing-comma', 'unquoted-text'])

/** A replacement that makes a text readable as far as the next error. */
type Mend = { at: number; length: number; text: string }

/** A comma in place of the colon: a value follows it, where a comma between fields is followed by a name. */
const COMMA_AND_VALUE = /^,[ \t]*(?:"[^"\n]*"[ \t]*(?:[,}]|\n|$)|[{[]|(?:\d+|true|false|null)\b)/

const NO_BREAK_SPACE = /^[\u00a0\u2007\u202f\u3000]/

const COMMENT = /^(?:\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/

/** An address of a page that lacks its quotation marks. */
const BARE_FRAGMENT = /^#[\w-]*"?[ \t]*,?[ \t]*(?:\n|$)/

/** `"brand: "…"` and `"brand”: "…"`: a name whose closing quotation mark is missing or curly. */
const OPEN_NAME =
  /^"([\p{L}_][\p{L}\p{N}_-]*)([“”„«»]?)(?=[ \t]*:[ \t]*(?:[{[]?[ \t]*(?:\n|$)|"[^"\n]*"[ \t]*(?:[,}\n]|$)|[^"\n]*(?:\n|$)))/u

const SOUND_ESCAPE = /\\(?:["\\/bfnrt]|u[\da-f]{4})/gi

/**
 * Explains the syntax errors of a JSON text. Each error is mended, so that the parser finds the next one, until the
 * meaning of the rest is unclear.
 *
 * @returns Nothing for a text without errors, duplicate fields and excess.
 */
export function explainJson(source: Source): RawDiagnostic[] {
  const explainer = new Explainer(source)
  let reading = readJson(source.text)
  for (let error = 1; reading.error && explainer.explain(reading) && error < MAX_DIAGNOSTICS; error += 1) {
    reading = readJson(explainer.text)
  }
  explainer.tellDuplicates(reading)
  return explainer.diagnostics.slice(0, MAX_DIAGNOSTICS)
}

class Explainer {
  /** The text with every error so far mended. */
  text: string
  readonly diagnostics: RawDiagnostic[] = []
  readonly #source: Source
  readonly #mends: Mend[] = []
  /** Lines with an error whose mend is a guess. */
  readonly #uncertain = new Set<number>()

  constructor(source: Source) {
    this.#source = source
    this.text = source.text
  }

  /** Reports the error of a reading; false when it cannot be mended. */
  explain(reading: JsonReading): boolean {
    const { reason, start } = reading.error ?? { reason: '', start: 0 }
    if (reason === 'too-deep') return this.#tell(reason, start, 1, { max: MAX_DEPTH })
    if (reason === 'too-many-values') return this.#tell(reason, start, 1, { max: MAX_VALUES })
    const rest = this.text.slice(start)
    const { expected } = reading
    if (NO_BREAK_SPACE.test(rest)) return this.#tell('no-break-space', start, 1, {}, ' ')
    const comment = COMMENT.exec(rest)?.[0]
    if (comment && !(expected === 'value' && BARE_FRAGMENT.test(rest))) {
      return this.#tell('comment', start, comment.length, {}, '')
    }
    if (expected === 'name' || expected === 'colon') {
      const open = this.#explainOpenName(expected === 'name' ? start : reading.name.start)
      if (open !== undefined) return open
    }
    if (/^(?:UnexpectedEndOfString|Invalid(?:Unicode|EscapeCharacter|Character))$/.test(reason)) {
      return this.#explainString(start)
    }
    if (rest.trim() === '') return this.#explainEnd(reading)
    return {
      name: () => this.#explainName(reading, start),
      colon: () => this.#explainColon(reading, start),
      value: () => this.#explainValue(reading, start),
      separator: () => this.#explainSeparator(reading, start),
    }[expected]()
  }

  tellDuplicates({ duplicates }: JsonReading) {
    for (const { name, first, start, end } of duplicates.slice(0, MAX_DIAGNOSTICS)) {
      const firstLine = this.#source.positionAt(this.#original(first)).line
      this.#tell('duplicate-field', start, end - start, { name, firstLine })
    }
  }

  #explainOpenName(start: number): boolean | undefined {
    const [written, name, curly] = OPEN_NAME.exec(this.text.slice(start, start + 2000)) ?? []
    if (written === undefined || name === undefined) return undefined
    if (!curly) return this.#tell('unquoted-name', start, written.length, { name }, `"${name}"`)
    return this.#tell('wrong-quotes', start + written.length - 1, 1, { found: curly, kind: 'curly-end' }, '"')
  }

  #explainName(reading: JsonReading, start: number): boolean {
    const sign = this.text.charAt(start)
    if (isQuote(sign)) return this.#explainQuotes(start, sign)
    if (sign === ']') return this.#explainBracket(reading, start)
    if (sign === '}') return this.#tell('extra-comma', reading.comma, 1, {}, '')
    if (sign === ',') return this.#tell('extra-comma', start, 1, {}, '')
    const number = reading.comma === reading.value.end && start === reading.comma + 1 && this.#explainNumber(reading)
    if (number) return true
    const word = /^[\p{L}_$][\p{L}\p{N}_$-]*/u.exec(this.#ahead(start))?.[0]
    if (word === undefined) return this.#explainUnreadable(start)
    // `brand": …`: only the first quotation mark is missing.
    const hasEnd = this.text.startsWith('":', start + word.length)
    return this.#tell('unquoted-name', start, word.length, { name: word }, hasEnd ? `"${word}` : `"${word}"`)
  }

  #explainColon({ name }: JsonReading, start: number): boolean {
    const found = this.text.charAt(start)
    if (found === '=' || COMMA_AND_VALUE.test(this.#ahead(start))) {
      return this.#tell('missing-colon', start, 1, { name: name.text, found }, ':')
    }
    const mend = { at: start, length: 0, text: ':' }
    return this.#tell('missing-colon', name.start, start - name.start, { name: name.text }, mend)
  }

  #explainValue(reading: JsonReading, start: number): boolean {
    const sign = this.text.charAt(start)
    const group = reading.open.at(-1)
    if (isQuote(sign)) return this.#explainQuotes(start, sign)
    if (group?.sign === '[' && sign === ',') return this.#tell('extra-comma', start, 1, {}, '')
    if (group?.sign === '[' && sign === ']') return this.#tell('extra-comma', reading.comma, 1, {}, '')
    if (group?.sign === '[' && sign === '}') return this.#explainBracket(reading, start)
    if (/[\]},:]/.test(sign)) {
      const mend = sign === ':' ? undefined : { at: start, length: 0, text: '0' }
      return this.#tell('missing-value', start, 1, { name: group?.sign === '{' ? reading.name.text : '' }, mend)
    }
    return this.#explainWord(start)
  }

  /** A comma, or a bracket that closes the group, is expected after a value. */
  #explainSeparator(reading: JsonReading, start: number): boolean {
    const { end } = reading.value
    const sign = this.text.charAt(start)
    const rest = this.#lineRest(start)
    if (reading.open.length === 0) {
      if (sign === '}' || sign === ']') {
        return this.#tell('wrong-bracket', start, 1, { found: sign, open: undefined, close: sign, line: 0 })
      }
      if (sign === ',') return this.#tell('extra-comma', start, 1, {})
      return this.#tell('text-after-end', start, rest.length, { text: rest })
    }
    if (sign === '}' || sign === ']') return this.#explainBracket(reading, start)
    if (sign === ';') {
      const isLast = /^;\s*[}\]]/.test(this.#ahead(start))
      return this.#tell('missing-comma', start, 1, { found: sign }, isLast ? '' : ',')
    }
    const isNumber = /\d$/.test(this.text.slice(reading.value.start, end))
    if (isNumber && start === end && /[^"'\s]/.test(sign)) return this.#explainWord(reading.value.start)
    if (isNumber && this.#explainNumber(reading)) return true
    const isSameLine = !this.text.slice(end, start).includes('\n')
    if (isSameLine && this.text.charAt(end - 1) === '"' && /^[\p{L}\p{N}]/u.test(rest)) {
      return this.#tell('text-after-quote', start, rest.length, { text: rest, sign: '"' })
    }
    if (!/^["'“”‘’{[\p{L}\p{N}-]/u.test(rest)) return this.#explainUnreadable(start)
    const group = reading.open.at(-1)
    if (group && !isSameLine && indentAt(this.text, start) < indentAt(this.text, end)) {
      return this.#tell('unclosed', end - 1, 1, { ...this.#bracketsOf(group), isEnd: false })
    }
    return this.#tell('missing-comma', end - 1, 1, {}, { at: end, length: 0, text: ',' })
  }

  /** The text ends, or a bracket closes, while another group is open. */
  #explainEnd({ outside, open }: JsonReading): boolean {
    if (outside) return this.#explainOutside(outside)
    const end = this.text.trimEnd().length
    return this.#tell('unclosed', end, 1, { ...this.#bracketsOf(open.at(-1)), isEnd: true })
  }

  #explainBracket({ outside, open }: JsonReading, start: number): boolean {
    if (outside) return this.#explainOutside(outside)
    return this.#tell('wrong-bracket', start, 1, { found: this.text.charAt(start), ...this.#bracketsOf(open.at(-1)) })
  }

  #explainOutside({ group, end }: { group: OpenGroup; end: number }): boolean {
    const mend = { at: end, length: 0, text: '}' }
    return this.#tell('unclosed', end - 1, 1, { ...this.#bracketsOf(group), isEnd: false }, mend)
  }

  #bracketsOf(group: OpenGroup | undefined): { open: '{' | '['; close: '}' | ']'; line: number } {
    const { sign, start } = group ?? { sign: '{', start: 0 }
    const { line } = this.#source.positionAt(this.#original(start))
    return { open: sign, close: sign === '{' ? '}' : ']', line }
  }

  #explainUnreadable(start: number): boolean {
    const text = this.#lineRest(start)
    return this.#tell('unreadable-text', start, text.length, { text })
  }

  /** A string that does not end on its line, or holds a tab or an unknown escape. */
  #explainString(start: number): boolean {
    const ahead = this.#ahead(start, 2000)
    const path = windowsPath(/^"([^"\n]*)"/.exec(ahead)?.[1] ?? '')
    if (path) return this.#tell('windows-path', start, path.path.length + 2, path, '""')
    const string = /^"(?:\\[^\n]|[^"\\\n])*\\?"?/.exec(this.text.slice(start))?.[0] ?? ''
    const at = string.replace(SOUND_ESCAPE, (sound) => 'x'.repeat(sound.length)).search(/\\(?!$)|\t/)
    if (at !== -1 && string.charAt(at) !== '\\') {
      return this.#tell('line-break-in-text', start + at, 1, { character: 'tab' }, ' ')
    }
    if (at !== -1) {
      const written = string.slice(at, at + (string.charAt(at + 1) === 'u' ? 6 : 2))
      return this.#tell('unknown-escape', start + at, 2, { escape: written }, '  ')
    }
    const curly = /^"[^\n]*([“”„«»])(?=[ \t]*[,}\]]?[ \t]*(?:\n|$))/u.exec(ahead)
    if (curly) {
      const [{ length }, found = ''] = curly
      return this.#tell('wrong-quotes', start + length - 1, 1, { found, kind: 'curly-end' }, '"')
    }
    if (start + string.length === this.text.length) return this.#tell('unclosed-text', start, string.length, {})
    const mend = this.#mendLineBreak(start, string)
    return this.#tell('line-break-in-text', start, string.length, { character: 'line' }, mend)
  }

  /** The next line begins anew, so the string ends on its own; or its quotation mark follows a few lines below. */
  #mendLineBreak(start: number, string: string): Mend | undefined {
    const rest = this.#ahead(start + string.length, 2000)
    if (/^\n\s*(?:"[^"\n]*"\s*:|[}\]]|"[^"\n]*"\s*(?:,?\s*\n))/.test(rest)) {
      // The comma at the end of the line separates the items.
      return { at: start + string.replace(/[ \t]*,?[ \t]*$/, '').length, length: 0, text: '"' }
    }
    const end = /^[^"]*"(?=[ \t]*(?:[,}\]\n]|$))/.exec(rest)?.[0].length
    return end === undefined ? undefined : { at: start, length: string.length + end, text: '""' }
  }

  /** A name or a text in quotes JSON does not know. */
  #explainQuotes(start: number, sign: string): boolean {
    const isStraight = sign === "'" || sign === '`'
    const close = isStraight ? sign : '[“”‘’„«»"]'
    const body = new RegExp(`^.([^\\n]*?)${close}(?=\\s*(?:[,:}\\]\\n]|$))`, 'u').exec(this.#ahead(start, 2000))
    const isDoubled = /^''.+''$/.test(body?.[0] ?? '')
    const kind = sign === '`' ? 'backtick' : isDoubled ? 'doubled' : isStraight ? 'single' : 'curly'
    const mend = body ? JSON.stringify(body[1]) : undefined
    return this.#tell('wrong-quotes', start, body?.[0].length ?? 1, { found: sign, kind }, mend)
  }

  /** A value that is no JSON: a number in another notation, or a text without quotation marks. */
  #explainWord(start: number): boolean {
    const ahead = this.#ahead(start)
    const word = /^[^\s,\]}"]+?(?=;?(?:[\s,\]}"]|$))/.exec(ahead)?.[0] ?? this.text.charAt(start)
    // `+90 212 …` and `09.00 – 18.00` are no numbers, whatever they begin with.
    if (/^[^\s,\]}"]+\s*(?:[,\]}\n;]|$)/.test(ahead)) {
      // `2025-2026`: of a span one end is the number.
      const number = /^([1-9]\d{0,8})[-–—/][1-9]\d{0,8}$/.exec(word)?.[1] ?? Number(word)
      if (typeof number === 'string' || /^[-+]?(?:[\d.]+|0[xX][\da-fA-F]+)$/.test(word)) {
        const suggestion = Number.isNaN(number) ? undefined : String(number)
        return this.#tell('number-format', start, word.length, { text: word, suggestion }, '0')
      }
    }
    // `Örnek Dijital",`: only the first quotation mark is missing.
    const closed = /^([^"\n]+)"(?=[ \t]*(?:[,}\]\n]|$))/.exec(ahead)
    const text = closed?.[1] ?? this.#wholeLine(start) ?? /^[^,\]}\n"]+/.exec(ahead)?.[0].trimEnd() ?? word
    const mend = { at: start, length: closed?.[0].length ?? text.length, text: '0' }
    return this.#tell('unquoted-text', start, text.length, { text }, mend)
  }

  /** `2 025` and `1,5` are meant as one number. */
  #explainNumber({ value }: JsonReading): boolean {
    const { start } = value
    const text = /^\d[\d.]*(?: \d{3})*(?:,\d+)?(?=\s*[,}\]\n])/.exec(this.#ahead(start, 60))?.[0]
    if (text === undefined || start + text.length <= value.end) return false
    const suggestion = text.replaceAll(' ', '').replace(',', '.')
    return this.#tell('number-format', start, text.length, { text, suggestion }, '0')
  }

  /** A sentence without quotation marks, its commas included: nothing else stands on its line. */
  #wholeLine(start: number): string | undefined {
    const line = /^([^"'{}[\]\n]*?)[ \t]*,?[ \t]*(?=\n|$)/.exec(this.#ahead(start, 2000))?.[1]
    return line === undefined || line === '' || /,\s*[\p{L}_][\p{L}\p{N}_-]*\s*:/u.test(line) ? undefined : line
  }

  #ahead(start: number, length = 200): string {
    return this.text.slice(start, start + length)
  }

  #lineRest(start: number): string {
    return /^[^\n]*/.exec(this.#ahead(start))?.[0].trimEnd() ?? ''
  }

  /**
   * Reports an error and mends it.
   *
   * @param mend What stands in place of the range, or in another place; without it nothing can follow.
   */
  #tell<C extends Code>(code: C, start: number, length: number, params: Params<C>, mend?: Mend | string): boolean {
    const from = this.#original(start)
    const range = { start: from, end: Math.max(from + 1, this.#original(start + length)) }
    const { line } = this.#source.positionAt(from)
    if (!this.#uncertain.has(line)) this.diagnostics.push(diagnose(this.#source, range, code, params))
    if (GUESSED.has(code)) this.#uncertain.add(line)
    if (mend === undefined) return false
    const { at, length: removed, text } = typeof mend === 'string' ? { at: start, length, text: mend } : mend
    this.#mends.push({ at, length: removed, text })
    this.text = this.text.slice(0, at) + text + this.text.slice(at + removed)
    return true
  }

  /** The place in the file of an offset in the mended text. */
  #original(offset: number): number {
    return this.#mends.reduceRight(
      (place, { at, length, text }) =>
        place >= at + text.length ? place - text.length + length : Math.min(place, at + length),
      offset,
    )
  }
}

function isQuote(sign: string): boolean {
  return sign !== '' && "'`“”‘’„«»".includes(sign)
}
