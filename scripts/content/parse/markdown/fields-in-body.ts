import { diagnose, type RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Source } from '../../text/source-text.ts'

const CODE_FENCE = /^ {0,3}(?:```|~~~)/

const FIELD = /^\s*(?:-[ \t]+)?([a-z]+):(?:[ \t]|$)/

/** A cheap test that spares most texts the search. */
const SIGNS = /^[ \t]*(?:-[ \t]+)?[a-z]+:(?:[ \t\r]|$)/m

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
  let isCode = false
  let isReported = false
  let offset = start
  for (const line of text.split('\n')) {
    if (CODE_FENCE.test(line)) isCode = !isCode
    if (line.trim() === '') isReported = false
    const name = isCode ? undefined : FIELD.exec(line)?.[1]
    if (!isReported && name !== undefined && names.includes(name)) {
      const from = offset + line.search(/\S/)
      const written = line.trim()
      diagnostics.push(
        diagnose(source, { start: from, end: from + written.length }, 'field-in-body', { line: written }),
      )
      isReported = true
    }
    offset += line.length + 1
  }
  return diagnostics
}
