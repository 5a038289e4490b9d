import { diagnose, type RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Source } from '../../text/source-text.ts'
import { readPlainMarkdown } from '../fast-path/fast-markdown.ts'
import { type MarkdownFacts, noFacts } from './facts.ts'
import { parseMarkdown } from './parse-markdown.ts'

/** Signs that open something and can make a Markdown parser go over the same text again and again. */
const OPENING_SIGNS = ['[', '<', '*', '_', '`', '~', '!', '&', '>', '|', '(', ']', '\\', '@', 'http']

const ANY_OPENING_SIGN = /[[<*_`~!&>|(\]\\@]|http/g

/** Far more than any paragraph has; keeps hostile text from taking quadratic time. */
const MAX_SIGNS_IN_PARAGRAPH = 400

/** About twenty-five printed pages; a hostile text of this size is still read within a second. */
const BODY_MAX_CHARACTERS = 50_000

/** The Markdown parser's time grows with the square of its blocks. */
const BODY_MAX_LINES = 1500

/**
 * Reads a body.
 *
 * @param start Where the text begins in its file.
 * @returns What it says, or why it is not read: it would take a parser too long.
 */
export function readBody(
  source: Source,
  text: string,
  start: number,
): { facts: MarkdownFacts; diagnostic: RawDiagnostic | undefined } {
  const tooLong = findExcess(text)
  if (tooLong) {
    return { facts: noFacts(), diagnostic: diagnose(source, { start, end: start + 1 }, 'too-long-body', tooLong) }
  }
  const tangled = hasLongParagraph(text) ? findTangle(source, text, start) : undefined
  if (tangled) return { facts: noFacts(), diagnostic: tangled }
  return { facts: readPlainMarkdown(text, start) ?? parseMarkdown(text, start), diagnostic: undefined }
}

function findExcess(text: string): { length: number; max: number; unit: 'characters' | 'lines' } | undefined {
  if (text.length > BODY_MAX_CHARACTERS) return { length: text.length, max: BODY_MAX_CHARACTERS, unit: 'characters' }
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1
  return lines > BODY_MAX_LINES ? { length: lines, max: BODY_MAX_LINES, unit: 'lines' } : undefined
}

/** Whether a paragraph is long enough to hold more signs than it may. */
function hasLongParagraph(text: string): boolean {
  let from = 0
  for (let to = text.indexOf('\n\n'); to !== -1; to = text.indexOf('\n\n', from)) {
    if (to - from > MAX_SIGNS_IN_PARAGRAPH) return true
    from = to + 2
  }
  return text.length - from > MAX_SIGNS_IN_PARAGRAPH
}

function findTangle(source: Source, text: string, start: number): RawDiagnostic | undefined {
  // Hardly any text has so many signs in all.
  if ((text.match(ANY_OPENING_SIGN)?.length ?? 0) <= MAX_SIGNS_IN_PARAGRAPH) return undefined
  let paragraph = 0
  for (const part of text.split(/\n[ \t]*\n/)) {
    if (part.length > MAX_SIGNS_IN_PARAGRAPH) {
      for (const sign of OPENING_SIGNS) {
        const pieces = part.split(sign, MAX_SIGNS_IN_PARAGRAPH + 2)
        if (pieces.length <= MAX_SIGNS_IN_PARAGRAPH + 1) continue
        const at = start + text.indexOf(part, paragraph) + part.indexOf(sign)
        return diagnose(source, { start: at, end: at + 1 }, 'tangled-text', { max: MAX_SIGNS_IN_PARAGRAPH, sign })
      }
    }
    paragraph += part.length
  }
  return undefined
}
