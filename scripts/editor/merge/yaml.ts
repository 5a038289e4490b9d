import { isMap, parseDocument, stringify, type YAMLMap } from 'yaml'
import { applyEdits } from './edits.ts'
import { isEqual } from './equal.ts'
import { mergeDocument } from './yaml-document.ts'
import { STYLE, TooTricky, YamlEditor } from './yaml-editor.ts'

/**
 * Writes fields into an existing YAML text, touching only what differs: comments, quotes, folded lines and the order
 * of keys stay as they are, items that were moved move with their text.
 *
 * @param text Without the `---` lines; may be empty.
 */
export function editYaml(text: string, next: Record<string, unknown>): string {
  const document = parseDocument(text)
  if (document.errors.length > 0 || !isMap(document.contents)) return stringify(next, STYLE)
  if (isEqual(document.toJS(), next)) return text
  const attempts = [
    () => applyEdits(text, new YamlEditor(text).editMap(document.contents as YAMLMap, next)),
    () => mergeDocument(parseDocument(text), next).toString({ ...STYLE, flowCollectionPadding: false }),
  ]
  for (const attempt of attempts) {
    const edited = tryTo(attempt)
    // The edits are an attempt at beauty; what counts is that the file says what was meant.
    if (edited !== undefined && saysExactly(edited, next)) return edited
  }
  return stringify(next, STYLE)
}

function tryTo(attempt: () => string): string | undefined {
  try {
    return attempt()
  } catch (error) {
    if (error instanceof TooTricky || error instanceof RangeError) return undefined
    throw error
  }
}

function saysExactly(text: string, value: unknown): boolean {
  const document = parseDocument(text)
  return document.errors.length === 0 && isEqual(document.toJS(), value)
}
