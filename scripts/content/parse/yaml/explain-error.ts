import type { YAMLParseError } from 'yaml'
import type { RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldName } from '../../diagnostics/messages/params.ts'
import { wrongBullet } from '../../text/bullets.ts'
import { SUGGESTED_MAX_CHARACTERS } from '../../text/printable.ts'
import { withoutMarkup } from '../../text/strip-markup.ts'
import { windowsPath } from '../windows-path.ts'
import type { FieldsText } from './fields-text.ts'
import { ITEM_LINE, oddItem } from './list-items.ts'
import { IN_CURLY_QUOTES, quoteInYaml, textAfterQuote } from './quotes.ts'

/** A line with a field: indentation and dashes, key, value. */
export const FIELD_LINE = /^(\s*(?:-[ \t]+)*)((?:[\p{L}_][\p{L}\p{N}_-]*)|"[^"\n]*"|'[^'\n]*')[ \t]*:(?:[ \t]+(.*))?$/u

/** Finds the label of a key; `isTop` for top-level keys. */
export type FieldNamer = (key: string, isTop: boolean) => FieldName

/** A line of the front matter with its offset. */
type Line = { text: string; start: number; indent: number }

/** Explains a parse error in the author's words. */
export function explainError(fields: FieldsText, error: YAMLParseError, nameField: FieldNamer): RawDiagnostic {
  return new Diagnosis(fields, nameField).of(error)
}

class Diagnosis {
  readonly #fields: FieldsText
  readonly #text: string
  readonly #lines: Line[]
  readonly #nameField: FieldNamer

  constructor(fields: FieldsText, nameField: FieldNamer) {
    this.#fields = fields
    this.#nameField = nameField
    this.#text = fields.text
    let offset = 0
    this.#lines = fields.text.split('\n').map((line) => {
      const entry = { text: line, start: offset, indent: line.search(/\S|$/) }
      offset += line.length + 1
      return entry
    })
  }

  of(error: YAMLParseError): RawDiagnostic {
    const offset = Math.min(error.pos[0], this.#text.length)
    const index = this.#lineIndex(offset)
    const line = this.#line(index)
    // Word writes a tab behind its bullets.
    if (error.code === 'TAB_AS_INDENT') return wrongBullet(line.text.trim()) ? this.#noColon(line) : this.#tab(index)
    const unclosed = this.#findUnclosedQuote(index)
    if (unclosed) return unclosed
    const field = FIELD_LINE.exec(line.text)
    const value = field?.[3]?.trimEnd() ?? ''
    const name = field?.[2] ?? ''
    const valueStart = line.start + line.text.length - (field?.[3]?.length ?? 0)
    if (field && /^["']/.test(value)) {
      const rest = textAfterQuote(value)
      if (rest !== undefined) {
        return this.#fields.diagnose('text-after-quote', valueStart + rest.at, rest.text.length, {
          text: rest.text,
          sign: value.charAt(0),
        })
      }
    }
    if (error.code === 'BAD_DQ_ESCAPE') {
      const path = windowsPath(value.slice(1, -1))
      if (path) return this.#fields.diagnose('windows-path', valueStart, value.length, path)
      return this.#fields.diagnose('unknown-escape', offset, 2, { escape: this.#text.slice(offset, offset + 2) })
    }
    if (field && /^[@`%*&!|>,\]}?-]/.test(value)) {
      return this.#needsQuotes(field[1] ?? '', name, value, valueStart, 'sign')
    }
    const open = this.#findOpenBracket(index)
    if (open) return open
    if (field && error.code === 'BLOCK_AS_IMPLICIT_KEY' && /:(?:\s|$)/.test(value)) {
      // The message about missing quotes would confuse: the text has curly ones.
      if (IN_CURLY_QUOTES.test(value))
        return this.#fields.diagnose('wrong-quotes', valueStart, 1, { found: value.charAt(0), kind: 'curly' })
      return this.#needsQuotes(field[1] ?? '', name, value, valueStart, 'colon')
    }
    return this.#structure(error, offset, index)
  }

  /** `[` and `{` begin a flow collection even where the author meant a plain character. */
  #findOpenBracket(errorIndex: number): RawDiagnostic | undefined {
    for (let index = errorIndex; index >= 0; index -= 1) {
      const line = this.#line(index)
      const found = /^(\s*(?:-[ \t]+)*)(?:([\p{L}_][\p{L}\p{N}_-]*)[ \t]*:[ \t]+)?([[{].*)$/u.exec(line.text)
      const value = found?.[3]?.trimEnd()
      if (/[\]}][ \t]*$/.test(line.text)) return undefined
      if (!found || value === undefined) continue
      const from = line.start + line.text.indexOf(value)
      const name = found[2]
      if (name !== undefined && !/[:,]/.test(value)) return this.#needsQuotes(found[1] ?? '', name, value, from, 'sign')
      const open = value.charAt(0)
      const openLine = this.#fields.source.positionAt(this.#fields.start + from).line
      return this.#fields.diagnose('unclosed', from, value.length, {
        open,
        close: open === '[' ? ']' : '}',
        line: openLine,
        isEnd: false,
      })
    }
    return undefined
  }

  #structure(error: YAMLParseError, offset: number, index: number): RawDiagnostic {
    const line = this.#line(index)
    // The parser reports the value above the misplaced line.
    const isAbove = error.code === 'BLOCK_AS_IMPLICIT_KEY' || error.code === 'MULTILINE_IMPLICIT_KEY'
    const isPlainText = line.text.trim() !== '' && !FIELD_LINE.test(line.text) && !ITEM_LINE.test(line.text)
    if (isPlainText && (isAbove || error.code === 'MISSING_CHAR')) return this.#noColon(line)
    const wrong = !isAbove ? this.#lineFrom(offset) : this.#isItemTooFarLeft(index) ? line : this.#nextLine(index)
    if (ITEM_LINE.test(wrong.text)) {
      const item = oddItem(this.#text, wrong.start)
      return this.#fields.diagnose('indentation', item.start, item.end - item.start, { isItem: true })
    }
    if (!FIELD_LINE.test(wrong.text)) return this.#noColon(wrong)
    return this.#fields.diagnose('indentation', wrong.start, Math.max(1, wrong.text.length), { isItem: false })
  }

  /** Whether an item is the only one in its column, while similar items are indented like the field below it. */
  #isItemTooFarLeft(index: number): boolean {
    const line = this.#line(index)
    const first = (text: string) => /^\s*-\s+([^\s:]+:?)/.exec(text)?.[1]
    const name = first(line.text)
    const hasLikeAt = (indent: number) =>
      this.#lines.some((other) => other !== line && other.indent === indent && first(other.text) === name)
    return name !== undefined && !hasLikeAt(line.indent) && hasLikeAt(this.#nextLine(index).indent - 2)
  }

  #noColon(line: Line): RawDiagnostic {
    const text = line.text.trim()
    const at = line.start + line.indent
    const bullet = wrongBullet(text)
    if (bullet && this.#isInList(line)) return this.#fields.diagnose('wrong-dash', at, 1, bullet)
    const glued = /^((?:- +)?[\p{L}_][\p{L}\p{N}_-]*)[:=]+[ \t]*(\S.*)$/u.exec(text)
    const spaced = /^((?:- +)?([\p{L}_][\p{L}\p{N}_-]*))[ \t]+(?:[:=]+[ \t]*)?(\S.*)$/u.exec(text)
    const isField = spaced?.[2] !== undefined && this.#nameField(spaced[2], line.indent === 0).label !== undefined
    const suggestion = glued ? `${glued[1]}: ${glued[2]}` : isField ? `${spaced[1]}: ${spaced[3]}` : undefined
    const isBelowText = /\S/.test(FIELD_LINE.exec(this.#lineAbove(line)?.text ?? '')?.[3] ?? '')
    const params = { line: text, suggestion, isBelowText }
    return this.#fields.diagnose('missing-colon-space', at, Math.max(1, text.length), params)
  }

  /** Whether a line can be meant as a list item: it holds a field, is next to an item, or is below a key without a value. */
  #isInList(line: Line): boolean {
    const above = this.#lineAbove(line)
    const below = this.#nextLine(this.#lines.indexOf(line))
    const isItem = (other: Line | undefined) => other?.indent === line.indent && ITEM_LINE.test(other.text)
    return (
      FIELD_LINE.test(line.text.trim().slice(1).trimStart()) ||
      isItem(above) ||
      isItem(below) ||
      /:\s*$/.test(above?.text ?? '')
    )
  }

  #lineAbove(line: Line): Line | undefined {
    return this.#lines.findLast(({ start, text }) => start < line.start && text.trim() !== '')
  }

  #tab(index: number): RawDiagnostic {
    const from = Math.max(0, index - 1)
    const line = this.#lines.slice(from).find(({ text }) => /^ *\t/.test(text)) ?? this.#line(index)
    const [spaces = '', tabs = ''] = /^( *)(\t*)/.exec(line.text)?.slice(1) ?? []
    return this.#fields.diagnose('tab-indent', line.start + spaces.length, tabs.length, {})
  }

  /** Finds an unclosed quotation mark above the error: the scalar runs on until the parser fails. */
  #findUnclosedQuote(errorIndex: number): RawDiagnostic | undefined {
    for (let index = errorIndex; index >= 0; index -= 1) {
      const line = this.#line(index)
      const opening = /^(\s*(?:-[ \t]+)*(?:[\p{L}_][\p{L}\p{N}_-]*[ \t]*:[ \t]+)?)(["'])(.*)$/u.exec(line.text)
      const sign = opening?.[2]
      if (!opening || sign === undefined) continue
      const inner = opening[3] ?? ''
      const closes = sign === '"' ? inner.replace(/\\./g, '').includes('"') : inner.includes("'")
      if (closes) continue
      const next = this.#lines[index + 1]
      const isSwallowing = next === undefined || next.text.trim() === '' || FIELD_LINE.test(next.text)
      if (!isSwallowing) continue
      const from = line.start + (opening[1]?.length ?? 0)
      const curly = /[“”„«»‘’]\s*$/.exec(inner)?.[0].trim()
      const length = line.text.trimEnd().length - (opening[1]?.length ?? 0)
      return this.#fields.diagnose('unclosed-quote', from, length, { quote: sign, curly })
    }
    return undefined
  }

  #needsQuotes(
    indent: string,
    name: string,
    value: string,
    valueStart: number,
    reason: 'colon' | 'sign',
  ): RawDiagnostic {
    // Including ` #`: a text that needs quotes anyway keeps it.
    const line = `${indent.trim() === '' ? '' : '- '}${name}: ${quoteInYaml(withoutMarkup(value))}`
    const suggestion = value.length <= SUGGESTED_MAX_CHARACTERS ? line : undefined
    const colon = reason === 'colon' ? value.search(/:(?:\s|$)/) : 0
    return this.#fields.diagnose('needs-quotes', valueStart + colon, 1, {
      field: this.#nameField(name, indent === ''),
      reason,
      text: value.charAt(0),
      suggestion,
    })
  }

  #line(index: number): Line {
    return this.#lines[index] ?? { text: '', start: this.#text.length, indent: 0 }
  }

  #lineIndex(offset: number): number {
    const index = this.#lines.findIndex((line) => line.start + line.text.length >= offset)
    return index === -1 ? this.#lines.length - 1 : index
  }

  #nextLine(index: number): Line {
    return this.#lines.slice(index + 1).find((line) => line.text.trim() !== '') ?? this.#line(index)
  }

  /** The line at an offset, or the next non-blank one. */
  #lineFrom(offset: number): Line {
    const index = this.#lineIndex(offset)
    const line = this.#line(index)
    return line.text.slice(Math.max(0, offset - line.start)).trim() === '' ? this.#nextLine(index) : line
  }
}
