import { fill } from '../content/fill.ts'
import { numberedPath } from '../content/paths.ts'
import { type ResolvedSection, resolveSection, type SectionContent, sectionPages } from '../sections/index.ts'
import type { Entry, ResolveContext, SectionPage, WrittenPage } from './define.ts'
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
export function dividePages(
  written: WrittenPage,
  entry: Entry,
  context: ResolveContext,
): { path: string; resolve: () => ResolvedPage }[] {
  const count = Math.max(...sectionsOf(written).map((section) => sectionPages(section, context)))
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const path = numberedPath(written.path, number)
    return { path, resolve: () => resolvePage(written, path, { entry, number }, context) }
  })
}

function resolvePage(written: WrittenPage, path: string, at: SectionPage, context: ResolveContext): ResolvedPage {
  const { title, description, draft, ...page } = context.fillCounts(written)
  const { articles } = context.resolvedFile(interfaceTexts)
  return {
    path,
    title: at.number === 1 ? title : fill(articles.numbered, { title, n: at.number }),
    description,
    ...(draft && { draft }),
    sections: sectionsOf(page).map((section) => resolveSection(section, context, at)),
  }
}

function sectionsOf({ sections }: Pick<WrittenPage, 'sections'>): readonly SectionContent[] {
  return sections as readonly SectionContent[]
}
