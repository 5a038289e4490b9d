import type { z } from 'zod'
import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { ParsedFile } from '../parse/parse-entry.ts'
import { isRecord, nameAt } from '../schema/introspect.ts'
import type { Path } from '../text/source-text.ts'
import { diagnoseAt } from './diagnose-at.ts'

/** Fields that tell the items of a list apart, the surest first. */
const NAMING_FIELDS = ['question', 'label', 'name', 'title']

/** Two items with the same value of these are reported by another rule. */
const KEYS = ['id', 'target']

/** Sections of one type may share a title; `page-rules.ts` compares them as a whole. */
const SECTIONS = 'sections'

/**
 * Finds copied items of lists: two equal questions, two buttons of one name, a line of an address twice. Compares
 * only the field that names an item.
 */
export function findRepeatedItems(file: ParsedFile, root: z.ZodType): RawDiagnostic[] {
  const diagnostics: RawDiagnostic[] = []
  visit(file.value, [])
  return diagnostics

  function visit(value: unknown, path: Path) {
    if (Array.isArray(value)) {
      if (value.length > 1 && path.at(-1) !== SECTIONS) check(value, path)
      for (const [index, item] of value.entries()) if (typeof item === 'object') visit(item, [...path, index])
    } else if (isRecord(value)) {
      for (const key of Object.keys(value)) if (typeof value[key] === 'object') visit(value[key], [...path, key])
    }
  }

  function check(list: readonly unknown[], path: Path) {
    const firsts = new Map<string, number>()
    for (const [index, item] of list.entries()) {
      const field = isRecord(item) ? namingField(item) : undefined
      const text = nameOf(item)
      if (text === undefined) continue
      const first = firsts.get(text)
      const step = field === undefined ? [] : [field]
      if (first === undefined) firsts.set(text, index)
      else if (!isReportedByKey(list[first], item)) {
        diagnostics.push(diagnoseRepeated(file, root, [...path, index, ...step], [...path, first, ...step], text))
      }
    }
  }
}

/** Records that a field has the value of an earlier one in the same file. */
export function diagnoseRepeated(file: ParsedFile, root: z.ZodType, path: Path, firstPath: Path, value: string) {
  const { line } = file.source.positionAt(file.locate(firstPath, 'value').start)
  const params = { field: nameAt(root, path, file.value), value, first: { path: file.source.path, line } }
  return diagnoseAt(file, path, 'value', 'duplicate-value', params)
}

function namingField(item: Record<string, unknown>): string | undefined {
  for (const name of NAMING_FIELDS) if (item[name] !== undefined) return name
  return undefined
}

function nameOf(item: unknown): string | undefined {
  if (!isRecord(item)) return typeof item === 'string' && item.trim() !== '' ? item : undefined
  const field = namingField(item)
  const text = field && item[field]
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}

function isReportedByKey(one: unknown, other: unknown): boolean {
  return isRecord(one) && isRecord(other) && KEYS.some((key) => Object.hasOwn(one, key) && one[key] === other[key])
}
