const CODE_FENCE = /^ {0,3}(?:```|~~~)/

/** A line of a body outside of code; `start` is the offset of its first visible character in the file. */
export type ProseLine = { line: string; written: string; start: number; index: number }

/**
 * The lines of a body outside of fenced code.
 *
 * @param start Where the body begins in its file.
 */
export function proseLines(lines: readonly string[], start: number): ProseLine[] {
  let isCode = false
  let offset = start
  return lines.flatMap((line, index) => {
    const first = offset + line.search(/\S|$/)
    offset += line.length + 1
    if (CODE_FENCE.test(line)) isCode = !isCode
    return isCode ? [] : [{ line, written: line.trim(), start: first, index }]
  })
}
