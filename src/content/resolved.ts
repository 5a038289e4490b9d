import type { InterfaceContent } from './schemas/interface.ts'
import type { NavigationContent } from './schemas/navigation.ts'
import type { PageContent, SectionContent } from './schemas/pages.ts'
import type { ProjectContent } from './schemas/projects.ts'
import type { ServiceContent } from './schemas/services.ts'
import type { SiteContent } from './schemas/site.ts'

/** A picture the browser can load: its address, and its size in CSS pixels so that its place is kept free. */
export type ResolvedImage = {
  src: string
  width: number
  height: number
  /** Lighter versions in several widths, as in `<img srcset>`; only in builds, and only for pictures made of pixels. */
  srcSet?: string
  /** The class that paints its place in its mean colour until it has come; only in builds. */
  colorClass?: string
}

/**
 * Markdown as plain data, rendered by `Prose`: a text, a picture, or `[tag, attributes, ...children]`; `0` stands for no
 * attributes. Only tags and attributes that react-markdown lets through occur; links keep the `href` staff wrote.
 */
export type ProseNode = string | ProsePicture | ProseElement
export type ProsePicture = { image: ResolvedImage; alt: string; title?: string }
export type ProseElement = [tag: string, attributes: Record<string, string> | 0, ...children: ProseNode[]]

/** Something known about a service or the company, with the label staff and visitors read. */
export type Fact = { label: string; value: string }

export type ResolvedProject = Omit<ProjectContent, 'imageUrl'> & { image: ResolvedImage }
export type ServiceSummary = ServiceContent
export type ResolvedService = ServiceContent & { body: ProseNode[]; facts: Fact[] }
export type ResolvedSite = Omit<SiteContent, 'logo'> & { logo: { light: ResolvedImage; dark: ResolvedImage } }

/** What the pipeline adds to a section from other files, by section type. */
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

/** A section with everything its component shows. */
export type ResolvedSection = Resolve<SectionContent>
export type SectionType = ResolvedSection['type']
export type SectionOf<Type extends SectionType> = Extract<ResolvedSection, { type: Type }>

/** The drawing of a service or a banner, or the product picture of the sample site. */
export type DrawingName = NonNullable<SectionOf<'banner'>['icon']> | 'still-life'

/** A page with everything it shows; the default export of `virtual:content/page/<file name>`. */
export type ResolvedPage = Omit<PageContent, 'sections'> & { sections: ResolvedSection[] }

/** What every page shares: header, footer, interface texts. The default export of `virtual:content/site-data`. */
export type SiteData = {
  site: ResolvedSite
  /** Without the text that only readers without script see: it stands in the prepared pages. */
  interface: Omit<InterfaceContent, 'noScript'>
  navigation: NavigationContent
  /** For the footer's list, in their order. */
  services: Pick<ServiceContent, 'id' | 'name'>[]
}

/** One row of the route table. The default export of `virtual:content/pages` is a list of these. */
export type PageEntry = {
  /** File name without ending, e.g. `hakkimizda`. */
  id: string
  path: string
  sectionTypes: SectionType[]
  load: () => Promise<{ default: ResolvedPage }>
}
