import type { Range } from '../../text/source-text.ts'

/** What the check needs to know about a Markdown text; ranges are offsets in the file. */
export type MarkdownOutline = {
  /** At the place of its address: one by reference stands where that is defined, behind the text. */
  links: (Range & { url: string; text: string })[]
  images: (Range & { url: string; alt: string })[]
  html: (Range & { text: string })[]
  headings: (Range & { depth: number; text: string })[]
  /** Texts between backticks. */
  code: string[]
  footnotes: (Range & { text: string })[]
  /** Malformed links, which render as brackets. */
  halfLinks: (Range & { text: string })[]
  /** `**` that renders literally; `inside` is the text between two of them, `text` includes both. */
  unreadStars: (Range & { inside: string | undefined; text: string })[]
}

/** The outline of an empty text. */
export function emptyOutline(): MarkdownOutline {
  return { links: [], images: [], html: [], headings: [], code: [], footnotes: [], halfLinks: [], unreadStars: [] }
}
