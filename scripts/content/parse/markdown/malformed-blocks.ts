import { diagnose, type RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Code, Params } from '../../diagnostics/messages/params.ts'
import { wrongBullet } from '../../text/bullets.ts'
import { SUGGESTED_MAX_CHARACTERS } from '../../text/printable.ts'
import type { Source } from '../../text/source-text.ts'
import { proseLines } from './prose-lines.ts'

/** A cheap test that spares most texts the search. */
const SIGNS = /[•‣·▪●◦○■\uf0b7\uf0a7\uf0d8–—|\t]|(?:^|\n) {0,3}(?:\\#|-[^\s-]|#{1,6}[^\s#]|\d{1,2}[.)][^\s\d])/

const BULLET_LINE = /^ {0,3}([•‣·▪●◦○■\uf0b7\uf0a7\uf0d8–—]|-(?=[^\s-]))/

/** `1.Bir`: a numbered list item without its space. */
const NUMBER_LINE = /^ {0,3}(\d{1,2})[.)](?=\p{L})/u

/** `##Başlık`; a single `#` may be a hashtag, unless several capitalized words follow without a full stop. */
const HEADING_LINE = /^ {0,3}(#{2,6}(?=[\p{L}\p{N}"“‘'(])|#(?=\p{Lu}[^#]*\s[^#]*[^#.,;:!\s]$))/u

/** `\\### Başlık`, as rich text editors export it. */
const ESCAPED_HEADING = /^ {0,3}\\(#{1,6}[ \t]+\S.*)$/

const ROW = /^ {0,3}\|.*\|[ \t]*$/

/**
 * Finds malformed headings, lists and tables, which Markdown renders as a paragraph with their markup.
 *
 * @param firstHeading Depth of the largest heading allowed, used in suggestions.
 */
export function findUnreadBlocks(source: Source, text: string, start: number, firstHeading: number): RawDiagnostic[] {
  if (!SIGNS.test(text)) return []
  const diagnostics: RawDiagnostic[] = []
  const lines = text.split('\n')
  for (const { line, written, start: from, index } of proseLines(lines, start)) {
    const above = lines[index - 1] ?? ''
    const below = lines[index + 1] ?? ''
    /** @param length Of the marked part of the line. */
    const tell = <C extends Code>(code: C, length: number, params: Params<C>) =>
      diagnostics.push(diagnose(source, { start: from, end: from + length }, code, params))
    if (isNumbered(line, above, below)) {
      const item = written.replace(/(?<=^\d+[.)])/, ' ')
      tell('number-without-space', written.search(/\p{L}/u), { line: ifShort(item) })
    } else if (isHeading(line, above, below)) {
      tell('heading-without-space', written.search(/[^#]/), { line: heading(written, firstHeading) })
    } else if (ESCAPED_HEADING.test(line)) {
      tell('escaped-heading', 1, { line: heading(written.slice(1), firstHeading) })
    } else if (isListed(line, lines, index)) {
      const bullet = wrongBullet(written)
      if (bullet) tell('wrong-dash', 1, bullet)
    } else if (ROW.test(line) && !ROW.test(above) && ROW.test(below) && !isRule(below)) {
      tell('table-without-rule', line.trimStart().length, { rule: ruleOf(written.slice(1, -1).split('|').length) })
    } else if (isTabRow(line) && !isTabRow(above) && isTabRow(below)) {
      const cells = written.split(/\t+/).map((cell) => cell.trim())
      tell('tab-rows', line.trimStart().length, {
        row: ifShort(`| ${cells.join(' | ')} |`),
        rule: ruleOf(cells.length),
      })
    }
  }
  return diagnostics
}

function ruleOf(columns: number): string {
  return `|${' --- |'.repeat(columns)}`
}

/** The delimiter row of a table. */
function isRule(line: string): boolean {
  return line.includes('-') && !/[^|:\s-]/.test(line)
}

/** A row pasted from a spreadsheet. */
function isTabRow(line: string): boolean {
  return line.trim().includes('\t')
}

/** A dash may begin a sentence, unless the next line has one too. Other bullets make a list even across blank lines. */
function isListed(line: string, lines: readonly string[], index: number): boolean {
  const sign = BULLET_LINE.exec(line)?.[1]
  if (sign === undefined) return false
  const isText = (other: string) => /[-–—]/.test(sign) || other.trim() !== ''
  const beside = [lines.slice(0, index).findLast(isText), lines.slice(index + 1).find(isText)]
  return beside.some((other) => BULLET_LINE.exec(other ?? '')?.[1] === sign)
}

/** A number may begin a sentence, unless the adjacent line has the next number. */
function isNumbered(line: string, above: string, below: string): boolean {
  const number = (text: string) => Number(NUMBER_LINE.exec(text)?.[1] ?? Number.NaN)
  return number(below) === number(line) + 1 || number(above) === number(line) - 1
}

/** A single `#` may be a hashtag: only a line by itself is a heading. */
function isHeading(line: string, above: string, below: string): boolean {
  const signs = HEADING_LINE.exec(line)?.[1]
  return signs !== undefined && (signs.length > 1 || (above.trim() === '' && below.trim() === ''))
}

/** The line with its signs corrected. */
function heading(line: string, firstHeading: number): string | undefined {
  const depth = Math.max(line.search(/[^#]/), firstHeading)
  return ifShort(line.replace(/^#+[ \t]*/, `${'#'.repeat(depth)} `))
}

function ifShort(line: string): string | undefined {
  return line.length <= SUGGESTED_MAX_CHARACTERS ? line : undefined
}
