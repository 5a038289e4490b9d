import { HOME_PATH, NOT_FOUND_PATH, SERVICES_PATH } from '../../src/content/paths.ts'
import { findTakenNames } from './check-names.ts'
import { checkReferences } from './check-references.ts'
import { type ContentFile, lineOf, placeOf, UNIQUE_FIELDS } from './content-file.ts'
import { nameAt } from './field-info.ts'
import type { ImageIndex } from './image-index.ts'
import { type Problem, problem } from './issue.ts'
import { SiteIndex } from './site-index.ts'
import { Source } from './source.ts'

/** Checks what no file can know alone. Runs after all files were read, over whatever could be read. */
export function crossCheck(files: readonly ContentFile[], images: ImageIndex): Problem[] {
  const index = new SiteIndex(files)
  return [
    ...findMissingPages(files, index),
    ...findDuplicates(files),
    ...findTakenNames(files),
    ...files.flatMap((file) => checkReferences(file, index, images)),
  ]
}

function findMissingPages(files: readonly ContentFile[], index: SiteIndex): Problem[] {
  // Without any page at all, that is the one thing to say.
  if (!files.some((file) => file.collection.name === 'pages')) return []
  const required = [
    { path: HOME_PATH, purpose: 'home' as const },
    { path: NOT_FOUND_PATH, purpose: 'not-found' as const },
    { path: SERVICES_PATH, purpose: 'services' as const },
  ]
  return required
    .filter(({ path }) => !index.pages.has(path))
    .map((params) => problem(new Source('pages', ''), { start: 0, end: 0 }, 'missing-page', params))
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
        const first = seen.get(value)
        if (first) problems.push(duplicate(file, field, value, first))
        else seen.set(value, file)
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
