import { fill } from '../content/fill.ts'
import { numberedPath } from '../content/paths.ts'
import { type ResolvedSection, resolveSections, type SectionContent, sectionPages } from '../sections/index.ts'
import type { Entry, ResolveContext, SectionPage, WrittenPage } from './define.ts'
import { interfaceTexts } from './interface.ts'
import { pages } from './pages.ts'

/** A page as the browser gets it. */
export type ResolvedPage = {
  path: string
  title: string
  description: string
  /** Only in development and in the form: a build leaves drafts out. */
  draft?: true
  sections: ResolvedSection[]
}

/** What the build says of an entry's page, and the browser need not know. */
export type EntryFacts = Pick<WrittenPage, 'published' | 'describe'> & {
  /** The page that lists the entry. */
  list: { path: string; name: string } | undefined
}

/** The page of an entry as it is written; one below a list ends like the page of the list, with its call to action. */
export function writtenPage(entry: Entry, context: ResolveContext): WrittenPage | undefined {
  const { collection } = entry
  if (collection.format === 'json') return undefined
  const { shownAt } = collection.rules
  if (shownAt !== 'own-address' && !('below' in shownAt)) return undefined
  const written = context.resolvedEntry(entry, collection) as WrittenPage
  if (shownAt === 'own-address') return written
  const list = context.resolvedEntries(pages).find(({ path }) => path === shownAt.below)
  const banners = list?.sections.filter(({ type }) => type === 'banner') ?? []
  return { ...written, sections: [...written.sections, ...banners] }
}

/**
 * The pages of an entry with an address of its own: one, or several where a section is divided (`countPages`).
 *
 * @param written What `writtenPage` returns.
 */
export function dividePages(
  written: WrittenPage,
  entry: Entry,
  context: ResolveContext,
): { path: string; facts: EntryFacts; resolve: () => ResolvedPage }[] {
  const list = listOf(entry, context)
  const facts = {
    ...(written.published !== undefined && { published: written.published }),
    describe: written.describe,
    list: list && { path: list.path, name: list.words.list },
  }
  const count = Math.max(...sectionsOf(written).map((section) => sectionPages(section, context)))
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const path = numberedPath(written.path, number)
    return { path, facts, resolve: () => resolvePage(written, path, { entry, number, list }, context) }
  })
}

function resolvePage(written: WrittenPage, path: string, at: SectionPage, context: ResolveContext): ResolvedPage {
  const { title, description, draft, sections } = context.fillCounts(written)
  const { numberedTitle } = context.resolvedFile(interfaceTexts)
  return {
    path,
    title: at.number === 1 ? title : fill(numberedTitle, { title, n: at.number }),
    description,
    ...(draft && { draft }),
    sections: resolveSections(sectionsOf({ sections }), context, at),
  }
}

function listOf({ collection }: Entry, context: ResolveContext): SectionPage['list'] {
  const words = context.resolvedFile(interfaceTexts).entries[collection.name]
  const shownAt = collection.format === 'markdown' ? collection.rules.shownAt : undefined
  return words && typeof shownAt === 'object' && 'below' in shownAt ? { path: shownAt.below, words } : undefined
}

function sectionsOf({ sections }: Pick<WrittenPage, 'sections'>): readonly SectionContent[] {
  return sections as readonly SectionContent[]
}
