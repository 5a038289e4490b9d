import { z } from 'zod'
import { findBrokenCharacters } from './broken-characters.ts'
import { expectation, formOf } from './expectation.ts'
import {
  choicesOf,
  fieldNames,
  isRecord,
  kindOf,
  kindOfValue,
  limitsOf,
  nameAt,
  schemaAt,
  unwrap,
} from './field-info.ts'
import { MAX_PROBLEMS_PER_FILE, type Problem, problem } from './issue.ts'
import type { Locate, Path } from './locate.ts'
import type { FieldName, ValueKind } from './messages/fields.ts'
import { isSurelyValid } from './plain-validator.ts'
import { repair } from './repair.ts'
import type { Source } from './source.ts'
import { suggest } from './suggest.ts'
import { suggestChoice, suggestField } from './suggest-name.ts'

/** A parsed file on its way through validation. */
export type ParsedFile = { source: Source; format: 'json' | 'markdown'; value: unknown; locate: Locate }

type ZodIssue = z.core.$ZodIssue

/** Checks a file's value against its schema; every mistake once, at the place it was made. */
export function validate(file: ParsedFile, schema: z.ZodType): Problem[] {
  const issues = isSurelyValid(schema, file.value) ? [] : (schema.safeParse(file.value).error?.issues ?? [])
  const found = issues.length === 0 ? [] : new Validation(file, schema).translate(issues)
  return file.source.text.includes('\\u') ? [...found, ...findBrokenCharacters(file)] : found
}

class Validation {
  readonly #file: ParsedFile
  readonly #root: z.ZodType
  /** Paths of missing fields that are really there under a misspelt name. */
  readonly #explained = new Set<string>()

  constructor(file: ParsedFile, root: z.ZodType) {
    this.#file = file
    this.#root = root
  }

  translate(issues: readonly ZodIssue[]): Problem[] {
    const problems: Problem[] = []
    for (const issue of issues) {
      if (issue.code === 'unrecognized_keys') problems.push(...this.#unknownFields(toPath(issue.path), issue.keys))
    }
    const seen = new Set<string>()
    for (const issue of issues) {
      if (issue.code === 'unrecognized_keys') continue
      const path = toPath(issue.path)
      const key = JSON.stringify(path)
      if (seen.has(key) || this.#explained.has(key)) continue
      seen.add(key)
      problems.push(this.#one(issue, path))
    }
    return problems
  }

  #unknownFields(path: Path, keys: readonly string[]): Problem[] {
    const schema = schemaAt(this.#root, path, this.#file.value) ?? this.#root
    const chosen = this.#chosen(schema, path)
    const fields = fieldNames(chosen)
    const owner = unwrap(chosen).meta.title ?? unwrap(schema).meta.title ?? ''
    const there = this.#valueAt(path)
    return keys.slice(0, MAX_PROBLEMS_PER_FILE + 1).map((name) => {
      const suggestion = suggestField(chosen, name)
      const isTaken = suggestion !== undefined && isRecord(there) && Object.hasOwn(there, suggestion)
      if (suggestion !== undefined && !isTaken) this.#explained.add(JSON.stringify([...path, suggestion]))
      const range = this.#file.locate([...path, name], 'key')
      const params = { name, owner, fields, suggestion, place: isTaken ? ('taken' as const) : ('free' as const) }
      return problem(this.#file.source, range, 'unknown-field', params)
    })
  }

  #one(issue: ZodIssue, path: Path): Problem {
    const value = this.#valueAt(path)
    const schema = schemaAt(this.#root, path, this.#file.value) ?? z.unknown()
    const { schema: inner, optional } = unwrap(schema)
    const field = nameAt(this.#root, path, this.#file.value)
    const expected = expectation(schema)
    if (path.length === 0) return this.#wrongType(path, field, schema, value)
    if (issue.code === 'invalid_union') return this.#unknownKind(issue, path)
    if (value === undefined) return this.#missing(path, field, schema)
    if (value === null || value === '')
      return this.#note(path, 'key', 'empty-field', { field, blank: false, optional, expected })
    if (issue.code === 'invalid_type' && kindOfValue(value) !== kindOf(inner))
      return this.#wrongType(path, field, schema, value)
    if (typeof value === 'string') return this.#text(issue, path, field, schema, value)
    if (Array.isArray(value)) {
      const { min = 0, max } = limitsOf(inner)
      return this.#note(path, 'key', 'wrong-count', { field, count: value.length, min, max })
    }
    if (typeof value === 'number') {
      const { min = 0, max = Number.MAX_SAFE_INTEGER } = limitsOf(inner)
      const { start, end } = this.#file.locate(path, 'value')
      const params = { field, value: this.#file.source.text.slice(start, end), expected: formOf(schema) }
      if (!Number.isInteger(value)) return this.#note(path, 'value', 'not-whole-number', params)
      return this.#note(path, 'value', 'out-of-range', { ...params, min, max })
    }
    return this.#wrongType(path, field, schema, value)
  }

  #text(issue: ZodIssue, path: Path, field: FieldName, schema: z.ZodType, value: string): Problem {
    const { schema: inner, meta, optional } = unwrap(schema)
    const choices = choicesOf(inner)
    if (choices) {
      return this.#note(path, 'value', 'wrong-choice', {
        field,
        value,
        choices,
        suggestion: suggestChoice(inner, value),
      })
    }
    if (value.trim() === '') {
      return this.#note(path, 'value', 'empty-field', { field, blank: true, optional, expected: expectation(schema) })
    }
    const { max } = limitsOf(inner)
    if (issue.code === 'too_big' && max !== undefined) {
      return this.#note(path, 'value', 'too-long', { field, length: value.length, max })
    }
    if (value.trimEnd().includes('\n') && meta.multiline !== true)
      return this.#note(path, 'value', 'line-break', { field })
    if (value.includes('\n') && meta.multiline !== true) return this.#note(path, 'value', 'line-break', { field })
    return this.#note(path, 'value', 'wrong-format', {
      field,
      value,
      expected: formOf(schema),
      suggestion: repair(schema, value),
      example: meta.expected?.includes('örnek') ? undefined : meta.examples?.[0],
    })
  }

  #wrongType(path: Path, field: FieldName, schema: z.ZodType, value: unknown): Problem {
    const { schema: inner } = unwrap(schema)
    const wanted = kindOf(inner)
    const found = kindOfValue(value)
    const range = this.#file.locate(path, 'value')
    const isPlain = found !== 'list' && found !== 'group'
    const raw = isPlain ? this.#file.source.text.slice(range.start, range.end) : ''
    const written = typeof value === 'string' ? value : raw
    const suggestion = isPlain ? this.#retyped(path, inner, value, raw) : undefined
    const params = { field, wanted, found, expected: expectation(schema), written, suggestion }
    if (path.length === 0) {
      const fields = fieldNames(schema).join(', ')
      const kind = found === 'group' ? 'nothing' : found
      return problem(this.#file.source, range, 'wrong-root', { found: kind, fields })
    }
    return problem(this.#file.source, range, 'wrong-type', params)
  }

  /** The same value written as the wanted kind, when that is certain. */
  #retyped(path: Path, schema: z.ZodType, value: unknown, written: string): string | undefined {
    const wanted = kindOf(schema)
    if (wanted === 'group' && choicesOf(schema)?.includes(String(value))) return `type: ${value}`
    const key = path.at(-1)
    const name = typeof key === 'string' ? (this.#file.format === 'json' ? `"${key}": ` : `${key}: `) : ''
    if (wanted === 'text') return `${name}"${written || String(value)}"`
    if (wanted === 'number' && typeof value === 'string' && /^\d{1,9}$/.test(value.trim()))
      return `${name}${Number(value)}`
    return undefined
  }

  #missing(path: Path, field: FieldName, schema: z.ZodType): Problem {
    const key = String(path.at(-1) ?? '')
    const isJson = this.#file.format === 'json'
    const empty: Record<ValueKind, string> = {
      text: '"…"',
      number: '1',
      list: '[…]',
      group: '{…}',
      choice: 'true',
      nothing: '',
    }
    const { schema: inner } = unwrap(schema)
    const choices = choicesOf(inner)
    empty.number = String(limitsOf(inner).min ?? 1)
    const sample = choices ? (isJson ? `"${choices[0]}"` : (choices[0] ?? '')) : empty[kindOf(inner)]
    const block = !isJson && (kindOf(inner) === 'list' || kindOf(inner) === 'group') ? '…' : sample
    const place = isJson ? 'json' : path.length === 1 ? 'top' : 'nested'
    return this.#note(path, 'value', 'missing-field', {
      field,
      expected: expectation(schema),
      place,
      sample: isJson ? `"${key}": ${sample}` : `${key}: ${block}`,
    })
  }

  /** A section whose `type` is missing, misspelt or unknown. */
  #unknownKind(issue: ZodIssue, path: Path): Problem {
    const owner = path.slice(0, -1)
    const key = String(path.at(-1))
    const union = schemaAt(this.#root, owner, this.#file.value)
    const choices = (union && choicesOf(unwrap(union).schema)) ?? []
    const group = this.#valueAt(owner)
    const value = this.#valueAt(path)
    const label = union ? (unwrap(union).meta.title ?? '') : ''
    if (value === undefined) {
      const misspelt = isRecord(group) ? Object.keys(group).find((name) => suggest(name, [key]) === key) : undefined
      if (misspelt !== undefined) {
        const range = this.#file.locate([...owner, misspelt], 'key')
        const params = { name: misspelt, owner: label, fields: [key], suggestion: key, place: 'free' as const }
        return problem(this.#file.source, range, 'unknown-field', params)
      }
      return this.#note(path, 'value', 'missing-field', {
        field: { key, label },
        expected: { tr: `şunlardan biri: ${choices.join(', ')}.`, en: `one of these: ${choices.join(', ')}.` },
        place: this.#file.format === 'json' ? 'json' : 'nested',
        sample: this.#file.format === 'json' ? `"${key}": "${choices[0]}"` : `${key}: ${choices[0]}`,
      })
    }
    const written = typeof value === 'string' ? value : JSON.stringify(value)
    const params = {
      field: { key, label },
      value: written,
      choices,
      suggestion: union && suggestChoice(unwrap(union).schema, written),
    }
    return this.#note(issue.path.length > 0 ? path : owner, 'value', 'wrong-choice', params)
  }

  #note<C extends Parameters<typeof problem>[2]>(
    path: Path,
    what: 'value' | 'key',
    code: C,
    params: Parameters<typeof problem<C>>[3],
  ): Problem {
    return problem(this.#file.source, this.#file.locate(path, what), code, params)
  }

  #valueAt(path: Path): unknown {
    let at = this.#file.value
    for (const step of path) {
      if (Array.isArray(at)) at = at[Number(step)]
      else if (isRecord(at) && Object.hasOwn(at, step)) at = at[String(step)]
      else return undefined
    }
    return at
  }

  #chosen(schema: z.ZodType, path: Path): z.ZodType {
    const { schema: inner } = unwrap(schema)
    if (!(inner instanceof z.ZodDiscriminatedUnion)) return inner
    const first = fieldNames(inner.options[0] as z.ZodType)[0]
    // Any child's schema knows which kind was chosen; going through one avoids choosing twice.
    const child = first === undefined ? undefined : schemaAt(this.#root, [...path, first], this.#file.value)
    return (
      (inner.options as z.ZodType[]).find(
        (option) => option instanceof z.ZodObject && option.shape[first ?? ''] === child,
      ) ?? inner
    )
  }
}

function toPath(path: readonly PropertyKey[]): Path {
  return path.map((step) => (typeof step === 'number' ? step : String(step)))
}
