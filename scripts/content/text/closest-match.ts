import { fold } from '../../../src/content/locale.ts'

/** Longer names are never compared: they are no typo, and the comparison is quadratic. */
const MAX_COMPARED_CHARACTERS = 120

/**
 * Finds the real name an author most likely meant.
 *
 * @returns The nearest candidate; nothing when none is close enough to be offered.
 */
export function suggest(written: string, candidates: readonly string[]): string | undefined {
  if (written.length > MAX_COMPARED_CHARACTERS) return undefined
  const wanted = fold(written)
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const folded = fold(candidate)
    const longer = Math.max(wanted.length, folded.length)
    const allowed = longer <= 4 ? 1 : longer <= 6 ? 2 : Math.floor(longer / 3)
    if (Math.abs(wanted.length - folded.length) > allowed) continue
    const distance = editDistance(wanted, folded)
    if (distance > allowed || distance >= bestDistance) continue
    best = candidate
    bestDistance = distance
  }
  return best
}

/** Damerau–Levenshtein: inserted, missing, wrong and swapped letters count one each. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1)
      }
      row.push(value)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
