import type { Range } from '../../text/source-text.ts'

/** What the check has to know about a Markdown text; ranges are those of the whole file. */
export type MarkdownFacts = {
  links: (Range & { url: string; text: string })[]
  images: (Range & { url: string; alt: string })[]
  html: (Range & { text: string })[]
  headings: (Range & { depth: number; text: string })[]
  footnotes: (Range & { text: string })[]
  /** What was meant to be a link and reads as brackets. */
  halfLinks: (Range & { text: string })[]
  /** `**` that makes nothing bold and is shown as it stands; what lies between two of them, and the text from the first on. */
  unreadStars: (Range & { inside: string | undefined; text: string })[]
}

/** Facts about a text that says nothing of interest. */
export function noFacts(): MarkdownFacts {
  return { links: [], images: [], html: [], headings: [], footnotes: [], halfLinks: [], unreadStars: [] }
}
