import type { z } from 'zod'
import { collections } from '../../../src/collections/index.ts'
import type { PageContent, SectionContent } from '../../../src/collections/pages.ts'
import type {
  Fact,
  ProseNode,
  ResolvedImage,
  ResolvedPage,
  ResolvedProject,
  ResolvedSection,
  ResolvedService,
  SiteData,
} from '../../../src/collections/resolved.ts'
import { type ServiceContent, serviceSchema } from '../../../src/collections/services.ts'
import { type SiteContent, siteSchema } from '../../../src/collections/site.ts'
import { PAGE_IDS } from '../formats/heading-slug.ts'
import type { Asset } from '../images/image-asset.ts'
import { imagePathOf } from '../images/image-index.ts'
import { type CheckedCollection, folderRulesOf, shownIn } from '../schema/collection.ts'
import { isRecord, unwrap } from '../schema/introspect.ts'
import type { CheckResult, ContentFile } from '../site/check-file.ts'
import { factsOf } from './facts.ts'
import { renderProse } from './render-markdown.ts'
import { type ImageMode, resolveImages } from './resolve-images.ts'
import { writeServiceCount } from './service-count.ts'

/** The content of the browser by module; `noScript` stands in the documents. */
export type ResolvedContent = {
  siteData: SiteData
  noScript: string
  /** In the order of their file names; `id` is the file name without ending. */
  pages: { id: string; content: ResolvedPage }[]
}

/**
 * Resolves checked content for the browser.
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

/** The company's facts for the contact section. */
function companyOf({ company }: SiteContent): { title: string; facts: Fact[] } | undefined {
  const field = siteSchema.shape.company
  return company && { title: unwrap(field).meta.title ?? '', facts: factsOf(field.unwrap(), company) }
}

type SiteCollection = (typeof collections)[keyof typeof collections]
type ContentOf<From extends SiteCollection> = z.infer<From['schema']>

/** A file with its values and the text of its body. */
type ReadFile<Content = unknown> = { id: string; collection: CheckedCollection; value: Content; text: string }

type Service = ReadFile<ServiceContent>

class Resolver {
  readonly #files: readonly ReadFile[]
  readonly #images: ReadonlyMap<string, { image: ResolvedImage }>

  constructor(files: readonly ContentFile[], images: ReadonlyMap<string, { image: ResolvedImage }>) {
    this.#files = files.map(({ source, collection, entry }) => ({
      id: source.name,
      collection,
      value: entry?.value,
      text: entry?.body?.text ?? '',
    }))
    this.#images = images
  }

  resolve(): ResolvedContent {
    const site = this.#single(collections.site)
    const { noScript, ...texts } = this.#single(collections.interface)
    const logo = { light: this.#image(site.logo.light), dark: this.#image(site.logo.dark) }
    return {
      siteData: {
        site: { ...site, logo },
        interface: texts,
        navigation: this.#single(collections.navigation),
        services: this.#services().map(({ value: { id, name } }) => ({ id, name })),
      },
      noScript,
      pages: this.#all(collections.pages).map((file) => ({ id: file.id, content: this.#page(file, site) })),
    }
  }

  #page(file: ReadFile<PageContent>, site: SiteContent): ResolvedPage {
    const page = writeServiceCount(file.value, this.#services().length)
    return { ...page, sections: page.sections.map((section) => this.#section(section, file, site)) }
  }

  /** The only place that knows section types by name: `SectionData` says what each gets from other files. */
  #section(section: SectionContent, page: ReadFile<PageContent>, site: SiteContent): ResolvedSection {
    switch (section.type) {
      case 'projects':
        return { ...section, projects: this.#projects() }
      case 'services':
        return { ...section, services: this.#services().map(({ value }) => value) }
      case 'all-services':
        return { ...section, services: this.#services().map((service) => this.#service(service)) }
      case 'prose':
        return { ...section, body: this.#body(page, '', [...PAGE_IDS, ...this.#partNames(page.value)]) }
      case 'contact':
        return { ...section, contact: site.contact, company: companyOf(site) }
      default:
        return section
    }
  }

  #service({ value, ...file }: Service): ResolvedService {
    const facts = factsOf(serviceSchema, value, collections.services.rules.facts)
    return { ...value, facts, body: this.#body(file, `${value.id}-`) }
  }

  #services(): Service[] {
    return this.#all(collections.services).sort((a, b) => a.value.order - b.value.order)
  }

  #projects(): ResolvedProject[] {
    const { projects } = this.#single(collections.projects)
    return projects.map(({ imageUrl, darkImageUrl, ...project }) => ({
      ...project,
      image: this.#image(imageUrl),
      ...(darkImageUrl === undefined ? {} : { darkImage: this.#image(darkImageUrl) }),
    }))
  }

  /** Element ids of the entries that show on a page. */
  #partNames({ sections }: PageContent): string[] {
    return this.#files.flatMap(({ collection, value }) => {
      const section = shownIn(collection)?.section
      const slug = folderRulesOf(collection)?.slugFrom ?? ''
      return sections.some(({ type }) => type === section) && isRecord(value) ? [String(value[slug])] : []
    })
  }

  #body({ text }: Pick<ReadFile, 'text'>, idPrefix: string, taken: readonly string[] = []): ProseNode[] {
    return renderProse(text, { idPrefix, taken, image: (path) => this.#image(imagePathOf(path, true)) })
  }

  #image(path: string): ResolvedImage {
    const known = this.#images.get(path)
    if (!known) throw new TypeError(`No picture at ${path}; the check lets none through.`)
    return known.image
  }

  /** The check has compared every value with the schema of its collection. */
  #all<From extends SiteCollection>(from: From): ReadFile<ContentOf<From>>[] {
    return this.#files.filter(({ collection }) => collection === from) as ReadFile<ContentOf<From>>[]
  }

  #single<From extends SiteCollection>(from: From): ContentOf<From> {
    const [file] = this.#all(from)
    if (!file) throw new TypeError(`No file of ${from.name}; the check lets none be missing.`)
    return file.value
  }
}
