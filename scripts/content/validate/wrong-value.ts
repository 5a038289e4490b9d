import { z } from 'zod'
import type { FieldMeta } from '../../../src/content/field-meta.ts'
import { diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { FieldName, Phrase, WrongTypeCause } from '../diagnostics/messages/params.ts'
import { countMissingDigits } from '../formats/phone-number.ts'
import { diagnoseAt, type ParsedFile } from '../parse/locate.ts'
import { choicesInWords, expectation, formOf } from '../schema/describe.ts'
import {
  choicesOf,
  fieldNames,
  isChosen,
  isWhole,
  kindOf,
  kindOfValue,
  limitsOf,
  nameAt,
  schemaAt,
  unwrap,
  valueAt,
} from '../schema/introspect.ts'
import { suggestChoice } from '../schema/suggest-field.ts'
import { repair } from '../schema/suggest-value.ts'
import { suggest } from '../text/closest-match.ts'
import type { Path } from '../text/source-text.ts'

/** A validation issue of zod. */
export type SchemaIssue = z.core.$ZodIssue

/** A field with an invalid value. */
type Field = { file: ParsedFile; path: Path; name: FieldName; schema: z.ZodType; value: unknown }

/**
 * Diagnoses an invalid value.
 *
 * @param root The schema of the whole file; `path` leads to the value.
 */
export function describeWrongValue(file: ParsedFile, root: z.ZodType, path: Path, issue: SchemaIssue): RawDiagnostic {
  const value = valueAt(file.value, path)
  const schema = schemaAt(root, path, file.value) ?? z.unknown()
  const field: Field = { file, path, name: nameAt(root, path, file.value), schema, value }
  const { schema: inner } = unwrap(schema)
  if (path.length === 0) return wrongRoot(field)
  if (isBlank(value)) return diagnoseEmpty(file, root, path)
  // A number or a boolean in place of a choice is an unknown choice, not a wrong type.
  if (choicesOf(inner) && (typeof value === 'number' || typeof value === 'boolean'))
    return wrongText(field, issue, String(value))
  if (kindOfValue(value) !== kindOf(inner)) return wrongType(field)
  if (typeof value === 'string') return wrongText(field, issue, value)
  if (typeof value === 'number') return wrongNumber(field, value)
  if (!Array.isArray(value)) return wrongType(field)
  return wrongCount(field, value.length)
}

/** Whether a value is not written, or consists of spaces. */
export function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}

/** Diagnoses a field without a value. */
export function diagnoseEmpty(file: ParsedFile, root: z.ZodType, path: Path): RawDiagnostic {
  const value = valueAt(file.value, path)
  const schema = schemaAt(root, path, file.value) ?? z.unknown()
  const blank = value !== null && value !== ''
  const field = nameAt(root, path, file.value)
  const expected = expectation(schema)
  const params = { field, blank, optional: unwrap(schema).optional, isChosen: isChosen(schema), expected }
  return diagnoseAt(file, path, blank ? 'value' : 'key', 'empty-field', params)
}

function wrongRoot({ file, path, schema, value }: Field): RawDiagnostic {
  const found = kindOfValue(value)
  const params = { found: found === 'group' ? ('nothing' as const) : found, fields: fieldNames(schema).join(', ') }
  return diagnoseAt(file, path, 'value', 'wrong-root', params)
}

function wrongCount({ file, path, name, schema }: Field, count: number): RawDiagnostic {
  const { min = 0, max = count } = limitsOf(unwrap(schema).schema)
  const isShort = count < min
  const limit = min === max ? 'exact' : isShort ? 'min' : 'max'
  const bound = isShort ? min : max
  const params = { field: name, count, limit, isShort, bound, difference: Math.abs(count - bound) } as const
  return diagnoseAt(file, path, 'key', 'wrong-count', params)
}

function wrongText(field: Field, issue: SchemaIssue, value: string): RawDiagnostic {
  const { file, path, name, schema } = field
  const { schema: inner, meta } = unwrap(schema)
  const choices = choicesInWords(inner)
  if (choices) {
    const suggestion = suggestChoice(inner, value)
    return diagnoseAt(file, path, 'value', 'wrong-choice', { field: name, value, choices, suggestion })
  }
  // What has to stand elsewhere in the file.
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    const names = values.map((each) => `“${each}”`).join(', ')
    const params = { field: name, value, choices: { tr: names, en: names }, suggestion: suggest(value, values) }
    return diagnoseAt(file, path, 'value', 'wrong-choice', params)
  }
  const { max } = limitsOf(inner)
  if (issue.code === 'too_big' && max !== undefined) {
    const params = { field: name, length: value.length, max, excess: value.length - max }
    return diagnoseAt(file, path, 'value', 'too-long', params)
  }
  if (value.includes('\n') && meta.multiline !== true)
    return diagnoseAt(file, path, 'value', 'line-break', { field: name })
  const gap = findOddSpace(field, value)
  if (gap) return gap
  return diagnoseAt(file, path, 'value', 'wrong-format', {
    field: name,
    value,
    expected: withMissingDay(withMissingDigits(formOf(schema), schema, value), meta, value),
    suggestion: repair(schema, value, file.source.name),
    example: meta.expected?.includes('örnek') ? undefined : meta.examples?.[0]?.toString(),
  })
}

/** Says how many digits a phone number lacks, if they alone make it wrong. */
function withMissingDigits(expected: Phrase, schema: z.ZodType, value: string): Phrase {
  const count = countMissingDigits(value)
  if (count === 0 || !schema.safeParse(value + '0'.repeat(count)).success) return expected
  return {
    ...expected,
    tr: `${expected.tr.replace(/\.$/, '')}; burada ${count} rakam eksik.`,
    en: `${expected.en.replace(/\.$/, '')}; ${count} digits are missing here.`,
  }
}

/** Says of a date in the right form that the calendar does not have it. */
function withMissingDay(expected: Phrase, { control }: FieldMeta, value: string): Phrase {
  if (control !== 'date' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return expected
  return {
    ...expected,
    tr: `${expected.tr.replace(/\.$/, '')}; takvimde ${value} diye bir gün yok.`,
    en: `${expected.en.replace(/\.$/, '')}; the calendar has no ${value}.`,
  }
}

/** No-break spaces of copied text, which look like any other. */
const ODD_SPACE = /[\u00a0\u2007\u202f]/g

/** Finds a no-break space that alone makes a value invalid: quoted, the value would look right. */
function findOddSpace({ file, path, schema }: Field, value: string): RawDiagnostic | undefined {
  const { start, end } = file.locate(path, 'value')
  const at = file.source.text.slice(start, end).search(ODD_SPACE)
  if (at === -1 || !schema.safeParse(value.replaceAll(ODD_SPACE, ' ')).success) return undefined
  return diagnose(file.source, { start: start + at, end: start + at + 1 }, 'no-break-space', {}, path)
}

function wrongNumber(field: Field, value: number): RawDiagnostic {
  const { file, path, name, schema } = field
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = limitsOf(unwrap(schema).schema)
  const { start, end } = file.locate(path, 'value')
  const params = { field: name, value: file.source.text.slice(start, end), expected: formOf(schema) }
  if (!Number.isInteger(value) && isWhole(unwrap(schema).schema))
    return diagnoseAt(file, path, 'value', 'not-whole-number', params)
  return diagnoseAt(file, path, 'value', 'out-of-range', { ...params, min, max })
}

function wrongType(field: Field): RawDiagnostic {
  const { file, path, name, schema, value } = field
  const { schema: inner } = unwrap(schema)
  const found = kindOfValue(value)
  const range = file.locate(path, 'value')
  const isPlain = found !== 'list' && found !== 'group'
  const raw = isPlain ? file.source.text.slice(range.start, range.end) : ''
  return diagnoseAt(file, path, 'value', 'wrong-type', {
    field: name,
    wanted: kindOf(inner),
    found,
    expected: expectation(schema),
    written: typeof value === 'string' ? value : raw,
    suggestion: isPlain ? retyped(field, raw) : withoutList(field),
    cause: findCause(field),
  })
}

/** The only mistake in a value of the wrong type: a list around a group, an item without its list, or a choice in a list. */
function findCause({ file, schema, value }: Field): WrongTypeCause | undefined {
  const { schema: inner } = unwrap(schema)
  const isJson = file.format === 'json'
  if (kindOf(inner) === 'text' && choicesOf(inner)) return 'name-wanted'
  if (inner instanceof z.ZodObject && Array.isArray(value) && value.length === 1 && inner.safeParse(value[0]).success) {
    return isJson ? 'brackets-too-many' : 'dash-too-many'
  }
  const isItem = inner instanceof z.ZodArray && kindOfValue(value) === 'group' && inner.safeParse([value]).success
  if (!isItem) return undefined
  return isJson ? 'brackets-missing' : 'dash-missing'
}

/** The same value as the expected type, where the conversion is certain. */
function retyped(field: Field, written: string): string | undefined {
  const { file, schema, value } = field
  const { schema: inner } = unwrap(schema)
  const wanted = kindOf(inner)
  if (wanted === 'group' && choicesOf(inner)?.includes(String(value))) return `type: ${value}`
  const name = nameToWrite(field)
  if (wanted === 'text') {
    const text = written || String(value)
    return `${name}"${inner.safeParse(text).success ? text : (repair(schema, text, file.source.name) ?? text)}"`
  }
  const number = wanted === 'number' && typeof value === 'string' ? numberIn(value) : undefined
  return number !== undefined && inner.safeParse(number).success ? `${name}${number}` : undefined
}

/** The number in a text in Turkish notation: `1.250,50`, `750 TL`. */
function numberIn(text: string): number | undefined {
  const written = text.trim().replace(/ *(?:TL|₺)$/i, '')
  if (/^\d{1,9}(?:[.,]\d{1,2})?$/.test(written)) return Number(written.replace(',', '.'))
  const isGrouped = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(written)
  return isGrouped ? Number(written.replaceAll('.', '').replace(',', '.')) : undefined
}

/** The only item of a list as the value itself, or as the nearest choice. */
function withoutList(field: Field): string | undefined {
  const { schema, value } = field
  const [item, ...others] = Array.isArray(value) ? value : []
  const isPlain = typeof item === 'string' || typeof item === 'number'
  if (!isPlain || others.length > 0) return undefined
  const { schema: inner } = unwrap(schema)
  const meant = inner.safeParse(item).success ? item : choicesOf(inner) && suggestChoice(inner, String(item))
  return meant === undefined ? undefined : nameToWrite(field) + JSON.stringify(meant)
}

/** The key of a field as the file writes it; empty for an item of a list. */
function nameToWrite({ file, path }: Field): string {
  const key = path.at(-1)
  if (typeof key !== 'string') return ''
  return file.format === 'json' ? `"${key}": ` : `${key}: `
}
