import type { z } from 'zod'
import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { diagnoseAt, type ParsedFile } from '../parse/locate.ts'
import { isRecord, nameAt, valueAt } from '../schema/introspect.ts'
import type { Path } from '../text/source-text.ts'

/** Fields that identify an item of a list. */
const KEYS = ['id']

/** Fields that name an item of a list, the surest first. */
const NAMING_FIELDS = ['question', 'label', 'name', 'title']

/** Sections of one type may share a title; `page-rules.ts` compares them as a whole. */
const SECTIONS = 'sections'

/**
 * Finds items of a list with the key or the name of an earlier one: two equal ids, questions or buttons, a line of an
 * address twice. One diagnostic an item.
 */
export function findRepeatedItems(file: ParsedFile, root: z.ZodType): RawDiagnostic[] {
  const diagnostics: RawDiagnostic[] = []
  visit(file.value, [])
  return diagnostics

  function visit(value: unknown, path: Path) {
    if (Array.isArray(value)) {
      if (value.length > 1 && path.at(-1) !== SECTIONS) check(value, path)
      for (const [index, item] of value.entries()) visit(item, [...path, index])
    } else if (isRecord(value)) {
      for (const key of Object.keys(value)) visit(value[key], [...path, key])
    }
  }

  function check(list: readonly unknown[], path: Path) {
    for (const [index, item] of list.entries()) {
      for (const below of identityOf(item)) {
        const value = valueAt(item, below)
        const first = list.findIndex((other) => valueAt(other, below) === value)
        if (first === index || !isWritten(value)) continue
        diagnostics.push(describe([...path, index, ...below], [...path, first, ...below], String(value)))
        break
      }
    }
  }

  function describe(place: Path, firstPlace: Path, value: string): RawDiagnostic {
    const { line } = file.source.positionAt(file.locate(firstPlace, 'value').start)
    const params = { field: nameAt(root, place, file.value), value, first: { path: file.source.path, line } }
    return diagnoseAt(file, place, 'value', 'duplicate-value', params)
  }
}

/** The places below an item whose values no other item may have: the item itself for a text. */
function identityOf(item: unknown): Path[] {
  if (!isRecord(item)) return [[]]
  const name = NAMING_FIELDS.find((field) => item[field] !== undefined)
  return [...KEYS, ...(name === undefined ? [] : [name])].map((field) => [field])
}

function isWritten(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}
