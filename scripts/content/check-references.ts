import type { ContentFile } from './content-file.ts'
import { expectation, nameAt, schemaAt, unwrap } from './field-info.ts'
import { findReferences } from './field-kinds.ts'
import { type ImageIndex, judgeImage } from './image-index.ts'
import { type Problem, problem } from './issue.ts'
import { judgeLink } from './link.ts'
import type { Path } from './locate.ts'
import type { SiteIndex } from './site-index.ts'
import type { Range } from './source.ts'
import { suggest, toSlug } from './suggest.ts'

/** Checks where every link and picture of a file leads. */
export function checkReferences(file: ContentFile, index: SiteIndex, images: ImageIndex): Problem[] {
  const problems: Problem[] = []
  for (const { kind, path, value } of findReferences(file.collection.schema, file.value)) {
    if (value.trim() === '') {
      problems.push(...emptyReference(file, path))
      continue
    }
    const range = () => file.locate(path, 'value')
    if (kind === 'link') problems.push(...linkProblem(file, value, range, index))
    else if (kind === 'image') problems.push(...imageProblem(file, value, range, images, false))
    else problems.push(...quickLinkProblem(file, value, range, index))
  }
  for (const link of file.body?.facts.links ?? []) {
    if (link.url !== '') problems.push(...linkProblem(file, link.url, () => link, index))
    else if (link.text !== '') problems.push(...linkProblem(file, '', () => link, index))
  }
  for (const image of file.body?.facts.images ?? [])
    problems.push(...imageProblem(file, image.url, () => image, images, true))
  return problems
}

/** An empty address passes the schemas of links and pictures, which only know it as text. */
function emptyReference(file: ContentFile, path: Path): Problem[] {
  const schema = schemaAt(file.collection.schema, path, file.value)
  if (!schema) return []
  const field = nameAt(file.collection.schema, path, file.value)
  const params = { field, blank: false, optional: unwrap(schema).optional, expected: expectation(schema) }
  return [problem(file.source, file.locate(path, 'key'), 'empty-field', params)]
}

function linkProblem(file: ContentFile, link: string, range: () => Range, index: SiteIndex): Problem[] {
  const mistake = judgeLink(link, index)
  if (!mistake) return []
  const { source } = file
  if (mistake.code === 'link-form' && mistake.params.reason === 'hidden' && isTold(file, range())) return []
  switch (mistake.code) {
    case 'broken-link':
      return [problem(source, range(), mistake.code, mistake.params)]
    case 'missing-heading':
      return [problem(source, range(), mistake.code, mistake.params)]
    case 'unsafe-link':
      return [problem(source, range(), mistake.code, mistake.params)]
    case 'link-form':
      return [problem(source, range(), mistake.code, mistake.params)]
  }
}

/** Whether an invisible character inside a range was pointed at when the file was read. */
function isTold(file: ContentFile, range: Range): boolean {
  return file.problems.some(
    ({ code, start }) => code === 'invisible-character' && start >= range.start && start < range.end,
  )
}

function imageProblem(
  file: ContentFile,
  path: string,
  range: () => Range,
  images: ImageIndex,
  inBody: boolean,
): Problem[] {
  const mistake = judgeImage(path, images, inBody)
  if (!mistake) return []
  return mistake.code === 'missing-image'
    ? [problem(file.source, range(), mistake.code, mistake.params)]
    : [problem(file.source, range(), mistake.code, mistake.params)]
}

/** `#hakkimizda` lands on `/hakkimizda`, `#` on the front page. */
function quickLinkProblem(file: ContentFile, value: string, range: () => Range, index: SiteIndex): Problem[] {
  if (!/^#[a-z0-9-]*$/.test(value)) return []
  const page = `/${value.slice(1)}`
  if (index.pages.has(page)) return []
  const pages = index.offered.map((path) => `#${path.slice(1)}`)
  const near = pages.find((name) => name === `#${toSlug(value)}`) ?? suggest(value, pages)
  return [problem(file.source, range(), 'broken-link', { link: value, suggestion: near, pages })]
}
