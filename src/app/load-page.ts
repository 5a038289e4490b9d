import type { ComponentType } from 'react'
import type { PageEntry, ResolvedPage, ResolvedSection, SectionType } from '@/content/resolved.ts'
import { sectionLoaders } from '@/sections/registry.ts'

/** Takes any section; that it gets its own type is seen to by looking it up under the section's type. */
export type SectionComponent = ComponentType<ResolvedSection>

/** What `PageView` shows. */
export type PageParts = {
  id: string
  page: ResolvedPage
  components: Partial<Record<SectionType, SectionComponent>>
}

/** Components stay; a section type that has been shown once is there at once the next time. */
const loaded: Partial<Record<SectionType, Promise<SectionComponent>>> = {}

/**
 * Fetches the component of a section type.
 *
 * @throws Error when its file does not arrive; the next call asks for it again.
 */
export function loadSection(type: SectionType): Promise<SectionComponent> {
  loaded[type] ??= (sectionLoaders[type]() as Promise<SectionComponent>).catch((error: unknown) => {
    delete loaded[type]
    throw error
  })
  return loaded[type]
}

/**
 * Fetches a page's content and all it needs to be shown, together.
 *
 * @throws Error when one of the files does not arrive.
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
