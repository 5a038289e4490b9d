import { diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { ParsedFile } from '../parse/parse-entry.ts'
import { visitTexts } from '../schema/introspect.ts'

/** Half an emoji, written as an escape: no editor shows it, every page shows a box. */
export function findBrokenCharacters({ source, value, locate }: ParsedFile): RawDiagnostic[] {
  const diagnostics: RawDiagnostic[] = []
  visitTexts(value, (text, path) => {
    if (!text.isWellFormed()) diagnostics.push(diagnose(source, locate(path, 'value'), 'broken-character', {}))
  })
  return diagnostics
}
