import { type ContentFile, type Facts, isTold, type LocatedReference, locateReferences } from './content-file.ts'
import { readEntry } from './entry.ts'
import { findReferences } from './field-kinds.ts'
import { type ImageIndex, type ImageMistake, judgeImage } from './image-index.ts'
import { type Problem, problem } from './issue.ts'
import { judgeLink, type LinkMistake } from './link.ts'
import type { SiteIndex } from './site-index.ts'
import type { Range, Source } from './source.ts'
import { suggest, toSlug } from './suggest.ts'

/** Checks where every link and picture of a file leads. */
export function checkReferences(file: ContentFile, index: SiteIndex, images: ImageIndex): Problem[] {
  if (!file.facts || leadsSomewhere(file.facts, index, images)) return []
  const { source, problems: told } = file
  const problems: Problem[] = []
  for (const reference of file.facts.located ?? locateAnew(file)) {
    const mistake = judge(reference, index, images)
    if (mistake) problems.push(note(source, reference, mistake))
  }
  return problems.filter((found) => !isTold(found, told))
}

function locateAnew({ source, collection }: ContentFile): LocatedReference[] {
  const entry = readEntry(source, collection)
  return locateReferences(entry, findReferences(collection.schema, entry.value))
}

type Mistake = LinkMistake | ImageMistake

function leadsSomewhere(facts: Facts, index: SiteIndex, images: ImageIndex): boolean {
  for (const link of facts.links) if (judgeLink(link, index)) return false
  for (const link of facts.quickLinks) if (judgeQuickLink(link, index)) return false
  for (const path of facts.images) if (judgeImage(path, images, false)) return false
  for (const path of facts.bodyImages) if (judgeImage(path, images, true)) return false
  return true
}

function judge({ kind, value, isInBody }: LocatedReference, index: SiteIndex, images: ImageIndex): Mistake | undefined {
  if (kind === 'link') return judgeLink(value, index)
  return kind === 'image' ? judgeImage(value, images, isInBody) : judgeQuickLink(value, index)
}

function note(source: Source, range: Range, { code, params }: Mistake): Problem {
  // TypeScript cannot see that code and parameters belong together; the types of the mistakes guarantee it.
  return problem(source, range, code, params as never)
}

/** `#hakkimizda` lands on `/hakkimizda`, `#` on the front page. */
function judgeQuickLink(value: string, index: SiteIndex): LinkMistake | undefined {
  if (!/^#[a-z0-9-]*$/.test(value)) return undefined
  const page = `/${value.slice(1)}`
  if (index.pages.has(page)) return undefined
  const pages = index.offered.map((path) => `#${path.slice(1)}`)
  const suggestion = pages.find((name) => name === `#${toSlug(value)}`) ?? suggest(value, pages)
  return { code: 'broken-link', params: { link: value, suggestion, pages } }
}
