import { diagnose, diagnoseFile, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { ImageIndex } from '../images/image-index.ts'
import {
  type CheckedCollection,
  folderOf,
  folderRulesOf,
  isPageCollection,
  PLACES_OF_PARTS,
} from '../schema/collection.ts'
import { nameAt } from '../schema/introspect.ts'
import { checkRequiredSection } from '../validate/page-rules.ts'
import type { ContentFile } from './check-file.ts'
import { checkReferences, type DeadLink } from './check-references.ts'
import { fieldOf, lineOf, originalOf, placeOf, slugOf, slugPlace } from './content-file.ts'
import { findTakenNames } from './name-collisions.ts'
import { SiteIndex } from './site-index.ts'

/** Checks what no file can know alone. Runs after all files were read, over whatever could be read. */
export function crossCheck(files: readonly ContentFile[], images: ImageIndex): RawDiagnostic[] {
  const index = new SiteIndex(files)
  const dead: DeadLink[] = []
  const found = files.flatMap((file) => checkReferences(file, index, images, dead))
  const { diagnostics: moved, explained } = findMoved(index, dead)
  const references = found.filter((each) => !explained.has(each))
  return [
    ...findMissingPages(index, files),
    ...findMissingSections(files),
    ...findDuplicates(files),
    ...findTakenNames(files),
    ...moved,
    // Without any page at all, that is the one thing to say.
    ...(index.hasPages ? references : references.filter(({ code }) => code !== 'broken-link')),
  ]
}

function findMissingPages({ hasPages, missing }: SiteIndex, files: readonly ContentFile[]): RawDiagnostic[] {
  const folder = files.map((file) => file.collection).find(isPageCollection)
  if (!hasPages || !folder) return []
  return missing.map((page) => diagnoseFile(folderOf(folder) ?? '', 'missing-page', page))
}

/** Addresses somebody changed while links still lead to the old one: one message at the field in place of one a link. */
function findMoved(index: SiteIndex, dead: readonly DeadLink[]) {
  const diagnostics: RawDiagnostic[] = []
  const explained = new Set<RawDiagnostic>()
  if (dead.length === 0) return { diagnostics, explained }
  for (const [old, { file, written, now }] of index.moved()) {
    const links = dead.filter(({ address }) => address === old).map(({ diagnostic }) => diagnostic)
    if (links.length === 0) continue
    for (const link of links) explained.add(link)
    const places = links.map(({ source, start }) => ({ path: source.path, line: source.positionAt(start).line }))
    const params = { old, written, now, places }
    diagnostics.push(diagnose(file.source, slugPlace(file), 'changed-address', params))
  }
  return { diagnostics, explained }
}

/** Two pages of one address are reported elsewhere: the right one may have the section. */
function findMissingSections(files: readonly ContentFile[]): RawDiagnostic[] {
  return PLACES_OF_PARTS.flatMap((place) => {
    const [page, another] = files.filter((file) => isPageCollection(file.collection) && slugOf(file) === place.page)
    return page?.entry && !another ? checkRequiredSection(page.entry, page.collection, place) : []
  })
}

/** Values that may occur only once over all files of a collection. */
function findDuplicates(files: readonly ContentFile[]): RawDiagnostic[] {
  const byCollection = new Map<CheckedCollection, ContentFile[]>()
  for (const file of files) {
    const own = byCollection.get(file.collection)
    if (own) own.push(file)
    else byCollection.set(file.collection, [file])
  }
  return [...byCollection].flatMap(([collection, own]) =>
    (folderRulesOf(collection)?.unique ?? []).flatMap((field) => findDuplicatesOf(field, own)),
  )
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
  const params = { field, value: String(value), first: lineOf(first, placeOf(first, key)) }
  return diagnose(file.source, placeOf(file, key), 'duplicate-value', params)
}
