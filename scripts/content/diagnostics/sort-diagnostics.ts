import { diagnose, MAX_DIAGNOSTICS_PER_FILE, type RawDiagnostic } from './diagnostic.ts'

/** Sorted, and each mistake once: where two checks point at the same place, the earlier one knew more. */
export function sortDiagnostics(diagnostics: readonly RawDiagnostic[]): RawDiagnostic[] {
  const byFile = new Map<string, RawDiagnostic[]>()
  for (const found of diagnostics) {
    const own = byFile.get(found.source.path)
    if (own) own.push(found)
    else byFile.set(found.source.path, [found])
  }
  return [...byFile.keys()].sort(comparePaths).flatMap((path) => limit(withoutEchoes(byFile.get(path) ?? [])))
}

/** The diagnostics of one file in the order of their places. */
function withoutEchoes(diagnostics: RawDiagnostic[]): RawDiagnostic[] {
  if (diagnostics.length === 1) return diagnostics
  const seen = new Set<number | string>()
  return diagnostics
    .filter((found) => {
      // Several missing fields are missing at the same place: the beginning of their group.
      const isShared = found.code === 'missing-field' || found.source.text === ''
      const key = isShared ? `${found.start} ${found.word('en').problem}` : found.start
      return !seen.has(key) && seen.add(key)
    })
    .sort((a, b) => a.start - b.start)
}

function limit(sorted: RawDiagnostic[]): RawDiagnostic[] {
  const last = sorted[MAX_DIAGNOSTICS_PER_FILE]
  if (!last) return sorted
  const count = sorted.length - MAX_DIAGNOSTICS_PER_FILE
  return [...sorted.slice(0, MAX_DIAGNOSTICS_PER_FILE), diagnose(last.source, last, 'more-problems', { count })]
}

function comparePaths(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
