import { type Document, isMap, type YAMLParseError } from 'yaml'
import type { z } from 'zod'
import type { RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Code } from '../../diagnostics/messages/index.ts'
import { findName } from '../../schema/introspect.ts'
import type { Range, Source } from '../../text/source-text.ts'
import { findDuplicates } from './duplicate-keys.ts'
import { explainError, FIELD_LINE } from './explain-error.ts'
import { readYaml } from './parse-document.ts'

/** Mistakes inside one value: with the value masked, everything below it reads as it was meant. */
const INSIDE_A_VALUE: ReadonlySet<Code> = new Set([
  'needs-quotes',
  'text-after-quote',
  'unclosed-quote',
  'unknown-escape',
  'windows-path',
])

/** More mistakes than anybody makes before looking. */
const MAX_ERRORS = 8

/** Mistakes of one line that may be out of place: what stands in the fields around it is anybody's guess, the rest is not. */
const OF_ONE_LINE: ReadonlySet<Code> = new Set(['indentation', 'missing-colon-space', 'tab-indent'])

/** What is wrong with fields, and what of them can be judged all the same. */
export type Diagnosed = { diagnostics: RawDiagnostic[]; recovered: RecoveredFields | undefined }

/** Fields read with their mistakes masked. */
export type RecoveredFields = {
  document: Document
  /** What the document was read from. */
  text: string
  /** Where that begins in the file. */
  start: number
  /** Whether a diagnostic has to do with what was masked. */
  isMasked: (found: RawDiagnostic) => boolean
}

/**
 * Says in an author's words why the fields cannot be read. After a mistake that concerns more than one value a
 * YAML parser sees ghosts, so it is the last one told. Names written twice are all told.
 */
export function diagnoseYaml(
  source: Source,
  document: Document,
  text: string,
  start: number,
  schema: z.ZodType,
): Diagnosed {
  const nameField = (key: string, isTop: boolean) => findName(schema, key, isTop)
  const diagnostics: RawDiagnostic[] = []
  const masked: Range[] = []
  let rest = text
  let isComplete = true
  for (let error = findError(document); error && diagnostics.length < MAX_ERRORS; error = findError(readYaml(rest))) {
    const found = explainError(source, error, rest, start, nameField)
    diagnostics.push(found)
    const next = mend(rest, found, found.start - start)
    if (next !== undefined) {
      if (!isMended(found.code, rest.charAt(found.start - start))) masked.push(lineAround(rest, found.start - start))
    } else if (OF_ONE_LINE.has(found.code)) {
      isComplete = false
      masked.push(fieldsAround(rest, found.start - start))
    } else return { diagnostics, recovered: undefined }
    rest = next ?? withoutLine(rest, found.start - start)
    if (!isComplete) break
  }
  if (diagnostics.length > 0) return { diagnostics, recovered: readRecovered(rest, start, masked, isComplete) }
  return { diagnostics: findDuplicates(source, document, text, start), recovered: undefined }
}

/** @param isComplete False when a line is missing: then the field it held only seems to be. */
function readRecovered(rest: string, start: number, masked: Range[], isComplete: boolean): RecoveredFields | undefined {
  const document = readYaml(rest)
  if (document.errors.length > 0 || !isMap(document.contents) || /[&*!]/.test(rest)) return undefined
  return {
    document,
    text: rest,
    start,
    isMasked: (found) =>
      (!isComplete && found.code === 'missing-field') ||
      masked.some((range) => found.start - start >= range.start && found.start - start < range.end),
  }
}

function lineAround(text: string, offset: number): Range {
  const end = text.indexOf('\n', offset)
  return { start: text.lastIndexOf('\n', offset - 1) + 1, end: end === -1 ? text.length : end }
}

/** The field a line stands in or after, with everything below it, up to the next field of the file itself. */
function fieldsAround(text: string, offset: number): Range {
  const line = lineAround(text, offset)
  const above = [...text.slice(0, line.start).matchAll(/^[\p{L}_"']/gmu)].at(-1)
  const below = /^[\p{L}_"']/mu.exec(text.slice(line.end))
  return { start: above?.index ?? 0, end: below ? line.end + below.index : text.length }
}

/** The text with a line turned into nothing of the same length. */
function withoutLine(text: string, offset: number): string {
  const { start, end } = lineAround(text, offset)
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}

function findError(document: Document): YAMLParseError | undefined {
  return document.errors.find((error) => error.code !== 'DUPLICATE_KEY')
}

/** The text without a mistake, as long as before; nothing when only the whole line can be masked. */
function mend(text: string, { code }: RawDiagnostic, offset: number): string | undefined {
  if (code === 'wrong-dash') return putDash(text, offset)
  return INSIDE_A_VALUE.has(code) ? putValueAside(text, offset) : undefined
}

/** Whether the line reads as it was meant now: another sign than a dash is replaced, and nothing else. */
function isMended(code: Code, sign: string): boolean {
  return code === 'wrong-dash' && sign !== '-'
}

/** The text with a dash and a space where something else begins an item. */
function putDash(text: string, offset: number): string {
  const { end } = lineAround(text, offset)
  const item = text.slice(offset + 1, end).replace('\t', ' ')
  return `${text.slice(0, offset)}-${item.startsWith(' ') ? item : ` ${item.slice(0, -1)}`}${text.slice(end)}`
}

/** The text with another value of the same length on one line; nothing when the line holds no field. */
function putValueAside(text: string, offset: number): string | undefined {
  const from = text.lastIndexOf('\n', offset - 1) + 1
  const lineEnd = text.indexOf('\n', offset)
  const to = lineEnd === -1 ? text.length : lineEnd
  const value = FIELD_LINE.exec(text.slice(from, to))?.[3]
  return value && text.slice(0, to - value.length) + 'x'.repeat(value.length) + text.slice(to)
}
