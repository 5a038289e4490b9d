import { type Document, isScalar, isSeq, type Pair, type Scalar, visit } from 'yaml'
import type { RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { FieldsText } from './fields-text.ts'

/**
 * Reports duplicate keys. Several in one item of a list mean an item without its dash, or a section without its type.
 *
 * @param fields Front matter without other errors.
 */
export function findDuplicates(fields: FieldsText, document: Document): RawDiagnostic[] {
  const diagnostics: RawDiagnostic[] = []
  visit(document, {
    Map(_key, { items }, ancestors) {
      const found = isSeq(ancestors.at(-1)) ? diagnoseItem(fields, items) : undefined
      if (found) diagnostics.push(found)
      else for (const { key, first } of duplicatesIn(items)) diagnostics.push(diagnoseKey(fields, key, first))
    },
  })
  return diagnostics
}

function duplicatesIn(items: readonly Pair[]): { key: Scalar; first: Scalar }[] {
  const firsts = new Map<string, Scalar>()
  return items.flatMap(({ key }) => {
    if (!isScalar(key)) return []
    const first = firsts.get(String(key.value))
    if (!first) firsts.set(String(key.value), key)
    return first ? [{ key, first }] : []
  })
}

/** Diagnoses all duplicate keys of an item together, if they begin another item. */
function diagnoseItem(fields: FieldsText, items: readonly Pair[]): RawDiagnostic | undefined {
  const [found, ...others] = duplicatesIn(items)
  if (!found) return undefined
  const { name, offset } = keyOf(found.key)
  const opening = items[0]?.key
  const isSection = isScalar(opening) && opening.value === 'type'
  if (isSection && name !== 'type') return fields.diagnose('merged-sections', offset, name.length, { name })
  if (found.first !== opening || others.length === 0) return undefined
  const { end } = fields.lineAround(offset)
  const line = `- ${fields.text.slice(offset, end).trimEnd()}`
  return fields.diagnose('missing-dash', offset, name.length, { name, line })
}

function diagnoseKey(fields: FieldsText, key: Scalar, first: Scalar): RawDiagnostic {
  const { name, offset } = keyOf(key)
  const firstLine = fields.source.positionAt(fields.start + keyOf(first).offset).line
  return fields.diagnose('duplicate-field', offset, name.length, { name, firstLine })
}

function keyOf({ value, range }: Scalar): { name: string; offset: number } {
  return { name: String(value), offset: range?.[0] ?? 0 }
}
