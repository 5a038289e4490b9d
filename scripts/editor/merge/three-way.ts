import { isRecord, valueAt } from '../../content/schema/introspect.ts'
import type { Path } from '../../content/text/source-text.ts'
import { type FieldSchema, labelOf } from '../forms/field-schema.ts'
import { align, isInPlace, orderKeys } from './align.ts'
import { isEqual } from './is-equal.ts'

/** A field that two people changed to different values. `undefined` where it is missing. */
export type Conflict = { field: Path; label: string; mine: unknown; theirs: unknown }

/**
 * Merges two edits of the same values by field. A list is merged item by item while only one side has added, removed
 * or moved items; otherwise the list counts as one field.
 *
 * @param schema The source of the labels in conflicts, where somebody reads them.
 * @returns The merged values, with `mine` in fields with a conflict.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown, schema: FieldSchema = {}) {
  const conflicts: Conflict[] = []
  const values = merge(base, mine, theirs, [])
  return { values, conflicts }

  function merge(old: unknown, own: unknown, other: unknown, field: Path): unknown {
    if (isEqual(own, other) || isEqual(other, old)) return own
    if (isEqual(own, old)) return other
    if (isRecord(own) && isRecord(other) && own.type === other.type) {
      const known = isRecord(old) ? old : {}
      const keys = orderKeys(Object.keys(own), [...new Set([...Object.keys(own), ...Object.keys(other)])])
      const merged = keys.map((key) => [key, merge(known[key], own[key], other[key], [...field, key])])
      return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
    }
    const list = Array.isArray(old) && Array.isArray(own) && Array.isArray(other)
    return (list ? mergeLists(old, own, other, field) : undefined) ?? conflict(own, other, field)
  }

  function mergeLists(old: unknown[], own: unknown[], other: unknown[], field: Path): unknown[] | undefined {
    const fromOwn = align(old, own)
    const fromOther = align(old, other)
    const isOtherInPlace = isInPlace(fromOther, old.length)
    if (!isOtherInPlace && !isInPlace(fromOwn, old.length)) return undefined
    const [leading, from, following] = isOtherInPlace ? [own, fromOwn, other] : [other, fromOther, own]
    const lost = old.some((item, index) => !from.includes(index) && !isEqual(following[index], item))
    if (lost) return undefined
    return leading.map((item, index) => {
      const source = from[index] ?? -1
      if (source === -1) return item
      const [ownItem, otherItem] = isOtherInPlace ? [item, following[source]] : [following[source], item]
      // The path in `mine`, which the form shows.
      return merge(old[source], ownItem, otherItem, [...field, isOtherInPlace ? index : source])
    })
  }

  function conflict(own: unknown, other: unknown, field: Path): unknown {
    const label = labelOf(schema, field, valueAt(mine, field) === undefined ? theirs : mine)
    conflicts.push({ field, label, mine: own, theirs: other })
    return own
  }
}
