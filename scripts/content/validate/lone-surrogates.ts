import { diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { ParsedFile } from '../parse/parse-entry.ts'
import { visitTexts } from '../schema/introspect.ts'

/** Finds lone surrogates written as escapes: pages show a box for them. */
export function findBrokenCharacters({ source, value, locate }: ParsedFile): RawDiagnostic[] {
  const diagnostics: RawDiagnostic[] = []
  visitTexts(value, (text, path) => {
    if (!text.isWellFormed()) diagnostics.push(diagnose(source, locate(path, 'value'), 'broken-character', {}))
  })
  return diagnostics
}
