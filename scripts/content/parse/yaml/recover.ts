import { type Document, isMap, type YAMLParseError } from 'yaml'
import type { z } from 'zod'
import type { RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Code } from '../../diagnostics/messages/index.ts'
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
    const offset = found.start - fields.start
    diagnostics.push(found)
    const next = mend(rest, found, offset)
    if (next !== undefined) {
      if (!isMended(found.code, rest.text.charAt(offset))) masked.push(rest.lineAround(offset))
    } else if (OF_ONE_LINE.has(found.code)) {
      isComplete = false
      masked.push(fieldsAround(rest, offset))
    } else return { diagnostics, recovered: undefined }
    rest = rest.withText(next ?? withoutLine(rest, offset))
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

/** Blanks a line; the length stays the same. */
function withoutLine(fields: FieldsText, offset: number): string {
  const { start, end } = fields.lineAround(offset)
  return fields.text.slice(0, start) + ' '.repeat(end - start) + fields.text.slice(end)
}

function findError(document: Document): YAMLParseError | undefined {
  return document.errors.find((error) => error.code !== 'DUPLICATE_KEY')
}

/** Masks an error without changing the length; undefined if only the whole line can be masked. */
function mend(fields: FieldsText, { code }: RawDiagnostic, offset: number): string | undefined {
  if (code === 'wrong-dash') return putDash(fields, offset)
  return INSIDE_A_VALUE.has(code) ? putValueAside(fields, offset) : undefined
}

/** Whether the mask restored the intended text: only a bullet was replaced by a dash. */
function isMended(code: Code, sign: string): boolean {
  return code === 'wrong-dash' && sign !== '-'
}

/** Replaces a bullet by a dash and a space. */
function putDash(fields: FieldsText, offset: number): string {
  const { text } = fields
  const { end } = fields.lineAround(offset)
  const item = text.slice(offset + 1, end).replace('\t', ' ')
  return `${text.slice(0, offset)}-${item.startsWith(' ') ? item : ` ${item.slice(0, -1)}`}${text.slice(end)}`
}

/** Replaces the value of a line by letters; undefined if the line holds no field. */
function putValueAside(fields: FieldsText, offset: number): string | undefined {
  const { start, end } = fields.lineAround(offset)
  const value = FIELD_LINE.exec(fields.text.slice(start, end))?.[3]
  return value && fields.text.slice(0, end - value.length) + 'x'.repeat(value.length) + fields.text.slice(end)
}
