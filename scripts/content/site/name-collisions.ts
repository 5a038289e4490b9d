import { type Problem, problem } from '../diagnostics/diagnostic.ts'
import { HeadingIds, PAGE_IDS } from '../formats/heading-slug.ts'
import { isPagePath } from '../formats/page-path.ts'
import { readEntry } from '../parse/parse-entry.ts'
import { type ContentFile, lineOf, placeOf } from './check-file.ts'

/**
 * Finds pages named like a part of a page, a service or a heading. Behind the `#` of an address a page goes before a
 * part, see src/app/site-history.ts: links to the part would lead to the page.
 */
export function findTakenNames(files: readonly ContentFile[]): Problem[] {
  const pages = pagesByName(files)
  if (pages.files.size === 0) return []
  return files.flatMap((file) => [...findServiceName(file, pages), ...findHeadingNames(file, pages)])
}

/** `stems` are the names also without a number at the end, as one that is called like another one gets it. */
type PagesByName = { files: ReadonlyMap<string, ContentFile>; stems: ReadonlySet<string> }

function pagesByName(all: readonly ContentFile[]): PagesByName {
  const files = new Map<string, ContentFile>()
  for (const file of all) {
    const path = file.collection.name === 'pages' ? file.facts?.keys[0] : undefined
    // No part of a page has a slash in its name.
    if (isPagePath(path) && !path.includes('/', 1)) files.set(path.slice(1), file)
  }
  return { files, stems: new Set([...files.keys()].flatMap((name) => [name, name.replace(/-\d+$/, '')])) }
}

function findServiceName(service: ContentFile, pages: PagesByName): Problem[] {
  const name = serviceName(service)
  const page = name === undefined ? undefined : pages.files.get(name)
  if (name === undefined || !page) return []
  const params = { name, of: 'service' as const, other: lineOf(service, 'id') }
  return [problem(page.source, placeOf(page, 'path'), 'taken-name', params)]
}

function findHeadingNames(file: ContentFile, pages: PagesByName): Problem[] {
  const headings = file.facts?.headings ?? []
  if (headings.length === 0) return []
  const service = serviceName(file)
  const prefix = service === undefined ? '' : `${service}-`
  // Hardly any heading is called like a page, and numbering them all takes its time.
  if (!headings.some((heading) => pages.stems.has(prefix + heading))) return []
  const ids = new HeadingIds(service === undefined ? PAGE_IDS : [])
  return headings.flatMap((heading, position) => {
    const name = prefix + ids.next(heading)
    const page = pages.files.get(name)
    const range = page && readEntry(file.source, file.collection).body?.facts.headings[position]
    return range
      ? [problem(file.source, range, 'taken-name', { name, of: 'heading', other: lineOf(page, 'path') })]
      : []
  })
}

function serviceName({ collection, facts }: ContentFile): string | undefined {
  const id = collection.name === 'services' ? facts?.keys[0] : undefined
  return typeof id === 'string' ? id : undefined
}
