import { toPagePath } from '../formats/page-path.ts'
import { imagePathOf } from '../images/image-index.ts'
import { folderRulesOf, isPageCollection, shownIn } from '../schema/collection.ts'
import { isRecord } from '../schema/introspect.ts'
import type { Range } from '../text/source-text.ts'
import type { ContentFile } from './check-file.ts'

/** The value of a field of a file; nothing when its fields could not be read. */
export function fieldOf({ entry }: ContentFile, key: string): unknown {
  return isRecord(entry?.value) ? entry.value[key] : undefined
}

/** What an entry is called in addresses; nothing for a file that is the only one of its kind. */
export function slugOf(file: ContentFile): unknown {
  const key = folderRulesOf(file.collection)?.slugFrom
  return key === undefined ? undefined : fieldOf(file, key)
}

/** The types of a page's sections, in their order; empty for an unreadable one. */
export function sectionTypesOf(file: ContentFile): string[] {
  const sections = fieldOf(file, 'sections')
  if (!Array.isArray(sections)) return []
  return sections.map((section) => (isRecord(section) && typeof section.type === 'string' ? section.type : ''))
}

/** Where the name of an entry was written. */
export function slugPlace(file: ContentFile): Range {
  return placeOf(file, folderRulesOf(file.collection)?.slugFrom ?? '')
}

/** Where a field of a file was written. */
export function placeOf({ entry }: ContentFile, key: string): Range {
  return entry ? entry.locate([key], 'value') : { start: 0, end: 0 }
}

/** A place of a file for a message in another file. */
export function lineOf(file: ContentFile, { start }: Range): { path: string; line: number } {
  return { path: file.source.path, line: file.source.positionAt(start).line }
}

/** The name of an entry that shows as a part of a page. */
export function partName(file: ContentFile): string | undefined {
  const slug = shownIn(file.collection) ? slugOf(file) : undefined
  return typeof slug === 'string' ? slug : undefined
}

/** The paths of every picture a file shows, as they stand below the content folder. */
export function picturesOf({ entry, references }: Pick<ContentFile, 'entry' | 'references'>): string[] {
  const own = references.flatMap(({ kind, value }) => (kind === 'image' ? [value] : []))
  return [...own, ...(entry?.body?.facts.images ?? []).map(({ url }) => imagePathOf(url, true))]
}

/** Of two files that hold the same the one that is called like it: the other may be its copy. */
export function originalOf(first: ContentFile, second: ContentFile): ContentFile {
  return first !== second && isNamedByItself(second) && !isNamedByItself(first) ? second : first
}

function isNamedByItself(file: ContentFile): boolean {
  const name = isPageCollection(file.collection) ? toPagePath(file.source.name) : file.source.name
  return name === slugOf(file)
}
