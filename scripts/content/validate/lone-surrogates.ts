import { diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { ParsedFile } from '../parse/parse-entry.ts'
import { isRecord } from '../schema/introspect.ts'
import type { Path } from '../text/source-text.ts'

/** Half an emoji, written as an escape: no editor shows it, every page shows a box. */
export function findBrokenCharacters(file: ParsedFile): RawDiagnostic[] {
  const diagnostics: RawDiagnostic[] = []
  visit(file.value, [])
  return diagnostics

  function visit(value: unknown, path: Path) {
    if (typeof value === 'string') {
      if (!value.isWellFormed())
        diagnostics.push(diagnose(file.source, file.locate(path, 'value'), 'broken-character', {}))
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...path, index])
    } else if (isRecord(value)) {
      for (const [key, item] of Object.entries(value)) visit(item, [...path, key])
    }
  }
}
