import type { InterfaceContent } from './interface.ts'
import type { NavigationContent } from './navigation.ts'
import type { PageContent, SectionContent } from './pages.ts'
import type { ProjectContent } from './projects.ts'
import type { ServiceContent } from './services.ts'
import type { SiteContent } from './site.ts'

/** A picture for the browser, with its size in CSS pixels to reserve its place. */
export type ResolvedImage = {
  src: string
  width: number
  height: number
  /** AVIF files in several widths, as in `<img srcset>`; only in builds, and not for SVG. */
  srcSet?: string
  /** The class for its mean colour, which fills its place until it has loaded; only in builds. */
  colorClass?: string
}

/**
 * Markdown as plain data, rendered by `Prose`: a text, a picture, or `[tag, attributes, ...children]`; `0` stands for no
 * attributes. Only tags and attributes that react-markdown lets through occur; links keep the `href` staff wrote.
 */
export type ProseNode = string | ProsePicture | ProseElement
export type ProsePicture = { image: ResolvedImage; alt: string; title?: string }
export type ProseElement = [tag: string, attributes: Record<string, string> | 0, ...children: ProseNode[]]

/** A labelled text about a service or the company. */
export type Fact = { label: string; value: string }

/** `darkImage` takes the place of `image` in the dark theme. */
export type ResolvedProject = Omit<ProjectContent, 'imageUrl' | 'darkImageUrl'> & {
  image: ResolvedImage
  darkImage?: ResolvedImage
}
export type ServiceSummary = ServiceContent
export type ResolvedService = ServiceContent & { body: ProseNode[]; facts: Fact[] }
export type ResolvedSite = Omit<SiteContent, 'logo'> & { logo: { light: ResolvedImage; dark: ResolvedImage } }

/** The data of other files that `resolve` adds to a section, by section type. */
export type SectionData = {
  projects: { projects: ResolvedProject[] }
  services: { services: ServiceSummary[] }
  'all-services': { services: ResolvedService[] }
  prose: { body: ProseNode[] }
  /** `company` only where staff have filled it in. */
  contact: { contact: SiteContent['contact']; company: { title: string; facts: Fact[] } | undefined }
}

type Resolve<Section> = Section extends { type: infer Type }
  ? Type extends keyof SectionData
    ? Section & SectionData[Type]
    : Section
  : never

/** The props of a section's component. */
export type ResolvedSection = Resolve<SectionContent>
export type SectionType = ResolvedSection['type']
export type SectionOf<Type extends SectionType> = Extract<ResolvedSection, { type: Type }>

/** A page with its sections. */
export type ResolvedPage = Omit<PageContent, 'sections'> & { sections: ResolvedSection[] }

/** The data of all pages: header, footer, interface texts. */
export type SiteData = {
  site: ResolvedSite
  /** Without `noScript`, which stands in the prerendered documents. */
  interface: Omit<InterfaceContent, 'noScript'>
  navigation: NavigationContent
  /** For the footer's list, in their order. */
  services: Pick<ServiceContent, 'id' | 'name'>[]
}

/** What a server answers: with the id of its build, none in development. */
type Answer<Content> = Content & { build?: string | undefined }

/** `page.json` beside the document of a page. An address that has moved answers with the new one. */
export type PageAnswer = Answer<{ page: ResolvedPage } | { redirect: string }>

/** `site-data.json`. */
export type SiteDataAnswer = Answer<{ siteData: SiteData }>
