import { z } from 'zod'
import { MAX_DIAGNOSTICS_PER_FILE, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { FieldName, ValueKind } from '../diagnostics/messages/params.ts'
import { diagnoseAt, type ParsedFile } from '../parse/locate.ts'
import { choicesInWords, expectation } from '../schema/describe.ts'
import {
  choicesOf,
  choose,
  fieldNames,
  isChosen,
  isRecord,
  kindOf,
  limitsOf,
  nameAt,
  schemaAt,
  unwrap,
  valueAt,
  visitTexts,
} from '../schema/introspect.ts'
import { type FieldPlace, findFieldPlace } from '../schema/misplaced-fields.ts'
import { suggestChoice, suggestField } from '../schema/suggest-field.ts'
import { suggest } from '../text/closest-match.ts'
import type { Path } from '../text/source-text.ts'
import { describeWrongValue, type SchemaIssue } from './wrong-value.ts'

/** Checks a value against its schema; every mistake once, at its place. */
export function validate(file: ParsedFile, schema: z.ZodType): RawDiagnostic[] {
  const issues = schema.safeParse(file.value).error?.issues ?? []
  const found = issues.length === 0 ? [] : new Validation(file, schema).translate(issues)
  return file.source.text.includes('\\') ? [...found, ...findEscaped(file)] : found
}

/** Control characters but for line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters looked for.
const CONTROL = /[\0-\b\v\f\x0e-\x1f\x7f-\x9f]/

/** Finds lone surrogates and control characters written as escapes: pages show a box for them, or nothing. */
function findEscaped(file: ParsedFile): RawDiagnostic[] {
  const diagnostics: RawDiagnostic[] = []
  visitTexts(file.value, (text, path) => {
    const control = CONTROL.exec(text)?.[0].charCodeAt(0)
    if (control !== undefined) {
      const code = `U+${control.toString(16).toUpperCase().padStart(4, '0')}`
      diagnostics.push(diagnoseAt(file, path, 'value', 'invisible-character', { code }))
    }
    if (!text.isWellFormed()) diagnostics.push(diagnoseAt(file, path, 'value', 'broken-character', {}))
  })
  return diagnostics
}

class Validation {
  readonly #file: ParsedFile
  readonly #root: z.ZodType
  /** Paths of missing fields that another diagnostic explains, such as a misspelt name. */
  readonly #explained = new Set<string>()

  get #isJson() {
    return this.#file.format === 'json'
  }

  constructor(file: ParsedFile, root: z.ZodType) {
    this.#file = file
    this.#root = root
  }

  translate(issues: readonly SchemaIssue[]): RawDiagnostic[] {
    const diagnostics: RawDiagnostic[] = []
    for (const issue of issues) {
      if (issue.code === 'unrecognized_keys') diagnostics.push(...this.#unknownFields(toPath(issue.path), issue.keys))
    }
    const seen = new Set<string>()
    for (const issue of issues) {
      if (issue.code === 'unrecognized_keys') continue
      const path = toPath(issue.path)
      const key = path.join('\0')
      if (seen.has(key) || this.#explained.has(key)) continue
      seen.add(key)
      diagnostics.push(this.#one(issue, path))
    }
    return diagnostics
  }

  #unknownFields(path: Path, keys: readonly string[]): RawDiagnostic[] {
    const schema = schemaAt(this.#root, path, this.#file.value) ?? this.#root
    const chosen = choose(unwrap(schema).schema, valueAt(this.#file.value, path)) ?? unwrap(schema).schema
    const fields = fieldNames(chosen)
    const owner = unwrap(chosen).meta.title ?? unwrap(schema).meta.title ?? ''
    const there = valueAt(this.#file.value, path)
    const meant = this.#matchByPosition(chosen, path, keys)
    const grouped = new Set<string>()
    return keys.slice(0, MAX_DIAGNOSTICS_PER_FILE + 1).flatMap((name) => {
      if (grouped.has(name)) return []
      const suggestion = suggestField(chosen, name) ?? meant.get(name)
      const found = findFieldPlace(this.#root, this.#file.value, path, name)
      if (found?.kind === 'lost-group') for (const each of found.names) grouped.add(each)
      const isElsewhere = found !== undefined && (found.kind !== 'around' || suggestion === undefined)
      const elsewhere = isElsewhere ? this.#misplaced(path, name, found) : this.#missingColon(path, name, fields)
      if (elsewhere) return elsewhere
      const isTaken = suggestion !== undefined && isRecord(there) && Object.hasOwn(there, suggestion)
      if (suggestion !== undefined && !isTaken) this.#explained.add([...path, suggestion].join('\0'))
      const place = isTaken ? 'taken' : meant.has(name) ? 'guessed' : 'free'
      return diagnoseAt(this.#file, [...path, name], 'key', 'unknown-field', { name, owner, fields, suggestion, place })
    })
  }

  /** Unknown fields that stand in the place of the missing ones: as many, in the same order, with valid values. */
  #matchByPosition(schema: z.ZodType, path: Path, keys: readonly string[]): ReadonlyMap<string, string> {
    const there = valueAt(this.#file.value, path)
    const none = new Map<string, string>()
    if (!(schema instanceof z.ZodObject) || !isRecord(there)) return none
    const unknown = keys.filter((name) => suggestField(schema, name) === undefined)
    const taken = new Set(keys.map((name) => suggestField(schema, name)))
    const fields = Object.entries(schema.shape) as [string, z.ZodType][]
    const missing = fields.filter(
      ([name, field]) => !unwrap(field).optional && !Object.hasOwn(there, name) && !taken.has(name),
    )
    if (missing.length !== unknown.length) return none
    const fits = missing.every(([, field], index) => field.safeParse(there[unknown[index] ?? '']).success)
    return fits ? new Map(missing.map(([name], index) => [unknown[index] ?? '', name])) : none
  }

  #misplaced(path: Path, name: string, found: FieldPlace): RawDiagnostic {
    const { kind, group } = found
    const isIndented = this.#file.format === 'markdown'
    if (kind === 'lost-group') {
      this.#explained.add([...path, group].join('\0'))
      return diagnoseAt(this.#file, [...path, name], 'key', 'missing-group', { names: found.names, group, isIndented })
    }
    this.#explained.add((kind === 'beside' ? [...path, group, name] : [...found.above, name]).join('\0'))
    return diagnoseAt(this.#file, [...path, name], 'key', 'misplaced-field', { name, group, kind, isIndented })
  }

  /** `summary "A: b"`: without a colon after the name, the one in the text separates name and value. */
  #missingColon(path: Path, name: string, fields: readonly string[]): RawDiagnostic | undefined {
    const key = /^([\w-]+)[ \t]/.exec(name)?.[1]
    if (this.#file.format === 'json' || key === undefined || !fields.includes(key)) return undefined
    this.#explained.add([...path, key].join('\0'))
    const { start } = this.#file.locate([...path, name], 'key')
    const line = this.#file.source.text.slice(start).split('\n', 1)[0]?.trimEnd() ?? name
    const suggestion = `${key}: ${line.slice(key.length).trim()}`
    return diagnoseAt(this.#file, [...path, name], 'key', 'missing-colon-space', { line, suggestion })
  }

  #one(issue: SchemaIssue, path: Path): RawDiagnostic {
    if (issue.code === 'invalid_union' && path.length > 0) return this.#unknownKind(path)
    const isMissing = path.length > 0 && valueAt(this.#file.value, path) === undefined
    return isMissing ? this.#missing(path) : describeWrongValue(this.#file, this.#root, path, issue)
  }

  #missing(path: Path): RawDiagnostic {
    const schema = schemaAt(this.#root, path, this.#file.value) ?? z.unknown()
    const { schema: inner } = unwrap(schema)
    const [choice] = choicesOf(inner) ?? []
    const field = nameAt(this.#root, path, this.#file.value)
    const sample = choice ?? this.#sampleOf(kindOf(inner), limitsOf(inner).min)
    return this.#missingField(path, field, schema, choice !== undefined && this.#isJson ? `"${choice}"` : sample)
  }

  /** A placeholder for a value of a kind, as the file writes it. */
  #sampleOf(kind: ValueKind, min = 1): string {
    const list = this.#isJson ? '[…]' : '…'
    const group = this.#isJson ? '{…}' : '…'
    return { text: '"…"', number: String(min), list, group, choice: 'true', nothing: '' }[kind]
  }

  #missingField(path: Path, field: FieldName, schema: z.ZodType, sample: string): RawDiagnostic {
    const key = String(path.at(-1) ?? '')
    return diagnoseAt(this.#file, path, 'value', 'missing-field', {
      field,
      expected: expectation(schema),
      place: this.#isJson ? 'json' : path.length === 1 ? 'top' : 'nested',
      sample: this.#isJson ? `"${key}": ${sample}` : `${key}: ${sample}`,
      isChosen: isChosen(schema),
    })
  }

  /** A section whose `type` is missing, misspelt or unknown. */
  #unknownKind(path: Path): RawDiagnostic {
    const owner = path.slice(0, -1)
    const key = String(path.at(-1))
    const union = schemaAt(this.#root, owner, this.#file.value) ?? z.unknown()
    const { schema: inner, meta } = unwrap(union)
    const { title: label = '' } = meta
    const field = { key, label }
    const choices = choicesOf(inner) ?? []
    const value = valueAt(this.#file.value, path)
    if (value !== undefined) {
      const written = typeof value === 'string' ? value : JSON.stringify(value)
      const params = {
        field,
        value: written,
        choices: choicesInWords(inner) ?? { tr: '', en: '' },
        suggestion: suggestChoice(inner, written),
      }
      return diagnoseAt(this.#file, path, 'value', 'wrong-choice', params)
    }
    const group = valueAt(this.#file.value, owner)
    const misspelt = isRecord(group) ? Object.keys(group).find((name) => suggest(name, [key]) === key) : undefined
    if (misspelt === undefined) {
      return this.#missingField(path, field, union, this.#isJson ? `"${choices[0]}"` : String(choices[0]))
    }
    const params = { name: misspelt, owner: label, fields: [key], suggestion: key, place: 'free' as const }
    return diagnoseAt(this.#file, [...owner, misspelt], 'key', 'unknown-field', params)
  }
}

function toPath(path: readonly PropertyKey[] = []): Path {
  return path.map((step) => (typeof step === 'number' ? step : String(step)))
}
