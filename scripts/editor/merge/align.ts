import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../content/schema/introspect.ts'

/**
 * Says which old item each new item was made from: the same value first, then a record with the same `id`, then one of
 * the same `type` with a text in common, and at last, if as many were removed as added, one by one in their order.
 *
 * @returns For each new item the index of an old one, or -1; no old item twice.
 */
export function align(before: readonly unknown[], after: readonly unknown[]): number[] {
  const from = after.map(() => -1)
  const free = new Set(before.keys())
  const pair = (isAlike: (old: unknown, item: unknown) => boolean) => {
    for (const [index, item] of after.entries()) {
      if (from[index] !== -1) continue
      // The same index first: of two equal items each stays where it is.
      const source = [index, ...free].find((old) => free.has(old) && isAlike(before[old], item))
      if (source === undefined) continue
      from[index] = source
      free.delete(source)
    }
  }
  pair(isDeepStrictEqual)
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
  return Object.keys(old).some((key) => key !== 'type' && isDeepStrictEqual(old[key], item[key]))
}

/** Whether every item still stands where it was, and none was added or removed. */
export function isInPlace(from: readonly number[], length: number): boolean {
  return from.length === length && from.every((source, index) => source === index)
}

/** The keys that were there in their order; each new one after the one it follows in the new value. */
export function orderKeys(before: readonly string[], after: readonly string[]): string[] {
  const order = before.filter((key) => after.includes(key))
  after.forEach((key, index) => {
    if (!order.includes(key)) order.splice(index === 0 ? 0 : order.indexOf(after[index - 1] ?? '') + 1, 0, key)
  })
  return order
}
