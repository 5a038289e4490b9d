/** Put `text` in the place of everything from `start` to `end`. */
export type Edit = { start: number; end: number; text: string }

/**
 * Carries out edits that do not overlap, within a part of a text.
 *
 * @param start,end The part that is wanted back; edits outside of it are an error of the caller.
 */
export function applyEdits(text: string, edits: readonly Edit[], start = 0, end = text.length): string {
  let at = start
  let result = ''
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start < at || edit.end > end) throw new RangeError('Edits overlap.')
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at, end)
}

/** Indents every line but the first; empty lines stay empty. */
export function indentRest(text: string, indent: string): string {
  return text.replace(/\n(?=[^\n])/g, `\n${indent}`)
}
