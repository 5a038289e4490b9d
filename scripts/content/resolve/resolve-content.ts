import type { z } from 'zod'
import type {
  Entry,
  FileCollection,
  FolderCollection,
  FolderRules,
  ResolveContext,
} from '../../../src/collections/define.ts'
import { dividePages, type EntryFacts, type ResolvedPage, writtenPage } from '../../../src/collections/entry-pages.ts'
import type { SiteData } from '../../../src/collections/resolved.ts'
import { resolveSiteData } from '../../../src/collections/site-data.ts'
import { VISIT_WEIGHT } from '../../../src/content/fill.ts'
import { capitalize, wordNumber } from '../../../src/content/locale.ts'
import type { ProseNode, ResolvedImage } from '../../../src/content/resolved-values.ts'
import { PAGE_IDS } from '../formats/heading-slug.ts'
import type { Asset } from '../images/image-asset.ts'
import { imagePathOf } from '../images/image-index.ts'
import { FOLDERS, folderRulesOf, shownIn } from '../schema/collection.ts'
import { isRecord } from '../schema/introspect.ts'
import type { CheckResult, ContentFile } from '../site/check-file.ts'
import { isDraft } from '../site/content-file.ts'
import { redirectsOf } from '../site/drafts-and-moves.ts'
import { factsOf } from './facts.ts'
import { fillGap } from './fill-gap.ts'
import { renderProse } from './render-markdown.ts'
import { type ImageMode, resolveImages } from './resolve-images.ts'

/** Whether pages that are not published yet are there: in development and in the form, but not for visitors. */
export type Drafts = 'shown' | 'hidden'

/** The content of the browser by module; `noScript` stands in the documents. */
export type ResolvedContent = {
  siteData: SiteData
  noScript: string
  pages: PageContent[]
  /** Former addresses of pages, and where their pages are now. */
  redirects: { from: string; to: string }[]
  /** Classes of the mean colours of pictures. */
  colorClasses: string[]
}

/** A page: where it is, its file, and the types of its sections. Resolved when `content` is first read. */
export type PageContent = {
  path: string
  file: string
  sections: readonly string[]
  facts: EntryFacts
  readonly content: ResolvedPage
}

export type ResolveOptions = { base: string; pictureBase?: string; images?: ImageMode; drafts?: Drafts }

/**
 * Resolves checked content for the browser, by the `resolve` functions of the collections.
 *
 * @param result Without diagnostics: the values are taken at their word.
 * @param base Folder of the host that the site is served from, e.g. `/`.
 * @param pictureBase Put before the address of every picture, where that is another folder.
 * @param drafts `hidden`: as if the files were not there.
 */
export async function resolveContent(
  result: CheckResult,
  { base, pictureBase = base, images: mode = 'original', drafts = 'shown' }: ResolveOptions,
): Promise<{ content: ResolvedContent; assets: Asset[] }> {
  const files = drafts === 'hidden' ? result.files.filter((file) => !isDraft(file)) : result.files
  const images = await resolveImages({ ...result, files }, pictureBase, mode)
  const resolved = [...images.values()]
  return {
    content: {
      ...new Resolver(files, images, base, mode).resolve(),
      redirects: redirectsOf(files),
      colorClasses: [...new Set(resolved.flatMap(({ image }) => image.colorClass ?? []))],
    },
    assets: [...new Map(resolved.flatMap(({ files }) => files.map((file) => [file.fileName, file]))).values()],
  }
}

/** What development and the form show for the weight of a visit. */
const UNMEASURED = '… kB'

/** What the `resolve` functions ask for. The check has compared every value with the schema of its collection. */
class Resolver implements ResolveContext {
  readonly base: string
  readonly #entries: readonly Entry[]
  readonly #images: ReadonlyMap<string, { image: ResolvedImage }>
  readonly #sorted = new Map<string, Entry[]>()
  /** What `resolve` has returned, by entry. */
  readonly #resolved = new Map<Entry, unknown>()

  /** Stands in the gap for the weight of a visit, unless the build measures it. */
  readonly #weight: string | undefined

  constructor(
    files: readonly ContentFile[],
    images: ReadonlyMap<string, { image: ResolvedImage }>,
    base: string,
    mode: ImageMode,
  ) {
    this.#entries = files.map(({ source, collection, entry }) => ({
      id: source.name,
      collection,
      value: entry?.value,
      text: entry?.body?.text ?? '',
    }))
    this.#images = images
    this.base = base
    this.#weight = mode === 'original' ? UNMEASURED : undefined
  }

  resolve(): Pick<ResolvedContent, 'siteData' | 'noScript' | 'pages'> {
    const pages: ResolvedContent['pages'] = []
    for (const entry of this.#entries) {
      const { id, collection } = entry
      const written = writtenPage(entry, this)
      if (!written || collection.format === 'json') continue
      const [file, sections] = [`${collection.folder}/${id}.md`, written.sections.map(({ type }) => type)]
      for (const { path, facts, resolve } of dividePages(written, entry, this)) {
        let resolved: ResolvedPage | undefined
        pages.push({
          path,
          file,
          sections,
          facts,
          get content() {
            resolved ??= resolve()
            return resolved
          },
        })
      }
    }
    return { ...resolveSiteData(this), pages }
  }

  entriesOf = <Schema extends z.ZodType>(folder: FolderCollection<Schema>): Entry<z.infer<Schema>>[] => {
    const { name, rules } = folder
    const known = this.#sorted.get(name)
    const entries = known ?? this.#entries.filter(({ collection }) => collection.name === name)
    if (!known) this.#sorted.set(name, rules.sortedBy ? entries.sort(comparing(rules.sortedBy)) : entries)
    return entries as Entry<z.infer<Schema>>[]
  }

  resolvedFile = <Resolved>(file: FileCollection<z.ZodType, Resolved>): Resolved => {
    const entry = this.#entries.find(({ collection }) => collection.name === file.name)
    if (!entry) throw new TypeError(`No file of ${file.name}; the check lets none be missing.`)
    return this.#once(entry, () => file.resolve(entry.value, this))
  }

  resolvedEntries = <Resolved>(folder: FolderCollection<z.ZodType, Resolved>): Resolved[] =>
    this.entriesOf(folder).map((entry) => this.resolvedEntry(entry, folder))

  resolvedEntry = <Resolved>(entry: Entry, folder: FolderCollection<z.ZodType, Resolved>): Resolved =>
    this.#once(entry, () => folder.resolve(entry, this))

  image = (path: string): ResolvedImage => {
    const known = this.#images.get(path)
    if (!known) throw new TypeError(`No picture at ${path}; the check lets none through.`)
    return known.image
  }

  /** The ids of headings are those of `SiteIndex.anchors`. */
  body = (entry: Entry): ProseNode[] => {
    const isPart = shownIn(entry.collection) !== undefined
    const idPrefix = isPart ? `${slugOf(entry)}-` : ''
    const taken = isPart ? [] : [...PAGE_IDS, ...this.#partNames(entry)]
    return renderProse(entry.text, { idPrefix, taken, image: (path) => this.image(imagePathOf(path, true)) })
  }

  factsOf = factsOf

  fillCounts = <Value>(value: Value): Value => {
    const weight = this.#weight
    const counted = FOLDERS.reduce((filled, folder) => {
      const { countedAs } = folder.rules
      if (countedAs === undefined) return filled
      const word = wordNumber(this.entriesOf(folder).length)
      return fillGap(filled, countedAs, (isCapital) => (isCapital ? capitalize(word) : word))
    }, value)
    return weight === undefined ? counted : fillGap(counted, VISIT_WEIGHT, () => weight)
  }

  #once<Resolved>(entry: Entry, resolve: () => Resolved): Resolved {
    if (!this.#resolved.has(entry)) this.#resolved.set(entry, resolve())
    return this.#resolved.get(entry) as Resolved
  }

  /** Element ids of the entries that show on a page. */
  #partNames(page: Entry): string[] {
    const sections = fieldOf(page, 'sections')
    const types = Array.isArray(sections) ? sections.map((section) => isRecord(section) && section.type) : []
    return FOLDERS.filter((folder) => types.includes(shownIn(folder)?.section)).flatMap((folder) =>
      this.entriesOf(folder).map(slugOf),
    )
  }
}

function comparing({ field, order }: NonNullable<FolderRules['sortedBy']>) {
  const sign = order === 'ascending' ? 1 : -1
  return (a: Entry, b: Entry) => {
    const [first, second] = [fieldOf(a, field), fieldOf(b, field)] as [string, string]
    return first === second ? 0 : first < second ? -sign : sign
  }
}

function fieldOf({ value }: Entry, key: string): unknown {
  return isRecord(value) ? value[key] : undefined
}

function slugOf(entry: Entry): string {
  return String(fieldOf(entry, folderRulesOf(entry.collection)?.slugFrom ?? ''))
}
