import { type MarkdownFacts, noFacts } from './markdown-facts.ts'

/** Signs that can make something out of text which a reader line by line would not see. */
const NOT_PLAIN = /[<&\\`~|\t\r]|!\[|^[ >+]|^[-=_* ]+$|\]:|\[\^/m

/** A link as people write it: no brackets inside, no title, nothing to unescape. */
const LINK = /\[([^[\]*_]+)\]\(([^\s()<>[\]]+)\)/g

/** What stands before the text of a list item. */
const BULLET = /^(?:[-*]|\d{1,9}[.)]) (?=[\p{L}"'“‘([]|\*{1,2}\p{L})/u

/**
 * Reads a Markdown text of paragraphs, headings, lists and simple links.
 * The real parser takes fifty times as long, which matters for thousands of files. Whatever is not that plain
 * is left to it; a test compares the two.
 *
 * @returns The same facts the parser would find, or `undefined` when it has to be asked.
 */
export function readPlainMarkdown(text: string, start: number): MarkdownFacts | undefined {
  if (NOT_PLAIN.test(text)) return undefined
  const facts = noFacts()
  let rest = text
  if (text.includes('[') || text.includes(']')) {
    rest = text.replace(LINK, (match: string, label: string, url: string, offset: number) => {
      const from = start + offset + match.lastIndexOf(url)
      facts.links.push({ url, text: label.trim(), start: from, end: from + url.length })
      // A line break in a label, or a label of nothing, is for the parser to judge.
      return label.trim() === '' || label.includes('\n') ? '[' : 'x'
    })
    if (/[[\]]/.test(rest)) return undefined
  }
  // Addresses the parser turns into links by itself.
  if (/:\/\/|www\.|@/i.test(rest)) return undefined
  let offset = 0
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) {
      const heading = /^(#{1,6}) +([^#*_[\]]+)$/.exec(line)
      const [, marks, label] = heading ?? []
      if (marks === undefined || label === undefined || label.trim() !== label) return undefined
      facts.headings.push({
        depth: marks.length,
        text: label,
        start: start + offset,
        end: start + offset + line.length,
      })
    } else if (/^(?:[-*]|\d+[.)])(?: |$)/.test(line) && !BULLET.test(line)) return undefined
    offset += line.length + 1
  }
  return facts
}
