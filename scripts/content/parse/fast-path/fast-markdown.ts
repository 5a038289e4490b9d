import { emptyOutline, type MarkdownOutline } from '../markdown/outline.ts'

/** Characters that are markup anywhere in a text. */
const SIGNS = /[<&\\`~|\t\r]|!\[|\]:|\[\^/

/** A simple link: no nested brackets, title or escapes. */
const LINK = /\[([^[\]*_]+)\]\(([^\s()<>[\]]+)\)/g

/** Other brackets, and text that is autolinked. */
const LINK_SIGNS = /[[\]@]|:\/\/|[wW]{3}\./

/** Unambiguous bold text. */
const BOLD = /(?<![\p{L}\p{N}*])\*\*(?![\p{P}\p{S}\s])[^*\n]*(?<![\p{P}\p{S}\s])\*\*(?![\p{L}\p{N}*])/gu

/** A line that is paragraph text in any context, or a simple list item. */
const PLAIN_LINE =
  /^(?:(?:[-*]|\d{1,9}[.)]) (?=[\p{L}"'“‘([]|\*{1,2}\p{L})|(?![ >+#]|[-=_* ]+$|(?:[-*]|\d+[.)])(?: |$)))/u

const HEADING = /^(#{1,6}) +([^#*_[\]]+)$/

/**
 * Parses Markdown of paragraphs, headings, lists and simple links, much faster than the full parser. Any other text
 * is left to that; a differential test compares the two.
 *
 * @returns The outline the full parser would find, or `undefined` where it is needed.
 */
export function readPlainMarkdown(text: string, start: number): MarkdownOutline | undefined {
  if (SIGNS.test(text)) return undefined
  // Ambiguous asterisks need the full parser.
  if (text.includes('**') && text.replace(BOLD, '').includes('**')) return undefined
  const outline = emptyOutline()
  return readLinks(text, start, outline) && readLines(text, start, outline) ? outline : undefined
}

/** @returns False if a link is not simple. */
function readLinks(text: string, start: number, outline: MarkdownOutline): boolean {
  let read = 0
  for (const { 0: written, 1: label = '', 2: url = '', index } of text.matchAll(LINK)) {
    // A line break in the label, or an empty label, needs the full parser.
    if (label.includes('\n') || label.trim() === '' || LINK_SIGNS.test(text.slice(read, index))) return false
    read = index + written.length
    // The URL ends right before its bracket.
    const end = start + read - 1
    outline.links.push({ url, text: label.trim(), start: end - url.length, end })
  }
  return !LINK_SIGNS.test(text.slice(read))
}

/** @returns False if a line is not simple. */
function readLines(text: string, start: number, outline: MarkdownOutline): boolean {
  let from = start
  for (const line of text.split('\n')) {
    const [, marks, label = ''] = HEADING.exec(line) ?? []
    if (marks !== undefined && label.trim() === label) {
      outline.headings.push({ depth: marks.length, text: label, start: from, end: from + line.length })
    } else if (line !== '' && !PLAIN_LINE.test(line)) return false
    from += line.length + 1
  }
  return true
}
