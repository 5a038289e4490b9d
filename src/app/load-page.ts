import type { PageEntry, ResolvedPage, SectionType } from '@/collections/resolved.ts'
import { type SectionComponent, sectionLoaders } from '@/sections/registry.ts'

/** What `PageView` shows. */
export type PageParts = {
  id: string
  page: ResolvedPage
  components: Partial<Record<SectionType, SectionComponent>>
}

/** Loaded components by section type. */
const loaded: Partial<Record<SectionType, Promise<SectionComponent>>> = {}

/**
 * Loads the component of a section type.
 *
 * @throws Error when its chunk cannot be loaded; the next call tries again.
 */
export function loadSection(type: SectionType): Promise<SectionComponent> {
  loaded[type] ??= sectionLoaders[type]().catch((error: unknown) => {
    delete loaded[type]
    throw error
  })
  return loaded[type]
}

/**
 * Loads a page's content and the components of its sections in parallel.
 *
 * @throws Error when one of the chunks cannot be loaded.
 */
export async function loadPage(entry: PageEntry): Promise<PageParts> {
  const types = [...new Set(entry.sectionTypes)]
  const [{ default: page }, ...sections] = await Promise.all([entry.load(), ...types.map(loadSection)])
  const components: PageParts['components'] = {}
  types.forEach((type, index) => {
    const component = sections[index]
    if (component) components[type] = component
  })
  return { id: entry.id, page, components }
}
