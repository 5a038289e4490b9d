import { diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { HeadingIds, PAGE_IDS, toHeadingName } from '../formats/heading-slug.ts'
import { isPagePath } from '../formats/page-path.ts'
import { isPageCollection } from '../schema/collection.ts'
import type { ContentFile } from './check-file.ts'
import { lineOf, partName, slugOf, slugPlace } from './content-file.ts'

/**
 * Finds pages named like a part of a page, a service or a heading. Behind the `#` of an address a page goes before a
 * part, see src/app/site-history.ts: links to the part would lead to the page.
 */
export function findTakenNames(files: readonly ContentFile[]): RawDiagnostic[] {
  const pages = pagesByName(files)
  if (pages.files.size === 0) return []
  return files.flatMap((file) => [...findServiceName(file, pages), ...findHeadingNames(file, pages)])
}

/** `stems` are the names also without a number at the end, as one that is called like another one gets it. */
type PagesByName = { files: ReadonlyMap<string, ContentFile>; stems: ReadonlySet<string> }

function pagesByName(all: readonly ContentFile[]): PagesByName {
  const files = new Map<string, ContentFile>()
  for (const file of all) {
    const path = isPageCollection(file.collection) ? slugOf(file) : undefined
    // No part of a page has a slash in its name.
    if (isPagePath(path) && !path.includes('/', 1)) files.set(path.slice(1), file)
  }
  return { files, stems: new Set([...files.keys()].flatMap((name) => [name, name.replace(/-\d+$/, '')])) }
}

function findServiceName(service: ContentFile, pages: PagesByName): RawDiagnostic[] {
  const name = partName(service)
  const page = name === undefined ? undefined : pages.files.get(name)
  if (name === undefined || !page) return []
  const params = { name, of: 'service' as const, other: lineOf(service, slugPlace(service)) }
  return [diagnose(page.source, slugPlace(page), 'taken-name', params)]
}

function findHeadingNames(file: ContentFile, pages: PagesByName): RawDiagnostic[] {
  const headings = file.entry?.value === undefined ? [] : (file.entry.body?.facts.headings ?? [])
  if (headings.length === 0) return []
  const service = partName(file)
  const prefix = service === undefined ? '' : `${service}-`
  // Hardly any heading is called like a page, and numbering them all takes its time.
  if (!headings.some(({ text }) => pages.stems.has(prefix + toHeadingName(text)))) return []
  const ids = new HeadingIds(service === undefined ? PAGE_IDS : [])
  return headings.flatMap((heading) => {
    const name = prefix + ids.next(heading.text)
    const page = pages.files.get(name)
    return page
      ? [diagnose(file.source, heading, 'taken-name', { name, of: 'heading', other: lineOf(page, slugPlace(page)) })]
      : []
  })
}
