import type { Diagnostic } from './diagnostic.ts'
import { formatReport, formatText } from './format-text.ts'
import type { Language } from './language.ts'

/**
 * The output of `--json`. Fields are only added; any other change raises `version`.
 *
 * @param diagnostics By file, line and column.
 * @param folder The content folder as the command got it.
 * @param isStream One line per report, for programs that read while the check is watching.
 */
export function formatJson(diagnostics: readonly Diagnostic[], folder: string, isStream: boolean): string {
  const report = {
    version: 1,
    folder,
    ok: diagnostics.length === 0,
    problemCount: diagnostics.length,
    fileCount: new Set(diagnostics.map(({ file }) => file)).size,
    issues: diagnostics,
  }
  return JSON.stringify(report, null, isStream ? undefined : 2)
}

/** Workflow commands of GitHub: annotations beside the lines of a pull request. */
export function formatAnnotations(diagnostics: readonly Diagnostic[], language: Language): string {
  return diagnostics
    .map((diagnostic) => {
      const place = `file=${property(diagnostic.file)},line=${diagnostic.line},col=${diagnostic.column},endColumn=${diagnostic.endColumn}`
      return `::error ${place},title=${property(diagnostic.code)}::${escapeData(formatText(diagnostic, language))}`
    })
    .join('\n')
}

/** The report as Markdown, in a code block longer than any run of backticks in it. */
export function formatSummary(diagnostics: readonly Diagnostic[], language: Language): string {
  const report = formatReport(diagnostics, language, false)
  const longest = Math.max(2, ...[...report.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${report}\n${fence}\n`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
