import { wordProblem } from './code-frame.ts'
import type { Issue, Problem } from './diagnostic.ts'
import { formatText } from './format-text.ts'
import type { Language } from './language.ts'

/** So many issues are written at once: some hundred thousand characters. */
const PIECE_ISSUES = 200

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

/**
 * Writes the report piece by piece: thousands of issues in words take more memory than all content.
 *
 * @param isStream One line per report, for programs that read while the check is watching.
 */
export function* writeJson(
  problems: readonly Problem[],
  language: Language,
  folder: string,
  isStream: boolean,
): Generator<string> {
  const report: JsonReport = {
    version: 1,
    folder,
    ok: problems.length === 0,
    problemCount: problems.length,
    fileCount: new Set(problems.map(({ source }) => source.path)).size,
    issues: [],
  }
  const indent = isStream ? undefined : 2
  const empty = JSON.stringify(report, null, indent)
  const end = empty.lastIndexOf(']')
  yield empty.slice(0, end)
  for (let from = 0; from < problems.length; from += PIECE_ISSUES) {
    const issues = problems.slice(from, from + PIECE_ISSUES).map((found) => wordProblem(found, language, folder))
    // Written as they stand in the report, and taken out of it again: one item deep, with the same margin.
    const piece = JSON.stringify({ issues }, null, indent)
    yield (from === 0 ? '' : ',') + piece.slice(piece.indexOf('[') + 1, piece.lastIndexOf(']')).trimEnd()
  }
  yield (isStream || problems.length === 0 ? '' : '\n  ') + empty.slice(end)
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
