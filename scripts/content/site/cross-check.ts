import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { isPagePath } from '../formats/page-path.ts'
import type { ImageIndex } from '../images/image-index.ts'
import { diagnoseAt } from '../parse/locate.ts'
import { folderRulesOf, isPageCollection, PLACES_OF_PARTS, sectionLabel, sectionRulesOf } from '../schema/collection.ts'
import { nameAt } from '../schema/introspect.ts'
import { checkRequiredSection } from '../validate/page-rules.ts'
import { findChangedAddresses, findMissingPages } from './changed-addresses.ts'
import type { ContentFile } from './check-file.ts'
import { checkReferences, type DeadLink } from './check-references.ts'
import { diagnoseField, fieldOf, lineOf, originalOf, rangeOf, sectionTypesOf, slugOf } from './content-file.ts'
import { findRequiredDrafts, findTakenAddresses, findWrongMoves } from './drafts-and-moves.ts'
import { findTakenNames } from './name-collisions.ts'
import { listPages, SiteIndex } from './site-index.ts'

/** Checks files against each other, as far as they are readable. */
export function crossCheck(files: readonly ContentFile[], images: ImageIndex): RawDiagnostic[] {
  const index = new SiteIndex(files)
  const dead: DeadLink[] = []
  const found = files.flatMap((file) => checkReferences(file, index, images, dead))
  const { diagnostics: changed, explained } = findChangedAddresses(files, index, dead)
  const references = found.filter((each) => !explained.has(each))
  return [
    ...findMissingPages(index, files),
    ...findMissingSections(files),
    ...findMisplacedSections(files, index),
    ...findDuplicates(files),
    ...findTakenNames(files),
    ...findTakenAddresses(files),
    ...findRequiredDrafts(files, index),
    ...findWrongMoves(files, index),
    ...changed,
    // Without any page, its absence is the only message.
    ...(index.hasPages ? references : references.filter(({ code }) => code !== 'broken-link')),
  ]
}

/** Pages that lack a required section. Of two pages with one address the right one may have it. */
function findMissingSections(files: readonly ContentFile[]): RawDiagnostic[] {
  return [...PLACES_OF_PARTS, ...listPages(files)].flatMap((place) => {
    const [page, another] = files.filter((file) => isPageCollection(file.collection) && slugOf(file) === place.page)
    return page?.entry && !another ? checkRequiredSection(page.entry, page.collection, place) : []
  })
}

/** Sections on another page than their only one. Without that page, its address is the mistake. */
function findMisplacedSections(files: readonly ContentFile[], { missing }: SiteIndex): RawDiagnostic[] {
  return files.flatMap((file) => {
    const address = slugOf(file)
    // An invalid address may be meant as the right one.
    if (!file.entry || !isPageCollection(file.collection) || !isPagePath(address)) return []
    const { entry, collection } = file
    return sectionTypesOf(file).flatMap((type, position) => {
      const only = sectionRulesOf(collection, type)?.onlyAt
      if (only === undefined || only === address || missing.some(({ path }) => path === only)) return []
      const params = { label: sectionLabel(collection, type), type, path: only }
      return [diagnoseAt(entry, ['sections', position, 'type'], 'value', 'section-place', params)]
    })
  })
}

/** Values that may occur only once over all files of a collection. */
function findDuplicates(files: readonly ContentFile[]): RawDiagnostic[] {
  return [...new Set(files.map(({ collection }) => collection))].flatMap((collection) => {
    const own = files.filter((file) => file.collection === collection)
    return (folderRulesOf(collection)?.unique ?? []).flatMap((field) => findDuplicatesOf(field, own))
  })
}

function findDuplicatesOf(field: string, files: readonly ContentFile[]): RawDiagnostic[] {
  const diagnostics: RawDiagnostic[] = []
  const seen = new Map<unknown, ContentFile>()
  for (const file of files) {
    const value = fieldOf(file, field)
    if (value === undefined || value === null) continue
    const other = seen.get(value)
    const original = other ? originalOf(other, file) : file
    if (other) diagnostics.push(duplicate(original === other ? file : other, field, value, original))
    seen.set(value, original)
  }
  return diagnostics
}

function duplicate(file: ContentFile, key: string, value: unknown, first: ContentFile): RawDiagnostic {
  const field = nameAt(file.collection.schema, [key], undefined)
  const params = { field, value: String(value), first: lineOf(first, rangeOf(first, key)) }
  return diagnoseField(file, key, 'duplicate-value', params)
}
