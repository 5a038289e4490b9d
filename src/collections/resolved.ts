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

/** A page with its sections. */
export type { ResolvedPage }

/** The data of all pages: header, footer, interface texts. */
export type SiteData = ReturnType<typeof resolveSiteData>['siteData']

/** What a server answers: with the id of its build, none in development. */
type Answer<Content> = Content & { build?: string | undefined }

/** `page.json` beside the document of a page. An address that has moved answers with the new one. */
export type PageAnswer = Answer<{ page: ResolvedPage } | { redirect: string }>

/** `site-data.json`. */
export type SiteDataAnswer = Answer<{ siteData: SiteData }>
