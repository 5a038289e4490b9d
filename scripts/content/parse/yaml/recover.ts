import { type Document, isMap, type YAMLParseError } from 'yaml'
import type { z } from 'zod'
import type { RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Code } from '../../diagnostics/messages/index.ts'
import { findName } from '../../schema/introspect.ts'
import type { Range } from '../../text/source-text.ts'
import { findDuplicates } from './duplicate-keys.ts'
import { explainError, FIELD_LINE } from './explain-error.ts'
import type { FieldsText } from './fields-text.ts'
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
  fields: FieldsText
  /** Whether a diagnostic has to do with what was masked. */
  isMasked: (found: RawDiagnostic) => boolean
}

/**
 * Says in an author's words why the fields cannot be read. After a mistake that concerns more than one value a
 * YAML parser sees ghosts, so it is the last one told. Names written twice are all told.
 */
export function diagnoseYaml(fields: FieldsText, document: Document, schema: z.ZodType): Diagnosed {
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
  if (diagnostics.length > 0) return { diagnostics, recovered: readRecovered(rest, masked, isComplete) }
  return { diagnostics: findDuplicates(fields, document), recovered: undefined }
}

/** @param isComplete False when a line is missing: then the field it held only seems to be. */
function readRecovered(fields: FieldsText, masked: Range[], isComplete: boolean): RecoveredFields | undefined {
  const document = readYaml(fields.text)
  if (document.errors.length > 0 || !isMap(document.contents) || /[&*!]/.test(fields.text)) return undefined
  return {
    document,
    fields,
    isMasked({ code, start }) {
      const offset = start - fields.start
      return (
        (!isComplete && code === 'missing-field') || masked.some((range) => offset >= range.start && offset < range.end)
      )
    },
  }
}

/** The field a line stands in or after, with everything below it, up to the next field of the file itself. */
function fieldsAround(fields: FieldsText, offset: number): Range {
  const { text } = fields
  const line = fields.lineAround(offset)
  const above = [...text.slice(0, line.start).matchAll(/^[\p{L}_"']/gmu)].at(-1)
  const below = /^[\p{L}_"']/mu.exec(text.slice(line.end))
  return { start: above?.index ?? 0, end: below ? line.end + below.index : text.length }
}

/** The text with a line turned into nothing of the same length. */
function withoutLine(fields: FieldsText, offset: number): string {
  const { start, end } = fields.lineAround(offset)
  return fields.text.slice(0, start) + ' '.repeat(end - start) + fields.text.slice(end)
}

function findError(document: Document): YAMLParseError | undefined {
  return document.errors.find((error) => error.code !== 'DUPLICATE_KEY')
}

/** The text without a mistake, as long as before; nothing when only the whole line can be masked. */
function mend(fields: FieldsText, { code }: RawDiagnostic, offset: number): string | undefined {
  if (code === 'wrong-dash') return putDash(fields, offset)
  return INSIDE_A_VALUE.has(code) ? putValueAside(fields, offset) : undefined
}

/** Whether the line reads as it was meant now: another sign than a dash is replaced, and nothing else. */
function isMended(code: Code, sign: string): boolean {
  return code === 'wrong-dash' && sign !== '-'
}

/** The text with a dash and a space where something else begins an item. */
function putDash(fields: FieldsText, offset: number): string {
  const { text } = fields
  const { end } = fields.lineAround(offset)
  const item = text.slice(offset + 1, end).replace('\t', ' ')
  return `${text.slice(0, offset)}-${item.startsWith(' ') ? item : ` ${item.slice(0, -1)}`}${text.slice(end)}`
}

/** The text with another value of the same length on one line; nothing when the line holds no field. */
function putValueAside(fields: FieldsText, offset: number): string | undefined {
  const { start, end } = fields.lineAround(offset)
  const value = FIELD_LINE.exec(fields.text.slice(start, end))?.[3]
  return value && fields.text.slice(0, end - value.length) + 'x'.repeat(value.length) + fields.text.slice(end)
}
