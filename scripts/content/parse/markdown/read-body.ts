import { diagnose, type RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Source } from '../../text/source-text.ts'
import { readPlainMarkdown } from '../fast-path/fast-markdown.ts'
import { emptyOutline, type MarkdownOutline } from './outline.ts'
import { parseMarkdown } from './parse-markdown.ts'

/** Delimiters that can make a Markdown parser quadratic. */
const DELIMITERS = /[[<*_`~!&>|(\]\\@]|http/g

/** Far more than any real paragraph has; bounds quadratic parsing. */
const MAX_SIGNS_IN_PARAGRAPH = 400

/** Chosen so that a hostile text is still parsed within a second. */
const BODY_MAX_CHARACTERS = 50_000

/** The Markdown parser's time grows with the square of its blocks. */
const BODY_MAX_LINES = 1500

/**
 * Parses a body.
 *
 * @param start Where the text begins in its file.
 * @returns Its outline, or a diagnostic if parsing could take too long.
 */
export function readBody(
  source: Source,
  text: string,
  start: number,
): { outline: MarkdownOutline; diagnostic: RawDiagnostic | undefined } {
  const tooLong = findExcess(text)
  if (tooLong) {
    return {
      outline: emptyOutline(),
      diagnostic: diagnose(source, { start, end: start + 1 }, 'too-long-body', tooLong),
    }
  }
  const tangled = findTangle(source, text, start)
  if (tangled) return { outline: emptyOutline(), diagnostic: tangled }
  return { outline: readPlainMarkdown(text, start) ?? parseMarkdown(text, start), diagnostic: undefined }
}

function findExcess(text: string): { length: number; max: number; unit: 'characters' | 'lines' } | undefined {
  if (text.length > BODY_MAX_CHARACTERS) return { length: text.length, max: BODY_MAX_CHARACTERS, unit: 'characters' }
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1
  return lines > BODY_MAX_LINES ? { length: lines, max: BODY_MAX_LINES, unit: 'lines' } : undefined
}

function findTangle(source: Source, text: string, start: number): RawDiagnostic | undefined {
  // Hardly any text has so many delimiters.
  if ((text.match(DELIMITERS)?.length ?? 0) <= MAX_SIGNS_IN_PARAGRAPH) return undefined
  let paragraph = 0
  for (const part of text.split(/\n[ \t]*\n/)) {
    const counts = new Map<string, number>()
    for (const [sign] of part.matchAll(DELIMITERS)) {
      const count = (counts.get(sign) ?? 0) + 1
      counts.set(sign, count)
      if (count <= MAX_SIGNS_IN_PARAGRAPH) continue
      const at = start + text.indexOf(part, paragraph) + part.indexOf(sign)
      return diagnose(source, { start: at, end: at + 1 }, 'tangled-text', { max: MAX_SIGNS_IN_PARAGRAPH, sign })
    }
    paragraph += part.length
  }
  return undefined
}
