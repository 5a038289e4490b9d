import type { ComponentType } from 'react'
import type { PageEntry, ResolvedPage, ResolvedSection, SectionType } from '@/content/resolved.ts'
import { whenIdle } from '@/motion/when-idle.ts'
import { sectionLoaders } from '@/sections/registry.ts'
import type { PageViewProps } from './PageView.tsx'

/** Takes any section; that it gets its own type is seen to by looking it up under the section's type. */
export type SectionComponent = ComponentType<ResolvedSection>

/** What `PageView` shows. */
export type PageParts = {
  id: string
  page: ResolvedPage
  components: Partial<Record<SectionType, SectionComponent>>
}

export type LoadedPage = PageParts & { View: ComponentType<PageViewProps> }

/** A page that stands on screen as it was prepared; what the app needs to take it over comes later. */
export type PageToCome = { whenLoaded: Promise<LoadedPage> }

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

/** Paths of pages whose files are there. */
const arrived = new Set<string>()

/** Whether a page can be shown without asking the server: its content, and the components of all its sections. */
export function hasArrived(path: string): boolean {
  return arrived.has(path)
}

/**
 * Fetches a page's content and all it needs to be shown, together.
 *
 * @throws Error when one of the files does not arrive.
 */
export async function loadPage(entry: PageEntry): Promise<LoadedPage> {
  const types = [...new Set(entry.sectionTypes)]
  const [{ default: page }, { PageView }, ...sections] = await Promise.all([
    entry.load(),
    import('./PageView.tsx'),
    ...types.map(loadSection),
  ])
  const components: PageParts['components'] = {}
  types.forEach((type, index) => {
    const component = sections[index]
    if (component) components[type] = component
  })
  arrived.add(entry.path)
  return { id: entry.id, page, components, View: PageView }
}

/**
 * Lets a prepared page stand while what surrounds it comes to life; it is taken over when the browser has nothing better
 * to do. Where its files do not arrive, `whenLoaded` never settles: the prepared page says more than an error page.
 *
 * @param whenSurrounded When the app has taken over what surrounds the page.
 * @param onMissing Gets the error of a file that did not arrive.
 */
export function loadPageLater(
  entry: PageEntry,
  whenSurrounded: Promise<unknown>,
  onMissing: (error: unknown) => void,
): PageToCome {
  return {
    whenLoaded: new Promise((resolve) => {
      whenSurrounded
        .then(whenIdle)
        .then(() => loadPage(entry))
        .then(resolve, onMissing)
    }),
  }
}
