import { isEqual } from './equal.ts'

/** Comparing every item with every other one is quadratic; longer lists are matched by place alone. */
const MAX_COMPARED = 400

/**
 * Says which old item each new item was made from, so that what stayed can keep its very text.
 *
 * @returns For each new item the place of an old one, or -1; no old item twice.
 */
export function align(before: readonly unknown[], after: readonly unknown[]): number[] {
  const from = after.map(() => -1)
  const free = new Set(before.keys())
  const take = (index: number, source: number) => {
    from[index] = source
    free.delete(source)
  }
  const scores = [1, 0.5, 0.01]
  for (const [round, least] of scores.entries()) {
    after.forEach((item, index) => {
      if (from[index] !== -1) return
      // The same place first: twins stay where they are.
      const candidates = [index, ...free].filter((source) => free.has(source))
      let best = -1
      let bestScore = 0
      for (const source of candidates.slice(0, MAX_COMPARED)) {
        const score = likeness(before[source], item, round === 0)
        if (score > bestScore) [best, bestScore] = [source, score]
      }
      if (bestScore >= least) take(index, best)
    })
  }
  // As many came as went: they were rewritten, in their order.
  const left = [...free]
  const open = from.flatMap((source, index) => (source === -1 ? [index] : []))
  if (left.length === open.length) for (const [order, index] of open.entries()) take(index, left[order] ?? -1)
  return from
}

/** 1 for the same, 0 for nothing in common. */
function likeness(a: unknown, b: unknown, isExact: boolean): number {
  if (isEqual(a, b)) return 1
  if (isExact) return 0
  if (isRecord(a) && isRecord(b)) {
    if (a.type !== b.type) return 0
    if (a.id !== undefined && a.id === b.id) return 0.9
    const keys = Object.keys(a)
    const same = keys.filter((key) => key !== 'type' && isEqual(a[key], b[key])).length
    return keys.length === 0 ? 0 : same / keys.length
  }
  return typeof a === 'string' && typeof b === 'string' ? commonPart(a, b) : 0
}

/** How much of two texts is the same from the front and from the back. */
function commonPart(a: string, b: string): number {
  const { prefix, suffix } = commonEnds(a, b)
  return (prefix + suffix) / Math.max(a.length, b.length, 1)
}

/** How many characters two texts share at the front, and then at the back. */
export function commonEnds(a: string, b: string): { prefix: number; suffix: number } {
  const length = Math.min(a.length, b.length)
  let prefix = 0
  while (prefix < length && a[prefix] === b[prefix]) prefix += 1
  let suffix = 0
  while (suffix < length - prefix && a[a.length - 1 - suffix] === b[b.length - 1 - suffix]) suffix += 1
  return { prefix, suffix }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
