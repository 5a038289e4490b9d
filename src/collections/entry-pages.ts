import { fill } from '../content/fill.ts'
import { numberedPath } from '../content/paths.ts'
import { type ResolvedSection, resolveSection, type SectionContent, sectionPages } from '../sections/index.ts'
import type { Entry, ResolveContext, WrittenPage } from './define.ts'
import { interfaceTexts } from './interface.ts'

/** A page as the browser gets it. */
export type ResolvedPage = {
  path: string
  title: string
  description: string
  /** Only in development and in the form: a build leaves drafts out. */
  draft?: true
  sections: ResolvedSection[]
}

/**
 * The pages of an entry with an address of its own: one, or several where a section is divided (`countPages`).
 *
 * @param written What the collection's `resolve` returns.
 */
export function resolvePages(written: WrittenPage, entry: Entry, context: ResolveContext): ResolvedPage[] {
  const { path, title, description, draft, ...page } = context.fillCounts(written)
  const sections = page.sections as readonly SectionContent[]
  const count = Math.max(...sections.map((section) => sectionPages(section, context)))
  const { articles } = context.resolvedFile(interfaceTexts)
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    return {
      path: numberedPath(path, number),
      title: number === 1 ? title : fill(articles.numbered, { title, n: number }),
      description,
      ...(draft && { draft }),
      sections: sections.map((section) => resolveSection(section, context, { entry, number })),
    }
  })
}
