import type {
  Fact,
  ResolvedImage,
  ResolvedPage,
  ResolvedProject,
  ResolvedSection,
  ResolvedService,
  SiteData,
} from '../../../src/content/resolved.ts'
import type { InterfaceContent } from '../../../src/content/schemas/interface.ts'
import type { NavigationContent } from '../../../src/content/schemas/navigation.ts'
import type { PageContent, SectionContent } from '../../../src/content/schemas/pages.ts'
import type { ProjectContent } from '../../../src/content/schemas/projects.ts'
import { type ServiceContent, serviceSchema } from '../../../src/content/schemas/services.ts'
import { type SiteContent, siteSchema } from '../../../src/content/schemas/site.ts'
import { PAGE_IDS } from '../formats/heading-slug.ts'
import type { Asset } from '../images/image-asset.ts'
import { imagePathOf } from '../images/image-index.ts'
import type { ContentFile } from '../site/check-file.ts'
import type { CheckResult } from '../site/check-result.ts'
import { factsOf, labelOf } from './facts.ts'
import { renderProse } from './render-markdown.ts'
import { type ImageMode, resolveImages } from './resolve-images.ts'
import { writeServiceCount } from './service-count.ts'

/** Everything the browser gets, by the module it comes in; `noScript` stands in the documents. */
export type ResolvedContent = {
  siteData: SiteData
  noScript: string
  /** In the order of their file names; `id` is the file name without ending. */
  pages: { id: string; content: ResolvedPage }[]
}

/**
 * Puts checked content together for the browser.
 *
 * @param result Without diagnostics: the values are taken at their word.
 * @param base Put before the address of every picture, e.g. `/`.
 */
export async function resolveContent(
  result: CheckResult,
  base: string,
  mode: ImageMode = 'original',
): Promise<{ content: ResolvedContent; assets: Asset[] }> {
  const images = await resolveImages(result, base, mode)
  return {
    content: new Resolver(result.files, images).resolve(),
    assets: [
      ...new Map([...images.values()].flatMap(({ files }) => files.map((file) => [file.fileName, file]))).values(),
    ],
  }
}

/** What the contact section says about the company. */
function companyOf({ company }: SiteContent): { title: string; facts: Fact[] } | undefined {
  const field = siteSchema.shape.company
  return company && { title: labelOf(field), facts: factsOf(field.unwrap(), company) }
}

/** A file with its values and the text of its body. */
type ReadFile = { id: string; collection: string; value: unknown; text: string }

class Resolver {
  readonly #files: readonly ReadFile[]
  readonly #images: ReadonlyMap<string, { image: ResolvedImage }>

  constructor(files: readonly ContentFile[], images: ReadonlyMap<string, { image: ResolvedImage }>) {
    this.#files = files.map(({ source, collection, entry }) => ({
      id: source.name,
      collection: collection.name,
      value: entry?.value,
      text: entry?.body?.text ?? '',
    }))
    this.#images = images
  }

  resolve(): ResolvedContent {
    const site = this.#single<SiteContent>('site')
    const { noScript, ...texts } = this.#single<InterfaceContent>('interface')
    const logo = { light: this.#image(site.logo.light), dark: this.#image(site.logo.dark) }
    return {
      siteData: {
        site: { ...site, logo },
        interface: texts,
        navigation: this.#single<NavigationContent>('navigation'),
        services: this.#services().map(({ value: { id, name } }) => ({ id, name })),
      },
      noScript,
      pages: this.#all('pages').map((file) => ({ id: file.id, content: this.#page(file, site) })),
    }
  }

  #page(file: ReadFile, site: SiteContent): ResolvedPage {
    const page = writeServiceCount(file.value as PageContent, this.#all('services').length)
    return { ...page, sections: page.sections.map((section) => this.#section(section, file, page, site)) }
  }

  #section(section: SectionContent, file: ReadFile, page: PageContent, site: SiteContent): ResolvedSection {
    switch (section.type) {
      case 'projects':
        return { ...section, projects: this.#projects() }
      case 'services':
        return { ...section, services: this.#services().map(({ value }) => value) }
      case 'all-services':
        return { ...section, services: this.#services().map((service) => this.#service(service)) }
      case 'prose': {
        const hasServices = page.sections.some(({ type }) => type === 'all-services')
        const taken = [...PAGE_IDS, ...(hasServices ? this.#services().map(({ value }) => value.id) : [])]
        const image = (path: string) => this.#imageInBody(path)
        return { ...section, body: renderProse(file.text, { idPrefix: '', image, taken }) }
      }
      case 'contact':
        return { ...section, contact: site.contact, company: companyOf(site) }
      default:
        return section
    }
  }

  #service({ file, value }: { file: ReadFile; value: ServiceContent }): ResolvedService {
    const image = (path: string) => this.#imageInBody(path)
    const facts = factsOf(serviceSchema, value, ['price', 'duration'])
    return { ...value, facts, body: renderProse(file.text, { idPrefix: `${value.id}-`, image }) }
  }

  #services(): { file: ReadFile; value: ServiceContent }[] {
    return this.#all('services')
      .map((file) => ({ file, value: file.value as ServiceContent }))
      .sort((a, b) => a.value.order - b.value.order)
  }

  #projects(): ResolvedProject[] {
    const { projects } = this.#single<{ projects: ProjectContent[] }>('projects')
    return projects.map(({ imageUrl, ...project }) => ({ ...project, image: this.#image(imageUrl) }))
  }

  #image(path: string): ResolvedImage {
    const known = this.#images.get(path)
    if (!known) throw new TypeError(`No picture at ${path}; the check lets none through.`)
    return known.image
  }

  #imageInBody(path: string): ResolvedImage {
    return this.#image(imagePathOf(path, true))
  }

  #all(name: string): ReadFile[] {
    return this.#files.filter((file) => file.collection === name)
  }

  #single<Content>(name: string): Content {
    return this.#all(name)[0]?.value as Content
  }
}
