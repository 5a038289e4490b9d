import { diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { isPagePath } from '../formats/page-path.ts'
import { entryPagesOf, isPageCollection } from '../schema/collection.ts'
import type { ContentFile } from './check-file.ts'
import { diagnoseSlug, isDraft, lineOf, previousPathsOf, rangeOf, slugOf, slugRange } from './content-file.ts'
import type { SiteIndex } from './site-index.ts'

/** Finds drafts of pages that the site needs. */
export function findRequiredDrafts(files: readonly ContentFile[], { required }: SiteIndex): RawDiagnostic[] {
  return files.flatMap((file) => {
    const found = isDraft(file) ? required.find(({ path }) => path === slugOf(file)) : undefined
    if (!found) return []
    const { path, purpose } = found
    return [diagnose(file.source, rangeOf(file, 'draft'), 'draft-required', { path, purpose }, ['draft'])]
  })
}

/** Finds entries with pages of their own at the address of another folder's entry. */
export function findTakenAddresses(files: readonly ContentFile[]): RawDiagnostic[] {
  const pages = new Map(
    files.flatMap((file): [unknown, ContentFile][] =>
      isPageCollection(file.collection) && !entryPagesOf(file.collection) ? [[slugOf(file), file]] : [],
    ),
  )
  return files.flatMap((file) => {
    const path = entryPagesOf(file.collection) && slugOf(file)
    const page = typeof path === 'string' ? pages.get(path) : undefined
    if (!page || typeof path !== 'string') return []
    return [diagnoseSlug(page, 'taken-address', { path, other: lineOf(file, slugRange(file)) })]
  })
}

/** Finds former addresses that are a page, another entry's, or the present one of the entry itself. */
export function findWrongMoves(files: readonly ContentFile[], { pageAt }: SiteIndex): RawDiagnostic[] {
  const seen = new Map<string, { file: ContentFile; index: number }>()
  return files.flatMap((file) =>
    previousPathsOf(file).flatMap((path, index) => {
      const range = placeOf(file, index)
      const report = (reason: 'page' | 'other' | 'own', other: ReturnType<typeof lineOf>) => [
        diagnose(file.source, range, 'previous-path', { path, reason, other }, ['previousPaths', index]),
      ]
      const page = pageAt(path)
      if (page === file) return report('own', lineOf(file, slugRange(file)))
      if (page) return report('page', lineOf(page, slugRange(page)))
      const first = seen.get(path)
      if (first && first.file !== file) return report('other', lineOf(first.file, placeOf(first.file, first.index)))
      // The schema has told of one that is no address; the same one twice in a list is told as a repeated item.
      if (isPagePath(path)) seen.set(path, { file, index })
      return []
    }),
  )
}

/** Former addresses of published pages, and where these are now. */
export function redirectsOf(files: readonly ContentFile[]): { from: string; to: string }[] {
  return files.flatMap((file) =>
    isDraft(file) ? [] : previousPathsOf(file).map((from) => ({ from, to: String(slugOf(file)) })),
  )
}

function placeOf({ entry }: ContentFile, index: number) {
  return entry ? entry.locate(['previousPaths', index], 'value') : { start: 0, end: 0 }
}
