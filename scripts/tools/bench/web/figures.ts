/** How a figure is written: whole milliseconds, thousands of bytes, or a share with three places. */
export type Unit = 'ms' | 'kB' | 'share'

/** @returns The value in the middle; of an even number the mean of the two; `NaN` of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return (low + high) / 2
}

/** @returns The median of every figure of several runs. */
export function medians<Name extends string>(runs: readonly Record<Name, number>[]): Record<Name, number> {
  const names = Object.keys(runs[0] ?? {}) as Name[]
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Record<Name, number>
}

/** What differs by less than this is the same to everybody: 0.5 ms, half a byte, half a thousandth of the screen. */
const NOTHING: Record<Unit, number> = { ms: 0.5, kB: 0.5, share: 0.0005 }

/**
 * How the first compares to the second, e.g. `0.97`; a dash where the second is nothing, because no figure says how
 * much more than nothing something is.
 */
export function ratio(ours: number, theirs: number, unit: Unit): string {
  if (theirs < NOTHING[unit]) return ours < NOTHING[unit] ? '1.00' : '–'
  return (ours / theirs).toFixed(2)
}

export function write(value: number, unit: Unit): string {
  if (unit === 'share') return value.toFixed(3)
  return unit === 'kB' ? `${(value / 1000).toFixed(1)} kB` : `${Math.round(value)} ms`
}
