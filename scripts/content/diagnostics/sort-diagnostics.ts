import { MAX_PROBLEMS_PER_FILE, type Problem, problem } from './diagnostic.ts'

/** Sorted, and each mistake once: where two checks point at the same place, the earlier one knew more. */
export function sortDiagnostics(problems: readonly Problem[]): Problem[] {
  const byFile = new Map<string, Problem[]>()
  for (const found of problems) {
    const own = byFile.get(found.source.path)
    if (own) own.push(found)
    else byFile.set(found.source.path, [found])
  }
  return [...byFile.keys()].sort(comparePaths).flatMap((path) => limit(withoutEchoes(byFile.get(path) ?? [])))
}

/** The problems of one file in the order of their places. */
function withoutEchoes(problems: Problem[]): Problem[] {
  if (problems.length === 1) return problems
  const seen = new Set<number | string>()
  return problems
    .filter((found) => {
      // Several missing fields are missing at the same place: the beginning of their group.
      const isShared = found.code === 'missing-field' || found.source.text === ''
      const key = isShared ? `${found.start} ${found.word('en').problem}` : found.start
      return !seen.has(key) && seen.add(key)
    })
    .sort((a, b) => a.start - b.start)
}

function limit(sorted: Problem[]): Problem[] {
  const last = sorted[MAX_PROBLEMS_PER_FILE]
  if (!last) return sorted
  const count = sorted.length - MAX_PROBLEMS_PER_FILE
  return [...sorted.slice(0, MAX_PROBLEMS_PER_FILE), problem(last.source, last, 'more-problems', { count })]
}

function comparePaths(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
