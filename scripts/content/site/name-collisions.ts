import { BODY_PATH, diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { HeadingIds, PAGE_IDS } from '../formats/heading-slug.ts'
import { isPagePath } from '../formats/page-path.ts'
import { folderRulesOf, isPageCollection } from '../schema/collection.ts'
import type { ContentFile } from './check-file.ts'
import { diagnoseSlug, lineOf, partName, slugOf, slugRange } from './content-file.ts'

/**
 * Finds pages with the name of a part of another page: an entry or a heading. At `/hizmetlerimiz/#seo` an element takes precedence over a page
 * (`readLocation` in src/content/paths.ts), so the footer's `#seo` would not lead to the page.
 */
export function findTakenNames(files: readonly ContentFile[]): RawDiagnostic[] {
  const pages = pagesByName(files)
  if (pages.size === 0) return []
  return files.flatMap((file) => [...findPartName(file, pages), ...findHeadingNames(file, pages)])
}

type PagesByName = ReadonlyMap<string, ContentFile>

function pagesByName(files: readonly ContentFile[]): PagesByName {
  return new Map(
    files.flatMap((file): [string, ContentFile][] => {
      const path = isPageCollection(file.collection) ? slugOf(file) : undefined
      // No element id has a slash.
      return isPagePath(path) && !path.includes('/', 1) ? [[path.slice(1), file]] : []
    }),
  )
}

function findPartName(file: ContentFile, pages: PagesByName): RawDiagnostic[] {
  const name = partName(file)
  const page = name === undefined ? undefined : pages.get(name)
  // An empty name is a mistake of its own, and that of no page.
  if (name === undefined || name === '' || !page) return []
  const suggestion = name + (folderRulesOf(file.collection)?.freeNameSuffix ?? '')
  const params = { name, of: 'part' as const, suggestion, other: lineOf(file, slugRange(file)) }
  return [diagnoseSlug(page, 'taken-name', params)]
}

function findHeadingNames(file: ContentFile, pages: PagesByName): RawDiagnostic[] {
  const headings = file.entry?.value === undefined ? [] : (file.entry.body?.outline.headings ?? [])
  if (headings.length === 0) return []
  const part = partName(file)
  const prefix = part === undefined ? '' : `${part}-`
  const ids = new HeadingIds(part === undefined ? PAGE_IDS : [])
  return headings.flatMap((heading) => {
    const name = prefix + ids.next(heading.text)
    const page = pages.get(name)
    if (!page) return []
    const params = { name, of: 'heading' as const, suggestion: '', other: lineOf(page, slugRange(page)) }
    return [diagnose(file.source, heading, 'taken-name', params, BODY_PATH)]
  })
}
