import { diagnose, type RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Source } from '../../text/source-text.ts'
import { proseLines } from './prose-lines.ts'

/** A cheap test that spares most texts the search. */
const SIGNS = /^[ \t]*(?:-[ \t]+)?[a-z]+:(?:[ \t\r]|$)/m

const FIELD = /^(?:-[ \t]+)?([a-z]+):(?:[ \t]|$)/

/**
 * Finds front matter fields in the body, where visitors would see them: a block pasted twice, or a line added below
 * the second `---`. One diagnostic per group of lines.
 *
 * @param names Field names of the collection; no Turkish prose line begins with one in lower case.
 */
export function findFieldsInBody(
  source: Source,
  text: string,
  start: number,
  names: readonly string[],
): RawDiagnostic[] {
  if (!SIGNS.test(text)) return []
  const diagnostics: RawDiagnostic[] = []
  let isReported = false
  for (const { written, start: from } of proseLines(text.split('\n'), start)) {
    if (written === '') isReported = false
    const name = FIELD.exec(written)?.[1]
    if (isReported || name === undefined || !names.includes(name)) continue
    diagnostics.push(diagnose(source, { start: from, end: from + written.length }, 'field-in-body', { line: written }))
    isReported = true
  }
  return diagnostics
}
