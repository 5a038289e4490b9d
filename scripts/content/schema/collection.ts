import type {
  Collection,
  EntryPages,
  EntryParts,
  FileRules,
  FolderRules,
  SectionRules,
} from '../../../src/collections/define.ts'
import { collections } from '../../../src/collections/index.ts'
import { VISIT_WEIGHT } from '../../../src/content/fill.ts'
import { choose, schemaAt, unwrap } from './introspect.ts'

/** The collections with one file an entry. */
export const FOLDERS = collections.flatMap((each) => (each.format === 'markdown' ? [each] : []))

/** The rules of a collection with one file an entry. */
export function folderRulesOf(collection: Collection): FolderRules | undefined {
  return collection.format === 'markdown' ? collection.rules : undefined
}

/** Whether every entry of a collection is a page with an address of its own. */
export function isPageCollection(collection: Collection): boolean {
  const shownAt = folderRulesOf(collection)?.shownAt
  return shownAt === 'own-address' || (shownAt !== undefined && 'below' in shownAt)
}

/** How the entries of a collection have pages of their own below another page. */
export function entryPagesOf(collection: Collection): EntryPages | undefined {
  const shownAt = folderRulesOf(collection)?.shownAt
  return typeof shownAt === 'object' && 'below' in shownAt ? shownAt : undefined
}

/** The page and the section in which the entries of a collection show, where they have no address of their own. */
export function shownIn(collection: Collection): EntryParts | undefined {
  const shownAt = folderRulesOf(collection)?.shownAt
  return typeof shownAt === 'object' && 'page' in shownAt ? shownAt : undefined
}

/** The rules of a section type; nothing for an unknown type. */
export function sectionRulesOf(collection: Collection, type: string): SectionRules | undefined {
  const sections = folderRulesOf(collection)?.sections ?? {}
  return Object.hasOwn(sections, type) ? sections[type] : undefined
}

/** The label of a section type; empty for an unknown type. */
export function sectionLabel({ schema }: Collection, type: string): string {
  const union = schemaAt(schema, ['sections', 0], undefined)
  const chosen = union && choose(unwrap(union).schema, { type })
  return chosen ? (unwrap(chosen).meta.title ?? '') : ''
}

/** The addresses that must have a page. */
export const REQUIRED_PAGES = collections.flatMap((each) => folderRulesOf(each)?.requiredPages ?? [])

/** Where entries without an address of their own show. */
export const PLACES_OF_PARTS = collections.flatMap((each) => shownIn(each) ?? [])

/** Names of the gaps that are filled in every text of a page. */
export const PAGE_GAPS: readonly string[] = [
  ...collections.flatMap((each) => folderRulesOf(each)?.countedAs ?? []),
  VISIT_WEIGHT,
]

/** The rules of the only file of its kind. */
export function fileRulesOf(collection: Collection): FileRules | undefined {
  return 'file' in collection ? collection.rules : undefined
}
