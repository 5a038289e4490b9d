import { diagnose, MAX_DIAGNOSTICS_PER_FILE, type RawDiagnostic } from './diagnostic.ts'
import type { Code } from './messages/params.ts'
import { translate } from './messages/translate.ts'

/** Sorts by file and place, and drops repetitions and `ECHOES`. Other diagnostics at one place all stay. */
export function sortDiagnostics(diagnostics: readonly RawDiagnostic[]): RawDiagnostic[] {
  const byFile = new Map<string, RawDiagnostic[]>()
  for (const found of diagnostics) {
    const own = byFile.get(found.source.path)
    if (own) own.push(found)
    else byFile.set(found.source.path, [found])
  }
  return [...byFile.keys()].sort(comparePaths).flatMap((path) => limit(withoutEchoes(byFile.get(path) ?? [])))
}

/** Codes that only repeat another diagnostic at the same place. */
const ECHOES: ReadonlySet<Code> = new Set(['link-form', 'odd-number', 'heading-level'])

/** The diagnostics of one file in the order of their places. */
function withoutEchoes(diagnostics: RawDiagnostic[]): RawDiagnostic[] {
  const seen = new Set<number | string>()
  return diagnostics
    .filter((found) => {
      const key = `${found.start} ${translate(found.code, found.params, 'en').problem}`
      if (seen.has(ECHOES.has(found.code) ? found.start : key)) return false
      seen.add(found.start).add(key)
      return true
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
