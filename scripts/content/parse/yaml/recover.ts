import { type Document, isMap, type YAMLParseError } from 'yaml'
import type { z } from 'zod'
import type { RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Code } from '../../diagnostics/messages/params.ts'
import { findName } from '../../schema/introspect.ts'
import type { Range } from '../../text/source-text.ts'
import { type Locate, locateInDocument, type ParsedFile } from '../locate.ts'
import { findDuplicates } from './duplicate-keys.ts'
import { explainError, FIELD_LINE } from './explain-error.ts'
import type { FieldsText } from './fields-text.ts'
import { findCutTexts } from './lost-comments.ts'
import { readYaml } from './parse-document.ts'

/** Errors inside one scalar: with the scalar masked, the rest parses as intended. */
const INSIDE_A_VALUE: ReadonlySet<Code> = new Set([
  'needs-quotes',
  'text-after-quote',
  'unclosed-quote',
  'unknown-escape',
  'windows-path',
])

/** Most errors reported per file. */
const MAX_ERRORS = 8

/** Errors of a line that may be misplaced: the fields around it are uncertain, the others are not. */
const OF_ONE_LINE: ReadonlySet<Code> = new Set(['indentation', 'missing-colon-space', 'tab-indent'])

/** The fields of a file with its unreadable ones masked; `isMasked` recognises diagnostics caused by the mask. */
export type RecoveredFields = {
  file: ParsedFile
  tentative: readonly RawDiagnostic[]
  isMasked: (found: RawDiagnostic) => boolean
}

/**
 * Explains the syntax errors of front matter. Each error is masked to find the next one. Errors after a structural
 * one are unreliable, so reporting stops there. All duplicate keys are reported.
 */
export function diagnoseYaml(
  fields: FieldsText,
  document: Document,
  schema: z.ZodType,
): { diagnostics: RawDiagnostic[]; recovered: RecoveredFields | undefined } {
  const nameField = (key: string, isTop: boolean) => findName(schema, key, isTop)
  const diagnostics: RawDiagnostic[] = []
  const masked: Range[] = []
  let rest = fields
  let isComplete = true
  for (
    let error = findError(document);
    error && isComplete && diagnostics.length < MAX_ERRORS;
    error = findError(readYaml(rest.text))
  ) {
    const found = explainError(rest, error, nameField)
    diagnostics.push(found)
    const mask = maskError(rest, found)
    if (!mask) return { diagnostics, recovered: undefined }
    masked.push(...mask.masked)
    isComplete = mask.isComplete
    rest = rest.withText(mask.text)
  }
  if (diagnostics.length > 0) return { diagnostics, recovered: readRecovered(rest, schema, masked, isComplete) }
  return { diagnostics: findDuplicates(fields, document), recovered: undefined }
}

/** @param isComplete False if a line was masked, whose field is not really missing. */
function readRecovered(fields: FieldsText, schema: z.ZodType, masked: readonly Range[], isComplete: boolean) {
  const { source, text, start } = fields
  const document = readYaml(text)
  if (document.errors.length > 0 || !isMap(document.contents) || /[&*!]/.test(text)) return undefined
  const locate: Locate = (path, what) => locateInDocument(document, start, path, what)
  const value: unknown = document.toJS({ maxAliasCount: 0 })
  return {
    file: { source, format: 'markdown' as const, value, locate },
    tentative: findCutTexts(fields, document, schema),
    isMasked: ({ code, start: at }: RawDiagnostic) =>
      (code === 'missing-field' && !isComplete) ||
      masked.some((range) => at >= start + range.start && at < start + range.end),
  }
}

/** The top-level field around a line, up to the next top-level field. */
function fieldsAround(fields: FieldsText, offset: number): Range {
  const { text } = fields
  const line = fields.lineAround(offset)
  const above = [...text.slice(0, line.start).matchAll(/^[\p{L}_"']/gmu)].at(-1)
  const below = /^[\p{L}_"']/mu.exec(text.slice(line.end))
  return { start: above?.index ?? 0, end: below ? line.end + below.index : text.length }
}

function findError(document: Document): YAMLParseError | undefined {
  return document.errors.find((error) => error.code !== 'DUPLICATE_KEY')
}

/**
 * The text with an error masked, of the same length; undefined after a structural error.
 * `masked`: where the text is not as intended. `isComplete`: false if a whole line is masked.
 */
type Mask = { text: string; masked: Range[]; isComplete: boolean }

function maskError(fields: FieldsText, { code, start }: RawDiagnostic): Mask | undefined {
  const { text } = fields
  const offset = start - fields.start
  const line = fields.lineAround(offset)
  const replaceFrom = (from: number, by: string) => text.slice(0, from) + by + text.slice(line.end)
  if (code === 'wrong-dash') {
    const item = text.slice(offset + 1, line.end).replace('\t', ' ')
    const isBullet = text.charAt(offset) !== '-'
    const dashed = `-${item.startsWith(' ') ? item : ` ${item.slice(0, -1)}`}`
    return { text: replaceFrom(offset, dashed), masked: isBullet ? [] : [line], isComplete: true }
  }
  const { length = 0 } = FIELD_LINE.exec(text.slice(line.start, line.end))?.[3] ?? ''
  if (INSIDE_A_VALUE.has(code) && length > 0) {
    return { text: replaceFrom(line.end - length, 'x'.repeat(length)), masked: [line], isComplete: true }
  }
  if (!OF_ONE_LINE.has(code)) return undefined
  const blank = ' '.repeat(line.end - line.start)
  return { text: replaceFrom(line.start, blank), masked: [fieldsAround(fields, offset)], isComplete: false }
}
