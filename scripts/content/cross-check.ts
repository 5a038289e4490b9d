import { HOME_PATH, NOT_FOUND_PATH, SERVICES_PATH } from '../../src/content/paths.ts'
import { checkPage } from './check-page.ts'
import { checkReferences } from './check-references.ts'
import type { ContentFile } from './content-file.ts'
import { isRecord, nameAt } from './field-info.ts'
import type { ImageIndex } from './image-index.ts'
import { type Problem, problem } from './issue.ts'
import type { Path } from './locate.ts'
import { SiteIndex } from './site-index.ts'
import { Source } from './source.ts'

/** Checks what no file can know alone. Runs after all files were read, over whatever could be read. */
export function crossCheck(files: readonly ContentFile[], images: ImageIndex): Problem[] {
  const readable = files.filter((file) => file.value !== undefined)
  const index = new SiteIndex(files)
  return [
    ...findMissingPages(files, index),
    ...findDuplicates(readable),
    ...readable.flatMap((file) => (file.collection.name === 'pages' ? checkPage(file) : [])),
    ...readable.flatMap((file) => checkReferences(file, index, images)),
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

/** Values that may occur only once: in one file, or over all files of a collection. */
function findDuplicates(files: readonly ContentFile[]): Problem[] {
  const problems: Problem[] = []
  const across = (collection: string, field: string) => {
    const seen = new Map<unknown, ContentFile>()
    for (const file of files) {
      if (file.collection.name === collection) note(seen, file, [field], valueAt(file, [field]))
    }
  }
  across('pages', 'path')
  across('services', 'id')
  across('services', 'order')
  for (const file of files) {
    if (file.collection.name === 'projects') within(file, ['projects'], 'id')
    if (file.collection.name === 'navigation') {
      within(file, ['header'], 'id')
      within(file, ['menu', 'items'], 'id')
    }
  }
  return problems

  function within(file: ContentFile, listPath: Path, field: string) {
    const list = valueAt(file, listPath)
    if (!Array.isArray(list)) return
    const seen = new Map<unknown, { file: ContentFile; path: Path }>()
    list.forEach((_, position) => {
      const path = [...listPath, position, field]
      const value = valueAt(file, path)
      if (value === undefined || value === null) return
      const first = seen.get(value)
      if (first) report(file, path, value, first.file, first.path)
      else seen.set(value, { file, path })
    })
  }

  function note(seen: Map<unknown, ContentFile>, file: ContentFile, path: Path, value: unknown) {
    if (value === undefined || value === null) return
    const first = seen.get(value)
    if (first) report(file, path, value, first, path)
    else seen.set(value, file)
  }

  function report(file: ContentFile, path: Path, value: unknown, firstFile: ContentFile, firstPath: Path) {
    const { line } = firstFile.source.positionAt(firstFile.locate(firstPath, 'value').start)
    const field = { ...nameAt(file.collection.schema, path, file.value) }
    const params = { field, value: String(value), first: { path: firstFile.source.path, line } }
    problems.push(problem(file.source, file.locate(path, 'value'), 'duplicate-value', params))
  }
}

function valueAt(file: ContentFile, path: Path): unknown {
  let at = file.value
  for (const step of path) {
    if (Array.isArray(at)) at = at[Number(step)]
    else if (isRecord(at)) at = at[step]
    else return undefined
  }
  return at
}
