import { createScanner } from 'jsonc-parser'
import { diagnose, type RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Source } from '../../text/source-text.ts'
import { MAX_DEPTH, MAX_VALUES, scanJson } from './recover.ts'

/** Reads a JSON file. With diagnostics there is no value. */
export function parseJson(source: Source): { value: unknown; diagnostics: RawDiagnostic[] } {
  if (isWithinLimits(source.text)) {
    try {
      return { value: JSON.parse(source.text), diagnostics: [] }
    } catch {
      // What is wrong is for the scan to say.
    }
  }
  const diagnostics = scanJson(source)
  // The scan knows every mistake seen so far; one it does not know must still be heard.
  if (diagnostics.length === 0)
    diagnostics.push(diagnose(source, { start: 0, end: 1 }, 'unreadable-text', { text: '' }))
  return { value: undefined, diagnostics }
}

/** Whether no name is written twice in a group, and no text is deeper or longer than content may be. */
function isWithinLimits(text: string): boolean {
  const scanner = createScanner(text, true)
  const groups: Set<string>[] = []
  let values = 1
  let last = ''
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const sign = text.charAt(scanner.getTokenOffset())
    if (sign === '"') last = scanner.getTokenValue()
    else if (sign === ':') {
      const names = groups.at(-1)
      if (names?.has(last)) return false
      names?.add(last)
    } else if (sign === ',') values += 1
    else if (sign === '{' || sign === '[') {
      groups.push(new Set())
      values += 1
    } else if (sign === '}' || sign === ']') groups.pop()
    if (groups.length > MAX_DEPTH || values > MAX_VALUES) return false
  }
  return true
}
