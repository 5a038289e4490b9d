import { pageBelow } from '../../../src/content/paths.ts'
import { diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Code, Params } from '../diagnostics/messages/params.ts'
import { toPagePath } from '../formats/page-path.ts'
import { imagePathOf } from '../images/image-index.ts'
import { entryPagesOf, folderRulesOf, isPageCollection, shownIn } from '../schema/collection.ts'
import { isRecord } from '../schema/introspect.ts'
import type { Range } from '../text/source-text.ts'
import type { ContentFile } from './check-file.ts'

/** The value of a field; undefined when the fields are unreadable. */
export function fieldOf({ entry }: ContentFile, key: string): unknown {
  return isRecord(entry?.value) ? entry.value[key] : undefined
}

/** The slug of an entry, which is its address where it has one; undefined for the only file of its kind. */
export function slugOf(file: ContentFile): unknown {
  const rules = folderRulesOf(file.collection)
  if (rules?.slugFrom !== undefined) return fieldOf(file, rules.slugFrom)
  const pages = entryPagesOf(file.collection)
  return pages && pageBelow(pages.below, file.source.name)
}

/** The types of a page's sections, in their order; empty for an unreadable one. */
export function sectionTypesOf(file: ContentFile): string[] {
  if (entryPagesOf(file.collection)) return Object.keys(folderRulesOf(file.collection)?.sections ?? {})
  return sectionsOf(file).map((section) => (isRecord(section) && typeof section.type === 'string' ? section.type : ''))
}

/** The sections that staff chose, as they are written. */
export function sectionsOf(file: ContentFile): readonly unknown[] {
  const sections = fieldOf(file, 'sections')
  return Array.isArray(sections) ? sections : []
}

/** The range of an entry's slug. */
export function slugRange(file: ContentFile): Range {
  const key = folderRulesOf(file.collection)?.slugFrom
  return key === undefined ? { start: 0, end: 0 } : rangeOf(file, key)
}

/** Records a diagnostic at a top-level field of a file. */
export function diagnoseField<C extends Code>(
  file: ContentFile,
  key: string,
  code: C,
  params: Params<C>,
): RawDiagnostic {
  return diagnose(file.source, rangeOf(file, key), code, params, [key])
}

/** Records a diagnostic at the slug of an entry. */
export function diagnoseSlug<C extends Code>(file: ContentFile, code: C, params: Params<C>): RawDiagnostic {
  return diagnoseField(file, folderRulesOf(file.collection)?.slugFrom ?? '', code, params)
}

/** The range of a field's value. */
export function rangeOf({ entry }: ContentFile, key: string): Range {
  return entry ? entry.locate([key], 'value') : { start: 0, end: 0 }
}

/** Whether an entry is prepared quietly: not a part of the published site. */
export function isDraft(file: ContentFile): boolean {
  return fieldOf(file, 'draft') === true
}

/** The former addresses of an entry, as far as they are readable. */
export function previousPathsOf(file: ContentFile): string[] {
  const paths = fieldOf(file, 'previousPaths')
  return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : []
}

/** A place of a file for a message in another file. */
export function lineOf(file: ContentFile, { start }: Range): { path: string; line: number } {
  return { path: file.source.path, line: file.source.positionAt(start).line }
}

/** The slug of an entry that shows as a part of a page. */
export function partName(file: ContentFile): string | undefined {
  const slug = shownIn(file.collection) ? slugOf(file) : undefined
  return typeof slug === 'string' ? slug : undefined
}

/** The paths of all pictures in a file, below the content folder. */
export function picturesOf({ entry, references }: Pick<ContentFile, 'entry' | 'references'>): string[] {
  const own = references.flatMap(({ kind, value }) => (kind === 'image' ? [value] : []))
  return [...own, ...(entry?.body?.outline.images ?? []).map(({ url }) => imagePathOf(url, true))]
}

/** Of two entries with the same slug the one whose file has that name: the other may be a copy. */
export function originalOf(first: ContentFile, second: ContentFile): ContentFile {
  return first !== second && isNamedByItself(second) && !isNamedByItself(first) ? second : first
}

function isNamedByItself(file: ContentFile): boolean {
  const name = isPageCollection(file.collection) ? toPagePath(file.source.name) : file.source.name
  return entryPagesOf(file.collection) !== undefined || name === slugOf(file)
}
