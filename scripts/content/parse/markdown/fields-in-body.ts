import { diagnose, type RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Source } from '../../text/source-text.ts'

const CODE_FENCE = /^ {0,3}(?:```|~~~)/

const FIELD = /^\s*(?:-[ \t]+)?([a-z]+):(?:[ \t]|$)/

/** Without any of these there is no such line; said so that looking for it costs next to nothing. */
const SIGNS = /^[ \t]*(?:-[ \t]+)?[a-z]+:(?:[ \t\r]|$)/m

/**
 * Finds fields among the running text, where visitors would read them word for word: a block pasted once more, or a
 * line added below the second `---`. One diagnostic for lines that stand together.
 *
 * @param names Fields of the file; in Turkish running text no line begins with one of them in small letters.
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
