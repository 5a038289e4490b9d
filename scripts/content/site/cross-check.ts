import { HOME_PATH, NOT_FOUND_PATH, SERVICES_PATH } from '../../../src/content/paths.ts'
import { type Problem, problem } from '../diagnostics/diagnostic.ts'
import type { ImageIndex } from '../images/image-index.ts'
import { readEntry } from '../parse/parse-entry.ts'
import { nameAt } from '../schema/introspect.ts'
import { Source } from '../text/source-text.ts'
import { checkServicesSection } from '../validate/page-rules.ts'
import { type ContentFile, lineOf, originalOf, placeOf, UNIQUE_FIELDS } from './check-file.ts'
import { checkReferences } from './check-references.ts'
import { findTakenNames } from './name-collisions.ts'
import { SiteIndex } from './site-index.ts'

/** Checks what no file can know alone. Runs after all files were read, over whatever could be read. */
export function crossCheck(files: readonly ContentFile[], images: ImageIndex): Problem[] {
  const index = new SiteIndex(files)
  const references = files.flatMap((file) => checkReferences(file, index, images))
  return [
    ...findMissingPages(index),
    ...findMissingSections(files),
    ...findDuplicates(files),
    ...findTakenNames(files),
    // Without any page at all, that is the one thing to say.
    ...(index.hasPages ? references : references.filter(({ code }) => code !== 'broken-link')),
  ]
}

const PURPOSES = { [HOME_PATH]: 'home', [NOT_FOUND_PATH]: 'not-found', [SERVICES_PATH]: 'services' } as const

function findMissingPages({ hasPages, missing }: SiteIndex): Problem[] {
  if (!hasPages) return []
  return missing.map((path) => {
    const params = { path, purpose: PURPOSES[path] }
    return problem(new Source('pages', ''), { start: 0, end: 0 }, 'missing-page', params)
  })
}

/** Of two pages with the address of the services one is a mistake, which is told: the right one may well have the section. */
function findMissingSections(files: readonly ContentFile[]): Problem[] {
  const [page, another] = files.filter(
    (file) => file.collection.name === 'pages' && file.facts?.keys[0] === SERVICES_PATH,
  )
  return page && !another ? checkServicesSection(readEntry(page.source, page.collection), page.collection) : []
}

/** Values that may occur only once over all files of a collection. */
function findDuplicates(files: readonly ContentFile[]): Problem[] {
  const problems: Problem[] = []
  for (const [collection, fields] of Object.entries(UNIQUE_FIELDS)) {
    const own = files.filter((file) => file.collection.name === collection)
    fields.forEach((field, position) => {
      const seen = new Map<unknown, ContentFile>()
      for (const file of own) {
        const value = file.facts?.keys[position]
        if (value === undefined || value === null) continue
        const other = seen.get(value)
        const original = other ? originalOf(other, file) : file
        if (other) problems.push(duplicate(original === other ? file : other, field, value, original))
        seen.set(value, original)
      }
    })
  }
  return problems
}

function duplicate(file: ContentFile, key: string, value: unknown, first: ContentFile): Problem {
  const field = nameAt(file.collection.schema, [key], undefined)
  const params = { field, value: String(value), first: lineOf(first, key) }
  return problem(file.source, placeOf(file, key), 'duplicate-value', params)
}
