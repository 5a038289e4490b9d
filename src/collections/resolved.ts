import type { ResolvedSection } from '@/sections/index.ts'
import type { ResolvedPage } from './entry-pages.ts'
import type { projects } from './projects.ts'
import type { services } from './services.ts'
import type { resolveSiteData } from './site-data.ts'

/** What the browser gets, as the `resolve` functions of collections and section types return it. */
export type ResolvedProject = ReturnType<typeof projects.resolve>[number]
export type ResolvedService = ReturnType<typeof services.resolve>

export type { ResolvedSection }
export type SectionType = ResolvedSection['type']
export type SectionOf<Type extends SectionType> = Extract<ResolvedSection, { type: Type }>

/** A page with its sections; the default export of `virtual:content/page/<file name>`. */
export type { ResolvedPage }

/** The data of all pages. The default export of `virtual:content/site-data`. */
export type SiteData = ReturnType<typeof resolveSiteData>['siteData']

/** One row of the route table. The default export of `virtual:content/pages` is a list of these. */
export type PageEntry = {
  /** File name without ending, e.g. `hakkimizda`. */
  id: string
  path: string
  sectionTypes: SectionType[]
  load: () => Promise<{ default: ResolvedPage }>
}
