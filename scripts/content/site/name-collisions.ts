import { BODY_PATH, diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { HeadingIds, PAGE_IDS } from '../formats/heading-slug.ts'
import { isPagePath } from '../formats/page-path.ts'
import { isPageCollection } from '../schema/collection.ts'
import type { ContentFile } from './check-file.ts'
import { diagnoseSlug, lineOf, partName, slugOf, slugRange } from './content-file.ts'

/**
 * Finds pages with the name of a service or a heading. At `/hizmetlerimiz/#seo` an element takes precedence over a page
 * (`readLocation` in src/content/paths.ts), so the footer's `#seo` would not lead to the page.
 */
export function findTakenNames(files: readonly ContentFile[]): RawDiagnostic[] {
  const pages = pagesByName(files)
  if (pages.size === 0) return []
  return files.flatMap((file) => [...findServiceName(file, pages), ...findHeadingNames(file, pages)])
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

function findServiceName(service: ContentFile, pages: PagesByName): RawDiagnostic[] {
  const name = partName(service)
  const page = name === undefined ? undefined : pages.get(name)
  // An empty name is a mistake of its own, and that of no page.
  if (name === undefined || name === '' || !page) return []
  const params = { name, of: 'service' as const, other: lineOf(service, slugRange(service)) }
  return [diagnoseSlug(page, 'taken-name', params)]
}

function findHeadingNames(file: ContentFile, pages: PagesByName): RawDiagnostic[] {
  const headings = file.entry?.value === undefined ? [] : (file.entry.body?.facts.headings ?? [])
  if (headings.length === 0) return []
  const service = partName(file)
  const prefix = service === undefined ? '' : `${service}-`
  const ids = new HeadingIds(service === undefined ? PAGE_IDS : [])
  return headings.flatMap((heading) => {
    const name = prefix + ids.next(heading.text)
    const page = pages.get(name)
    if (!page) return []
    const params = { name, of: 'heading' as const, other: lineOf(page, slugRange(page)) }
    return [diagnose(file.source, heading, 'taken-name', params, BODY_PATH)]
  })
}
