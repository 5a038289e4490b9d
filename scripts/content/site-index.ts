import { NOT_FOUND_PATH } from '../../src/content/paths.ts'
import type { ContentFile } from './content-file.ts'
import { isRecord } from './field-info.ts'
import { HeadingIds } from './heading-id.ts'
import type { Targets } from './link.ts'

/** What files say about each other, also where some of them cannot be read. */
export class SiteIndex implements Targets {
  readonly pages: ReadonlySet<string>
  readonly offered: readonly string[]
  readonly #files: readonly ContentFile[]
  readonly #anchors = new Map<string, readonly string[]>()

  constructor(files: readonly ContentFile[]) {
    this.#files = files
    this.pages = new Set(files.flatMap((file) => (file.collection.name === 'pages' ? pathsOf(file) : [])))
    this.offered = [...this.pages].filter((page) => page !== NOT_FOUND_PATH).sort()
  }

  /** Names a link to a page can end with after `#`. */
  anchors(page: string): readonly string[] {
    let found = this.#anchors.get(page)
    if (!found) {
      found = this.#collectAnchors(page)
      this.#anchors.set(page, found)
    }
    return found
  }

  #collectAnchors(page: string): string[] {
    const file = this.#files.find((each) => each.collection.name === 'pages' && pathsOf(each).includes(page))
    if (!file) return []
    const types = sectionTypes(file)
    const services = types.includes('all-services')
      ? this.#files.filter((each) => each.collection.name === 'services')
      : []
    const serviceIds = services.map(serviceId)
    const ids = new HeadingIds(serviceIds)
    const own = types.includes('prose')
      ? (file.body?.facts.headings ?? []).map((heading) => ids.next(heading.text))
      : []
    const below = services.flatMap((service) => {
      const serviceIds = new HeadingIds()
      return (service.body?.facts.headings ?? []).map(
        (heading) => `${serviceId(service)}-${serviceIds.next(heading.text)}`,
      )
    })
    return [...serviceIds, ...own, ...below]
  }
}

/** The kinds of a page's sections; unreadable ones are left out. */
export function sectionTypes(file: ContentFile): string[] {
  const sections = isRecord(file.value) ? file.value.sections : undefined
  if (!Array.isArray(sections)) return []
  return sections.flatMap((section) => (isRecord(section) && typeof section.type === 'string' ? [section.type] : []))
}

/** A service's name in addresses; its file name when the file cannot be read. */
function serviceId(file: ContentFile): string {
  const id = isRecord(file.value) ? file.value.id : undefined
  return typeof id === 'string' ? id : file.id
}

/**
 * Where a page lives. For a file that cannot be read: every address it could have meant, so that one
 * mistake in it does not make every link to it look broken.
 */
function pathsOf(file: ContentFile): string[] {
  const path = isRecord(file.value) ? file.value.path : undefined
  if (typeof path === 'string') return [path]
  const written = /^path:[ \t]*["']?([^"'\n]*?)["']?[ \t]*$/m.exec(file.source.text.slice(0, 20_000))?.[1]
  return [written ?? '', `/${file.id}`, file.id === 'anasayfa' || file.id === 'index' ? '/' : ''].filter(Boolean)
}
