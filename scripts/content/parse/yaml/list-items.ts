import type { Range } from '../../text/source-text.ts'

/** A line that begins an item of a list. */
export const ITEM_LINE = /^\s*-(?:\s|$)/

/**
 * The list item whose indentation differs from the majority of its neighbours, whichever one the parser reports;
 * the item at the offset if there is no majority.
 */
export function oddItem(text: string, offset: number): Range {
  const lines = text.split('\n')
  const at = text.slice(0, offset).split('\n').length - 1
  const isItem = (index: number) => ITEM_LINE.test(lines[index] ?? '')
  let first = at
  let last = at
  while (isItem(first - 1)) first -= 1
  while (isItem(last + 1)) last += 1
  const indents = lines.slice(first, last + 1).map((line) => line.search(/\S|$/))
  const usual = indents.find((indent) => indents.filter((other) => other === indent).length > indents.length / 2)
  const odd = usual === undefined ? -1 : indents.findIndex((indent) => indent !== usual)
  const index = odd === -1 ? at : first + odd
  const start = lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0)
  return { start, end: start + Math.max(1, lines[index]?.length ?? 1) }
}
