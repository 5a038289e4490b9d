import { NOT_FOUND_PATH } from '../../../src/content/paths.ts'
import { HeadingIds, PAGE_IDS } from '../formats/heading-slug.ts'
import { isPagePath, toPagePath } from '../formats/page-path.ts'
import { hostOf } from '../formats/site-url.ts'
import {
  entryPagesOf,
  fileRulesOf,
  folderRulesOf,
  isPageCollection,
  PLACES_OF_PARTS,
  REQUIRED_PAGES,
  sectionRulesOf,
  shownIn,
} from '../schema/collection.ts'
import { suggest } from '../text/closest-match.ts'
import type { ContentFile } from './check-file.ts'
import {
  fieldOf,
  isDraft,
  originalOf,
  partName,
  previousPathsOf,
  sectionsOf,
  sectionTypesOf,
  slugOf,
} from './content-file.ts'

/** The addresses and element ids of the site, also where some files are unreadable. */
export class SiteIndex {
  /** Existing and required pages: a missing one is reported once, not with every link to it. */
  readonly pages: ReadonlySet<string>
  /** Addresses to suggest: all but the not-found page, in alphabetical order. */
  readonly offered: readonly string[]
  /** Pages that show entries without an address of their own. */
  readonly partPages: readonly string[] = PLACES_OF_PARTS.map(({ page }) => page)
  readonly required: readonly { path: string; purpose: (typeof REQUIRED_PAGES)[number]['purpose'] }[]
  /** Required pages that are not there. */
  readonly missing: readonly { path: string; purpose: (typeof REQUIRED_PAGES)[number]['purpose'] }[]
  readonly hasPages: boolean
  /** The host of the published site, without `www.`; undefined when its file is unreadable. */
  readonly ownHost: string | undefined
  /** Pages that the published site does not have, with their files; a required one is told at its field. */
  readonly drafts: ReadonlyMap<string, ContentFile>
  /** The page that had an address before, by that address. */
  readonly moved: ReadonlyMap<string, string>
  readonly #files: readonly ContentFile[]
  readonly #pageAt: ReadonlyMap<string, ContentFile>
  readonly #nearest = new Map<string, string | undefined>()
  readonly #anchors = new Map<string, readonly string[] | undefined>()

  constructor(files: readonly ContentFile[]) {
    this.#files = files
    this.ownHost = readHost(files)
    this.#pageAt = placePages(files.filter((file) => isPageCollection(file.collection)))
    this.pages = new Set([...this.#pageAt.keys(), ...[...REQUIRED_PAGES, ...listPages(files)].map(({ path }) => path)])
    this.hasPages = this.#pageAt.size > 0
    this.required = [...REQUIRED_PAGES, ...listPages(files)]
    this.missing = this.required.filter(({ path }) => !this.#pageAt.has(path))
    const isRequired = (page: string) => this.required.some(({ path }) => path === page)
    this.drafts = new Map([...this.#pageAt].filter(([page, file]) => isDraft(file) && !isRequired(page)))
    this.offered = [...this.#pageAt.keys()].filter((page) => page !== NOT_FOUND_PATH && !this.drafts.has(page)).sort()
    this.moved = new Map(
      [...this.#pageAt].flatMap(([page, file]) => previousPathsOf(file).map((path): [string, string] => [path, page])),
    )
  }

  /** The file of the page at an address. */
  readonly pageAt = (path: string): ContentFile | undefined => this.#pageAt.get(path)

  /** The page with the nearest address. Many files may have the same dead link. */
  nearestPage(path: string): string | undefined {
    if (!this.#nearest.has(path)) this.#nearest.set(path, suggest(path, this.offered))
    return this.#nearest.get(path)
  }

  /** Element ids of a page that links can lead to; undefined when they are unknown. */
  anchors(page: string): readonly string[] | undefined {
    if (!this.#anchors.has(page)) this.#anchors.set(page, this.#collectAnchors(page))
    return this.#anchors.get(page)
  }

  #collectAnchors(page: string): string[] | undefined {
    const file = this.#pageAt.get(page)
    // An unreadable or missing page may have any.
    if (file?.entry?.value === undefined) return undefined
    const types = sectionTypesOf(file)
    // A page without its required section is reported once, not with every link to a part.
    const parts = this.#files.filter(({ collection }) => {
      const shown = shownIn(collection)
      return shown && (types.includes(shown.section) || page === shown.page)
    })
    // A collection without entries is reported once.
    if (this.partPages.includes(page) && parts.length === 0) return undefined
    const partIds = parts.map(idOfPart)
    const ids = new HeadingIds([...PAGE_IDS, ...partIds])
    const own = types.some((type) => sectionRulesOf(file.collection, type)?.showsBody)
      ? headingsOf(file).map((heading) => ids.next(heading))
      : []
    const below = parts.flatMap((part) => {
      const ids = new HeadingIds()
      return headingsOf(part).map((heading) => `${idOfPart(part)}-${ids.next(heading)}`)
    })
    const sections = types.flatMap((type) => sectionRulesOf(file.collection, type)?.elementId ?? [])
    const written = sectionsOf(file)
    const inSections = [...new Set(types)].map((type) => {
      const { partIds } = sectionRulesOf(file.collection, type) ?? {}
      return partIds ? partIds(written[types.indexOf(type)]) : []
    })
    // An unreadable section may have any.
    if (inSections.includes(undefined)) return undefined
    return [...partIds, ...sections, ...own, ...below, ...inSections.flatMap((ids) => ids ?? [])]
  }
}

/** The pages that list entries with pages of their own: required where there is an entry. */
export function listPages(files: readonly ContentFile[]) {
  return [...new Set(files.map(({ collection }) => collection))].flatMap((collection) => {
    const pages = entryPagesOf(collection)
    if (!pages) return []
    const { below, purpose } = pages
    return [{ path: below, page: below, section: collection.name, purpose }]
  })
}

/** The headings of a body, also below fields that cannot be read. */
function headingsOf({ entry }: ContentFile): readonly string[] {
  return entry?.body?.outline.headings.map(({ text }) => text) ?? []
}

/** The element id of an entry; its file name when the fields are unreadable. */
function idOfPart(file: ContentFile): string {
  return partName(file) ?? file.source.name
}

function readHost(files: readonly ContentFile[]): string | undefined {
  for (const file of files) {
    const key = fileRulesOf(file.collection)?.siteAddress
    const address = key === undefined ? undefined : fieldOf(file, key)
    if (typeof address === 'string') return hostOf(address)
  }
  return undefined
}

/** Every address with its page; a page with that address takes precedence over one that may have meant it. */
function placePages(pages: readonly ContentFile[]): Map<string, ContentFile> {
  const placed = new Map<string, ContentFile>()
  const unclear: ContentFile[] = []
  for (const file of pages) {
    const path = slugOf(file)
    if (!isPagePath(path)) unclear.push(file)
    else placed.set(path, originalOf(placed.get(path) ?? file, file))
  }
  for (const file of unclear) for (const path of meantPaths(file)) placed.set(path, placed.get(path) ?? file)
  return placed
}

/**
 * The addresses that a page with an invalid one may have meant, so that one mistake does not break every link to it.
 */
function meantPaths(file: ContentFile): string[] {
  const path = slugOf(file)
  const key = folderRulesOf(file.collection)?.slugFrom
  const field = new RegExp(`^[ \\t]*${key}[ \\t]*[:=]?[ \\t]*["']?(/[^"'\\n]*?)["']?[ \\t]*$`, 'm')
  const written =
    typeof path === 'string' || typeof path === 'number'
      ? String(path)
      : field.exec(file.source.text.slice(0, 20_000))?.[1]
  const name = key === undefined ? String(path) : toPagePath(file.source.name)
  return written === undefined || written.trim() === '' ? [name] : [toPagePath(written), name]
}
