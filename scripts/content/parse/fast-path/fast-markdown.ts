import { type MarkdownFacts, noFacts } from '../markdown/facts.ts'

/** Signs that can make something out of text wherever they stand. */
const SIGNS = /[<&\\`~|\t\r]|!\[|\]:|\[\^/

/** A link as people write it: no brackets inside, no title, nothing to unescape. */
const LINK = /\[([^[\]*_]+)\]\(([^\s()<>[\]]+)\)/g

/** Brackets of something else than such a link, and addresses the parser turns into links by itself. */
const LINK_SIGNS = /[[\]@]|:\/\/|[wW]{3}\./

/** Bold words as people write them, which nothing around them can undo. */
const BOLD = /(?<![\p{L}\p{N}*])\*\*(?![\p{P}\p{S}\s])[^*\n]*(?<![\p{P}\p{S}\s])\*\*(?![\p{L}\p{N}*])/gu

/** A line that is part of a paragraph whatever stands above and below it, or a list item of plain text. */
const PLAIN_LINE =
  /^(?:(?:[-*]|\d{1,9}[.)]) (?=[\p{L}"'“‘([]|\*{1,2}\p{L})|(?![ >+]|[-=_* ]+$|(?:[-*]|\d+[.)])(?: |$)))/u

const HEADING = /^(#{1,6}) +([^#*_[\]]+)$/

/**
 * Reads a Markdown text of paragraphs, headings, lists and simple links.
 * The real parser takes fifty times as long, which matters for thousands of files. Whatever is not that plain
 * is left to it; a test compares the two.
 *
 * @returns The same facts the parser would find, or `undefined` when it has to be asked.
 */
export function readPlainMarkdown(text: string, start: number): MarkdownFacts | undefined {
  if (SIGNS.test(text)) return undefined
  // Stars that may be left over are for the parser to judge.
  if (text.includes('**') && text.replace(BOLD, '').includes('**')) return undefined
  const facts = noFacts()
  return readLinks(text, start, facts) && readLines(text, start, facts) ? facts : undefined
}

/** @returns False when there is anything about links that is not plain. */
function readLinks(text: string, start: number, facts: MarkdownFacts): boolean {
  let read = 0
  if (text.includes('](')) {
    LINK.lastIndex = 0
    for (let match = LINK.exec(text); match; match = LINK.exec(text)) {
      const [{ length }, label = '', url = ''] = match
      // A line break in a label, or a label of nothing, is for the parser to judge.
      if (label.includes('\n') || label.trim() === '' || LINK_SIGNS.test(text.slice(read, match.index))) return false
      read = match.index + length
      // The address is followed by nothing but its bracket.
      const end = start + read - 1
      facts.links.push({ url, text: label.trim(), start: end - url.length, end })
    }
  }
  return !LINK_SIGNS.test(read === 0 ? text : text.slice(read))
}

/** @returns False when a line begins in any way that is not plain. */
function readLines(text: string, start: number, facts: MarkdownFacts): boolean {
  for (let from = 0, to = 0; from < text.length; from = to + 1) {
    to = text.indexOf('\n', from)
    if (to === -1) to = text.length
    const first = text.charCodeAt(from)
    // Most lines begin with a letter.
    if (from === to || (first >= 0x41 && first !== UNDERSCORE)) continue
    const line = text.slice(from, to)
    if (first !== HASH) {
      if (!PLAIN_LINE.test(line)) return false
      continue
    }
    const [, marks, label] = HEADING.exec(line) ?? []
    if (marks === undefined || label === undefined || label.trim() !== label) return false
    facts.headings.push({ depth: marks.length, text: label, start: start + from, end: start + to })
  }
  return true
}

const HASH = 0x23
const UNDERSCORE = 0x5f
