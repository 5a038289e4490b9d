import { diagnose, type RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Source } from '../../text/source-text.ts'
import { explainJson } from './explain-json.ts'
import { MAX_DEPTH, MAX_VALUES } from './read-json.ts'

/** Reads a JSON file. With diagnostics there is no value. */
export function parseJson(source: Source): { value: unknown; diagnostics: RawDiagnostic[] } {
  let value: unknown
  try {
    value = JSON.parse(source.text)
    if (isSound(source.text, value)) return { value, diagnostics: [] }
  } catch {
    value = undefined
  }
  const diagnostics = explainJson(source)
  if (diagnostics.length === 0 && value === undefined) {
    diagnostics.push(diagnose(source, { start: 0, end: 1 }, 'unreadable-text', { text: source.line(1) }))
  }
  return { value: diagnostics.length > 0 ? undefined : value, diagnostics }
}

/** False when a field may be written twice, or the text may be deeper or longer than content is. */
function isSound(text: string, value: unknown): boolean {
  let values = 0
  let fields = 0
  const count = (each: unknown, depth: number): boolean => {
    values += 1
    if (typeof each !== 'object' || each === null) return values <= MAX_VALUES
    const children = Object.values(each)
    if (!Array.isArray(each)) fields += children.length
    return depth < MAX_DEPTH && values <= MAX_VALUES && children.every((child) => count(child, depth + 1))
  }
  // An escaped quotation mark before a colon counts as a field too: then the parser decides.
  return count(value, 0) && fields === (text.match(/"\s*:/g)?.length ?? 0)
}
