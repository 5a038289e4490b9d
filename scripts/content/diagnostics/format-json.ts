import type { Issue } from './diagnostic.ts'
import { formatText } from './format-text.ts'
import type { Language } from './language.ts'

/** The shape `--json` prints. Fields are only ever added; anything else would raise `version`. */
export type JsonReport = {
  version: 1
  /** The content folder as it was named. */
  folder: string
  ok: boolean
  problemCount: number
  fileCount: number
  /** By file, line and column. */
  issues: Issue[]
}

/** @param isStream One line per report, for programs that read while the check is watching. */
export function formatJson(issues: Issue[], folder: string, isStream: boolean): string {
  const report: JsonReport = {
    version: 1,
    folder,
    ok: issues.length === 0,
    problemCount: issues.length,
    fileCount: new Set(issues.map(({ file }) => file)).size,
    issues,
  }
  return JSON.stringify(report, null, isStream ? undefined : 2)
}

/** GitHub's workflow commands: each issue appears beside its line in a pull request. */
export function formatAnnotations(issues: readonly Issue[], language: Language): string {
  return issues
    .map((issue) => {
      const place = `file=${property(issue.file)},line=${issue.line},col=${issue.column},endColumn=${issue.endColumn}`
      return `::error ${place},title=${property(issue.code)}::${escapeData(formatText(issue, language))}`
    })
    .join('\n')
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
