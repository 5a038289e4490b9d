import { isEveryday, printable } from '../text/printable.ts'
import type { Diagnostic, RawDiagnostic } from './diagnostic.ts'
import type { Language } from './language.ts'
import { translate } from './messages/translate.ts'

/** Longest part of a line in a frame; longer lines (minified JSON) are cropped around the mistake. Chosen by eye. */
const FRAME_MAX_COLUMNS = 100

/** Columns before the mistake in a cropped line. */
const CONTEXT_COLUMNS = 40

/**
 * Puts a diagnostic into words.
 *
 * @param folder Name of the content folder before the path, e.g. `content`.
 */
export function toDiagnostic(found: RawDiagnostic, language: Language, folder: string): Diagnostic {
  const { source } = found
  const { problem, expected, fix, formFix } = translate(found.code, found.params, language)
  const { line, column } = source.positionAt(found.start)
  const last = source.positionAt(Math.max(found.end, found.start))
  const lineText = source.line(line)
  const endColumn = last.line === line ? Math.max(last.column, column + 1) : Math.max(lineText.length + 1, column + 1)
  return {
    file: folder === '' ? source.path : `${folder}/${source.path}`,
    line,
    column,
    endColumn,
    code: found.code,
    at: found.at,
    // Messages repeat text of authors, also of other files.
    problem: printable(problem),
    expected: printable(expected),
    fix: printable(fix),
    ...(formFix === undefined ? {} : { formFix: printable(formFix) }),
    frame: drawFrame(source.text, found, line, source.lineStart(line), lineText),
  }
}

function drawFrame(
  text: string,
  range: { start: number; end: number },
  line: number,
  lineStart: number,
  lineText: string,
) {
  if (text === '' || lineText.trim() === '') return ''
  const from = range.start - lineStart
  const to = Math.max(from + 1, Math.min(range.end - lineStart, lineText.length))
  const cutStart = from > FRAME_MAX_COLUMNS - CONTEXT_COLUMNS / 2 ? from - CONTEXT_COLUMNS : 0
  const cutEnd = Math.min(lineText.length, cutStart + FRAME_MAX_COLUMNS)
  const before = (cutStart > 0 ? '…' : '') + flat(lineText.slice(cutStart, from))
  const marked = flat(lineText.slice(from, Math.min(to, cutEnd)))
  const after = flat(lineText.slice(Math.min(to, cutEnd), cutEnd)) + (cutEnd < lineText.length ? '…' : '')
  const number = String(line)
  const gutter = ' '.repeat(number.length)
  const marker = ' '.repeat(displayWidth(before)) + '^'.repeat(Math.max(1, displayWidth(marked)))
  return `${`${number} │ ${before}${marked}${after}`.trimEnd()}\n${gutter} │ ${marker}`
}

function flat(text: string): string {
  return printable(text.replaceAll('\t', '  '))
}

/** Width of a text in terminal columns: two for emoji and East Asian letters, none for combining marks. */
function displayWidth(text: string): number {
  if (isEveryday(text)) return text.length
  let width = 0
  for (const character of text) {
    if (/\p{M}/u.test(character)) continue
    width += /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u.test(
      character,
    )
      ? 2
      : 1
  }
  return width
}
