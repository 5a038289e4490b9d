import { HOME_PATH, NOT_FOUND_PATH, SERVICES_PATH } from '../../../src/content/paths.ts'
import { HeadingIds, PAGE_IDS } from '../formats/heading-slug.ts'
import { isPagePath, toPagePath } from '../formats/page-path.ts'
import { hostOf } from '../formats/site-url.ts'
import { fileRulesOf, isPageCollection, shownIn } from '../schema/collection.ts'
import { isRecord } from '../schema/introspect.ts'
import { NameIndex } from '../text/closest-match.ts'
import type { ContentFile } from './check-file.ts'
import type { Targets } from './check-link.ts'
import { fieldOf, originalOf, partName, slugOf } from './content-file.ts'

const REQUIRED_PATHS = [HOME_PATH, NOT_FOUND_PATH, SERVICES_PATH] as const

type RequiredPath = (typeof REQUIRED_PATHS)[number]

/** What files say about each other, also where some of them cannot be read. */
export class SiteIndex implements Targets {
  /** Every page there is, and those there have to be: that one is missing is told once, and not with every link to it. */
  readonly pages: ReadonlySet<string>
  readonly offered: readonly string[]
  readonly missing: readonly RequiredPath[]
  readonly hasPages: boolean
  readonly #files: readonly ContentFile[]
  readonly #pageAt: ReadonlyMap<string, ContentFile>
  #names: NameIndex | undefined
  #host: { name: string | undefined } | undefined
  readonly #anchors = new Map<string, readonly string[] | undefined>()

  constructor(files: readonly ContentFile[]) {
    this.#files = files
    this.#pageAt = placePages(files.filter((file) => isPageCollection(file.collection)))
    this.pages = new Set([...this.#pageAt.keys(), ...REQUIRED_PATHS])
    this.offered = [...this.#pageAt.keys()].filter((page) => page !== NOT_FOUND_PATH).sort()
    this.hasPages = this.#pageAt.size > 0
    this.missing = REQUIRED_PATHS.filter((path) => !this.#pageAt.has(path))
  }

  /**
   * Entries whose address is not the one their file is called like, by that other address: links to it were right
   * before somebody changed the field.
   */
  moved(): ReadonlyMap<string, { file: ContentFile; written: string; now: string }> {
    const moved = new Map<string, { file: ContentFile; written: string; now: string }>()
    for (const file of this.#files) {
      const slug = slugOf(file)
      const shown = shownIn(file.collection)
      const { name } = file.source
      if (shown && typeof slug === 'string' && slug !== name) {
        moved.set(`${shown.page}#${name}`, { file, written: name, now: `${shown.page}#${slug}` })
      } else if (isPagePath(slug) && !REQUIRED_PATHS.some((path) => path === slug)) {
        const old = toPagePath(name)
        if (!this.pages.has(old)) moved.set(old, { file, written: old, now: slug })
      }
    }
    return moved
  }

  ownHost(): string | undefined {
    this.#host ??= { name: readHost(this.#files) }
    return this.#host.name
  }

  nearestPage(path: string): string | undefined {
    this.#names ??= new NameIndex(this.offered)
    return this.#names.nearest(path)
  }

  /** Names a link to a page can end with after `#`. */
  anchors(page: string): readonly string[] | undefined {
    if (!this.#anchors.has(page)) this.#anchors.set(page, this.#collectAnchors(page))
    return this.#anchors.get(page)
  }

  #collectAnchors(page: string): string[] | undefined {
    const file = this.#pageAt.get(page)
    // What a file holds that cannot be read or is missing is anybody's guess.
    if (file?.entry?.value === undefined) return undefined
    const types = sectionTypes(file)
    // Where the page of services lacks its section, that is told once, and not again with every link to a service.
    const services = this.#files.filter(({ collection }) => {
      const shown = shownIn(collection)
      return shown && (types.includes(shown.section) || page === shown.page)
    })
    // That there is no service at all is told where the services should be.
    if (page === SERVICES_PATH && services.length === 0) return undefined
    const serviceIds = services.map(idOfPart)
    const ids = new HeadingIds([...PAGE_IDS, ...serviceIds])
    const own = types.includes('prose') ? headingsOf(file).map((heading) => ids.next(heading)) : []
    const below = services.flatMap((service) => {
      const ids = new HeadingIds()
      return headingsOf(service).map((heading) => `${idOfPart(service)}-${ids.next(heading)}`)
    })
    return [...serviceIds, ...own, ...below]
  }
}

/** The headings of a body, also below fields that cannot be read. */
function headingsOf({ entry }: ContentFile): readonly string[] {
  return entry?.body?.facts.headings.map(({ text }) => text) ?? []
}

/** The kinds of a page's sections; unreadable ones are left out. */
function sectionTypes(file: ContentFile): string[] {
  const sections = fieldOf(file, 'sections')
  if (!Array.isArray(sections)) return []
  return sections.flatMap((section) => (isRecord(section) && typeof section.type === 'string' ? [section.type] : []))
}

/** The name of a part of a page in addresses; its file name when the file cannot be read. */
function idOfPart(file: ContentFile): string {
  return partName(file) ?? file.source.name
}

/** The host of the site's address, as far as its file can be read. */
function readHost(files: readonly ContentFile[]): string | undefined {
  for (const file of files) {
    const key = fileRulesOf(file.collection)?.siteAddress
    const address = key === undefined ? undefined : fieldOf(file, key)
    if (typeof address === 'string') return hostOf(address)
  }
  return undefined
}

/** Every address with its page: where a page says so itself, before where another one may have been meant to live. */
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
 * Every address a page could have meant whose own cannot be read or has no form an address can have, so that one
 * mistake in it does not make every link to it look broken.
 */
function meantPaths(file: ContentFile): string[] {
  const path = slugOf(file)
  const written =
    typeof path === 'string' || typeof path === 'number'
      ? String(path)
      : /^[ \t]*path[ \t]*[:=]?[ \t]*["']?(\/[^"'\n]*?)["']?[ \t]*$/m.exec(file.source.text.slice(0, 20_000))?.[1]
  const name = toPagePath(file.source.name)
  return written === undefined || written.trim() === '' ? [name] : [toPagePath(written), name]
}
