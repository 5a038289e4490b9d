import type { z } from 'zod'
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

/** A collection of the site, or a folder of JSON files without rules, one file an entry. */
export type CheckedCollection = Collection | { name: string; format: 'json'; folder: string; schema: z.ZodType }

/** The ending of a collection's files. */
export function endingOf(collection: CheckedCollection): '.json' | '.md' {
  return collection.format === 'json' ? '.json' : '.md'
}

/** The folder of a collection that has one file an entry. */
export function folderOf(collection: CheckedCollection): string | undefined {
  return 'folder' in collection ? collection.folder : undefined
}

/** The rules of a collection with one file an entry. */
export function folderRulesOf(collection: CheckedCollection): FolderRules | undefined {
  return collection.format === 'markdown' ? collection.rules : undefined
}

/** Whether every entry of a collection is a page with an address of its own. */
export function isPageCollection(collection: CheckedCollection): boolean {
  const shownAt = folderRulesOf(collection)?.shownAt
  return shownAt === 'own-address' || (shownAt !== undefined && 'below' in shownAt)
}

/** How the entries of a collection have pages of their own below another page. */
export function entryPagesOf(collection: CheckedCollection): EntryPages | undefined {
  const shownAt = folderRulesOf(collection)?.shownAt
  return typeof shownAt === 'object' && 'below' in shownAt ? shownAt : undefined
}

/** The page and the section in which the entries of a collection show, where they have no address of their own. */
export function shownIn(collection: CheckedCollection): EntryParts | undefined {
  const shownAt = folderRulesOf(collection)?.shownAt
  return typeof shownAt === 'object' && 'page' in shownAt ? shownAt : undefined
}

/** The rules of a section type; nothing for an unknown type. */
export function sectionRulesOf(collection: CheckedCollection, type: string): SectionRules | undefined {
  const sections = folderRulesOf(collection)?.sections ?? {}
  return Object.hasOwn(sections, type) ? sections[type] : undefined
}

/** The label of a section type; empty for an unknown type. */
export function sectionLabel({ schema }: CheckedCollection, type: string): string {
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
export function fileRulesOf(collection: CheckedCollection): FileRules | undefined {
  return 'file' in collection ? collection.rules : undefined
}
