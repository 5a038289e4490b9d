import { diagnose, type RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Source } from '../../text/source-text.ts'
import { explainJson } from './explain-json.ts'

/** Reads a JSON file. With diagnostics there is no value. */
export function parseJson(source: Source): { value: unknown; diagnostics: RawDiagnostic[] } {
  const diagnostics = explainJson(source)
  if (diagnostics.length > 0) return { value: undefined, diagnostics }
  try {
    return { value: JSON.parse(source.text), diagnostics }
  } catch {
    return { value: undefined, diagnostics: [diagnose(source, { start: 0, end: 1 }, 'unreadable-text', { text: '' })] }
  }
}
