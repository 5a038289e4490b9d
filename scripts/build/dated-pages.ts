import type { ResolvedPage, SectionOf } from '../../src/collections/resolved.ts'

/** A page with a day of its own, such as an article; `day` as `2026-11-24`. */
export type DatedPage = Pick<ResolvedPage, 'path' | 'title' | 'description'> & {
  day: string
  entry: SectionOf<'entry'>
}

/** The day of a page and the section that tells it; undefined for a page that is no entry with a day. */
export function datedPage({ path, title, description, sections }: ResolvedPage): DatedPage | undefined {
  const entry = sections.find((section): section is SectionOf<'entry'> => section.type === 'entry')
  return entry?.day && { path, title, description, day: entry.day.iso, entry }
}

/** The pages with a day, newest first. */
export function datedPages(pages: readonly ResolvedPage[]): DatedPage[] {
  return pages.flatMap((page) => datedPage(page) ?? []).sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
}
