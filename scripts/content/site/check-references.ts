import { SERVICES_PATH } from '../../../src/content/paths.ts'
import { type Problem, problem } from '../diagnostics/diagnostic.ts'
import { type ImageIndex, type ImageMistake, judgeImage } from '../images/image-index.ts'
import { readEntry } from '../parse/parse-entry.ts'
import { findReferences } from '../schema/references.ts'
import { suggest, toSlug } from '../text/closest-match.ts'
import type { Range, Source } from '../text/source-text.ts'
import { type ContentFile, type Facts, isTold, type LocatedReference, locateReferences } from './check-file.ts'
import { judgeLink, type LinkMistake, type Place } from './check-link.ts'
import type { SiteIndex } from './site-index.ts'

/** Checks where every link and picture of a file leads. */
export function checkReferences(file: ContentFile, index: SiteIndex, images: ImageIndex): Problem[] {
  if (!file.facts || leadsSomewhere(file.facts, index, images)) return []
  const { source, problems: told } = file
  const problems: Problem[] = []
  for (const reference of file.facts.located ?? locateAnew(file)) {
    const mistake = judge(reference, index, images, placeOf(file))
    if (mistake) problems.push(note(source, reference, isBare(source, reference) ? asLink(mistake) : mistake))
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

/** Where the links of a file show; nothing for those of every page. */
function placeOf({ collection, facts }: ContentFile): Place | undefined {
  const name = facts?.keys[0]
  if (typeof name !== 'string') return undefined
  if (collection.name === 'pages') return { page: name, prefix: '' }
  return collection.name === 'services' ? { page: SERVICES_PATH, prefix: `${name}-` } : undefined
}

/** Whether an address stands in a body as it is, and becomes a link by itself. */
function isBare({ text }: Source, { kind, isInBody, start }: LocatedReference): boolean {
  return kind === 'link' && isInBody && !/(?:\]\(|\]:)[ \t]*<?$/.test(text.slice(Math.max(0, start - 9), start))
}

/** A path in place of a bare address would be no link: it needs words. */
function asLink(mistake: Mistake): Mistake {
  if (mistake.code !== 'link-form' || !mistake.params.suggestion?.startsWith('/')) return mistake
  const { link, suggestion } = mistake.params
  const words = link.replace(/^https?:\/\//i, '').replace(/\/$/, '')
  return { ...mistake, params: { ...mistake.params, suggestion: `[${words}](${suggestion})` } }
}

function judge(
  { kind, value, isInBody }: LocatedReference,
  index: SiteIndex,
  images: ImageIndex,
  place: Place | undefined,
): Mistake | undefined {
  if (kind === 'link') return judgeLink(value, index, place)
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
  return { code: 'broken-link', params: { link: value, suggestion, pages, isQuick: true } }
}
