/** A run of words: the same in both texts, or what stands there before and after. Gaps belong to the word behind them. */
export type Run = { before: string; after: string; isSame: boolean }

/** Beyond this, comparing every word with every other takes too long; then the whole text counts as changed. */
const MAX_WORDS = 3000

/** Cuts two texts into runs of words that are the same and runs that are not. */
export function compareWords(before: string, after: string): Run[] {
  const a: readonly string[] = before.match(/\s*\S+/g) ?? []
  const b: readonly string[] = after.match(/\s*\S+/g) ?? []
  if (a.length > MAX_WORDS || b.length > MAX_WORDS) return [{ before, after, isSame: false }]
  const lengths = commonLengths(a.map(bare), b.map(bare))
  const runs: Run[] = []
  const add = (isSame: boolean, old: string, next: string) => {
    const last = runs.at(-1)
    if (last?.isSame === isSame) {
      last.before += old
      last.after += next
    } else runs.push({ before: old, after: next, isSame })
  }
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const [old = '', next = ''] = [a[i], b[j]]
    if (i < a.length && j < b.length && bare(old) === bare(next)) {
      add(true, old, next)
      i += 1
      j += 1
    } else if (j >= b.length || (i < a.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      add(false, old, '')
      i += 1
    } else {
      add(false, '', next)
      j += 1
    }
  }
  return runs
}

/** A word without its gap and without what only says how it is marked up. */
function bare(word: string): string {
  return word.trim().replaceAll('_', '*').replaceAll('\\', '')
}

/** For each pair of places the length of the longest common sequence behind them. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = rows[i]
      if (row) row[j] = a[i] === b[j] ? at(rows, i + 1, j + 1) + 1 : Math.max(at(rows, i + 1, j), at(rows, i, j + 1))
    }
  }
  return rows
}

function at(rows: readonly Uint16Array[], i: number, j: number): number {
  return rows[i]?.[j] ?? 0
}
