import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../content/schema/introspect.ts'
import type { Path } from '../../content/text/source-text.ts'
import { type FieldSchema, labelOf, schemaAt } from '../forms/field-schema.ts'
import { align, isInPlace } from '../merge/align.ts'

/** A field that differs, as text; null where it is missing. `picture`: the text is the path of a picture. */
export type FieldDifference = { label: string; before: string | null; after: string | null; picture?: true }

/** Compares two versions of an entry field by field. */
export function findDifferences(schema: FieldSchema, before: unknown, after: unknown): FieldDifference[] {
  return compare(before, after, [])

  function compare(old: unknown, next: unknown, path: Path): FieldDifference[] {
    if (isDeepStrictEqual(old, next)) return []
    if (isRecord(old) && isRecord(next) && old.type === next.type) {
      const keys = [...new Set([...Object.keys(old), ...Object.keys(next)])]
      return keys.flatMap((key) => compare(old[key], next[key], [...path, key]))
    }
    if (Array.isArray(old) && Array.isArray(next)) return compareLists(old, next, path)
    return [difference(old, next, path)]
  }

  function compareLists(old: unknown[], next: unknown[], path: Path): FieldDifference[] {
    const from = align(old, next)
    const removed = old.flatMap((item, index) =>
      from.includes(index) ? [] : [difference(item, undefined, [...path, index])],
    )
    const rest = next.flatMap((item, index) => {
      const source = from[index] ?? -1
      return source === -1
        ? [difference(undefined, item, [...path, index])]
        : compare(old[source], item, [...path, index])
    })
    const kept = from.filter((source) => source !== -1)
    const isMoved = !isInPlace(from, old.length) && kept.some((source, index) => source < (kept[index - 1] ?? -1))
    return [...(isMoved ? [difference(old, next, path)] : []), ...removed, ...rest]
  }

  function difference(old: unknown, next: unknown, path: Path): FieldDifference {
    const values = next === undefined ? before : after
    const { kind, labels } = schemaAt(schema, path, values) ?? {}
    const words = (value: unknown) => {
      const text = wordsOf(value)
      return text === null ? null : (labels?.[text] ?? text)
    }
    return {
      label: labelOf(schema, path, values),
      before: words(old),
      after: words(next),
      ...(kind === 'image' ? { picture: true as const } : {}),
    }
  }
}

/** A value as text; a group is represented by its name. */
function wordsOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır'
  if (Array.isArray(value)) return value.map(wordsOf).join(', ')
  if (!isRecord(value)) return String(value)
  const name = value.title ?? value.name ?? value.label ?? value.question
  return typeof name === 'string' ? name : Object.values(value).map(wordsOf).join(', ')
}
