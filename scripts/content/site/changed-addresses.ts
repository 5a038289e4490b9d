import { diagnoseFile, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { isPagePath, toPagePath } from '../formats/page-path.ts'
import {
  entryPagesOf,
  isPageCollection,
  PLACES_OF_PARTS,
  REQUIRED_PAGES,
  sectionRulesOf,
  shownIn,
} from '../schema/collection.ts'
import type { ContentFile } from './check-file.ts'
import { type DeadLink, linkedPages } from './check-references.ts'
import { diagnoseSlug, isDraft, sectionTypesOf, slugOf } from './content-file.ts'
import type { SiteIndex } from './site-index.ts'

/** A single dead link is more likely a typing error. */
const MIN_LINKS_TO_GUESS = 2

/**
 * An entry whose address was changed: `old` and `now` as links write them, `written` as the field held it.
 * `isGuess`: only the links tell, not the name of the file.
 */
type Change = { file: ContentFile; old: string; written: string; now: string; isGuess: boolean }

/**
 * Finds entries with a changed address whose old one still has links.
 *
 * @returns One diagnostic at the field of each, and the diagnostics of the links it explains.
 */
export function findChangedAddresses(files: readonly ContentFile[], index: SiteIndex, dead: readonly DeadLink[]) {
  const explained = new Set<RawDiagnostic>()
  const changes = dead.length === 0 ? [] : findChanges(files, index, dead)
  const diagnostics = changes.flatMap(({ file, old, ...params }) => {
    const links = dead.flatMap(({ address, diagnostic }) => (address === old ? [diagnostic] : []))
    if (links.length === 0) return []
    for (const link of links) explained.add(link)
    const places = links.map(({ source, start }) => ({ path: source.path, line: source.positionAt(start).line }))
    return [diagnoseSlug(file, 'changed-address', { old, ...params, places, count: places.length })]
  })
  return { diagnostics, explained }
}

function findChanges(files: readonly ContentFile[], index: SiteIndex, dead: readonly DeadLink[]): Change[] {
  const named = files.flatMap((file) => changeByName(file, index))
  const unexplained = dead.filter(({ address }) => named.every(({ old }) => old !== address))
  return [...named, ...changeByLinks(files, unexplained)]
}

/** Compares an address with the name of its file. */
function changeByName(file: ContentFile, index: SiteIndex): Change[] {
  const slug = slugOf(file)
  const { name } = file.source
  const shown = shownIn(file.collection)
  if (shown && typeof slug === 'string' && slug !== name) {
    return [{ file, old: `${shown.page}#${name}`, written: name, now: `${shown.page}#${slug}`, isGuess: false }]
  }
  const old = toPagePath(name)
  if (!isOptionalPage(file) || index.pages.has(old)) return []
  return [{ file, old, written: old, now: String(slug), isGuess: false }]
}

/** The only published page without a link to it, and the only address without a page that several links lead to. */
function changeByLinks(files: readonly ContentFile[], dead: readonly DeadLink[]): Change[] {
  const linked = new Set(files.flatMap(linkedPages))
  const [file, another] = files.filter(
    (each) => isOptionalPage(each) && !isDraft(each) && !linked.has(String(slugOf(each))),
  )
  if (!file || another) return []
  const now = String(slugOf(file))
  const links = dead.filter(({ suggestion }) => suggestion === undefined || suggestion.replace('#', '/') === now)
  const [old = '', ...others] = new Set(links.map(({ address }) => address))
  const isSure = others.length === 0 && links.length >= MIN_LINKS_TO_GUESS && isPagePath(old)
  return isSure ? [{ file, old, written: old, now, isGuess: true }] : []
}

/** Whether a file is a page with a readable address that nothing requires. */
function isOptionalPage(file: ContentFile): boolean {
  const path = slugOf(file)
  if (entryPagesOf(file.collection)) return false
  return isPageCollection(file.collection) && isPagePath(path) && REQUIRED_PAGES.every((page) => page.path !== path)
}

/** Finds required addresses without a page. The page that had the address is known by its file name or a section. */
export function findMissingPages({ hasPages, missing }: SiteIndex, files: readonly ContentFile[]): RawDiagnostic[] {
  const folder = files.map((file) => file.collection).find(isPageCollection)
  if (!hasPages || !folder) return []
  return missing.map(({ path, purpose }) => {
    const pages = files.filter(isOptionalPage)
    const named = pages.filter((file) => toPagePath(file.source.name) === path)
    const [meant, another] = named.length > 0 ? named : pages.filter((file) => holdsSectionFor(file, path))
    if (!meant || another) {
      return diagnoseFile('folder' in folder ? folder.folder : '', 'missing-page', { path, purpose, isChanged: false })
    }
    return diagnoseSlug(meant, 'missing-page', { path, purpose, isChanged: true })
  })
}

/** Whether a page has a section that belongs to a required address. */
function holdsSectionFor(file: ContentFile, path: string): boolean {
  return sectionTypesOf(file).some(
    (type) =>
      sectionRulesOf(file.collection, type)?.onlyAt === path ||
      PLACES_OF_PARTS.some(({ page, section }) => page === path && section === type),
  )
}
