import type { z } from 'zod'
import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { diagnoseAt, type ParsedFile } from '../parse/locate.ts'
import { bySchema, fieldNames, isRecord, kindOf, nameAt, schemaAt, unwrap, valueAt } from '../schema/introspect.ts'
import type { Path } from '../text/source-text.ts'

/**
 * Finds items of a list with a value that an earlier one has in a field marked `unique`, and texts that stand in a list
 * twice, such as a line of an address. One diagnostic an item.
 */
export function findRepeatedItems(file: ParsedFile, root: z.ZodType): RawDiagnostic[] {
  const diagnostics: RawDiagnostic[] = []
  visit(file.value, [])
  return diagnostics

  function visit(value: unknown, path: Path) {
    if (Array.isArray(value)) {
      if (value.length > 1) check(value, path)
      for (const [index, item] of value.entries()) visit(item, [...path, index])
    } else if (isRecord(value)) {
      for (const key of Object.keys(value)) visit(value[key], [...path, key])
    }
  }

  function check(list: readonly unknown[], path: Path) {
    const items = schemaAt(root, [...path, 0], file.value)
    if (!items) return
    for (const [index, item] of list.entries()) {
      for (const below of identityOf(items)) {
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
const identityOf = bySchema((items: z.ZodType): Path[] => {
  if (kindOf(items) !== 'group') return [[]]
  const isUnique = (field: z.ZodType | undefined) => field && unwrap(field).meta.unique
  return fieldNames(items).flatMap((name) => (isUnique(schemaAt(items, [name], undefined)) ? [[name]] : []))
})

function isWritten(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}
