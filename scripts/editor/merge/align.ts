import { isRecord } from '../../content/schema/introspect.ts'
import { isEqual } from './is-equal.ts'

/**
 * Matches the items of two versions of a list: equal values first, then records with the same `id`, then records of the
 * same `type` with a field in common, and at last, if as many were removed as added, the rest in order.
 *
 * @returns For each new item the index of its old item, or -1. No index twice.
 */
export function align(before: readonly unknown[], after: readonly unknown[]): number[] {
  const from = after.map(() => -1)
  const free = new Set(before.keys())
  const pair = (isAlike: (old: unknown, item: unknown) => boolean) => {
    for (const [index, item] of after.entries()) {
      if (from[index] !== -1) continue
      // The same index first, so that of two equal items neither moves.
      const source = [index, ...free].find((old) => free.has(old) && isAlike(before[old], item))
      if (source === undefined) continue
      from[index] = source
      free.delete(source)
    }
  }
  pair(isEqual)
  pair((old, item) => isRecord(old) && isRecord(item) && old.id !== undefined && old.id === item.id)
  pair((old, item) => isRecord(old) && isRecord(item) && canBeSame(old, item) && sharesText(old, item))
  const rewritten = [...free]
  const added = from.flatMap((source, index) => (source === -1 ? [index] : []))
  if (rewritten.length === added.length) {
    for (const [order, index] of added.entries()) {
      const source = rewritten[order] ?? -1
      if (canBeSame(before[source], after[index])) from[index] = source
    }
  }
  return from
}

/** Sections of different types, and items with different ids, are different items. */
function canBeSame(old: unknown, item: unknown): boolean {
  return !isRecord(old) || !isRecord(item) || (old.type === item.type && old.id === item.id)
}

function sharesText(old: Record<string, unknown>, item: Record<string, unknown>): boolean {
  return Object.keys(old).some((key) => key !== 'type' && isEqual(old[key], item[key]))
}

/** Whether no item was moved, added or removed. */
export function isInPlace(from: readonly number[], length: number): boolean {
  return from.length === length && from.every((source, index) => source === index)
}

/** Old keys in their old order, each new key behind the key it follows in the new value. */
export function orderKeys(before: readonly string[], after: readonly string[]): string[] {
  const order = before.filter((key) => after.includes(key))
  after.forEach((key, index) => {
    if (!order.includes(key)) order.splice(index === 0 ? 0 : order.indexOf(after[index - 1] ?? '') + 1, 0, key)
  })
  return order
}
