import { toSlug } from '../../../src/content/locale.ts'
import { BODY_PATH, diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { checkImage, type ImageDiagnostic, type ImageIndex } from '../images/image-index.ts'
import { isPageCollection, shownIn } from '../schema/collection.ts'
import type { Reference } from '../schema/references.ts'
import { suggest } from '../text/closest-match.ts'
import type { Range, Source } from '../text/source-text.ts'
import { type ContentFile, isReported } from './check-file.ts'
import { checkLink, type LinkDiagnostic, type Place } from './check-link.ts'
import { isDraft, lineOf, rangeOf, slugOf } from './content-file.ts'
import type { SiteIndex } from './site-index.ts'

/** A link or a picture of a file; `locate` is slow and called for diagnostics only. */
type FoundReference = Reference & { isInBody: boolean; locate: () => Range }

type ReferenceDiagnostic = LinkDiagnostic | ImageDiagnostic

/** A link without a target: its address in comparable form, and its diagnostic. */
export type DeadLink = { address: string; suggestion: string | undefined; diagnostic: RawDiagnostic }

/** Checks the target of every link and picture of a file; adds links without a target to `dead`. */
export function checkReferences(
  file: ContentFile,
  index: SiteIndex,
  images: ImageIndex,
  dead: DeadLink[],
): RawDiagnostic[] {
  const { source, diagnostics: reported } = file
  const place = placeOfLinks(file)
  const diagnostics: RawDiagnostic[] = []
  for (const reference of referencesOf(file)) {
    const found = check(reference, index, images, place)
    if (!found) continue
    const range = reference.locate()
    const { code, params } = isBare(source, reference, range) ? asLink(found) : found
    // TypeScript cannot see that code and parameters belong together; the types of the diagnostics guarantee it.
    const diagnostic = diagnose(source, range, code, params as never, reference.path)
    diagnostics.push(diagnostic)
    if (found.code === 'missing-heading' || found.code === 'broken-link') {
      dead.push({ address: deadAddress(found), suggestion: found.params.suggestion, diagnostic })
    }
  }
  return diagnostics.filter((found) => !isReported(found, reported))
}

function referencesOf({ entry, references }: ContentFile): FoundReference[] {
  if (!entry || entry.value === undefined) return []
  const { links = [], images = [] } = entry.body?.outline ?? {}
  const inBody = { minWidth: undefined, isInBody: true, path: BODY_PATH }
  return [
    // An empty address was reported when the file was read, and so was a link without a word.
    ...references
      .filter(({ value }) => value.trim() !== '')
      .map((each) => ({ ...each, isInBody: false, locate: () => entry.locate(each.path, 'value') })),
    ...links
      .filter(({ url, text }) => url !== '' || text !== '')
      .map((link) => ({ ...inBody, kind: 'link' as const, value: link.url, locate: () => link })),
    ...images.map((image) => ({ ...inBody, kind: 'image' as const, value: image.url, locate: () => image })),
  ]
}

/** The place of the links of a file; undefined for links that every page shows. */
function placeOfLinks(file: ContentFile): Place | undefined {
  const name = slugOf(file)
  if (typeof name !== 'string') return undefined
  if (isPageCollection(file.collection)) return { page: name, prefix: '', isDraft: isDraft(file) }
  const shown = shownIn(file.collection)
  return shown && { page: shown.page, prefix: `${name}-`, isDraft: false }
}

/** Whether an address in a body is an autolink. */
function isBare({ text }: Source, { kind, isInBody }: FoundReference, { start }: Range): boolean {
  return kind === 'link' && isInBody && !/(?:\]\(|\]:)[ \t]*<?$/.test(text.slice(Math.max(0, start - 9), start))
}

/** A path is no autolink: the suggestion needs link text. */
function asLink(found: ReferenceDiagnostic): ReferenceDiagnostic {
  if (found.code !== 'link-form' || !found.params.suggestion?.startsWith('/')) return found
  const { link, suggestion } = found.params
  const words = link.replace(/^https?:\/\//i, '').replace(/\/$/, '')
  return { ...found, params: { ...found.params, suggestion: `[${words}](${suggestion})` } }
}

function check(
  { kind, value, minWidth, isInBody }: FoundReference,
  index: SiteIndex,
  images: ImageIndex,
  place: Place | undefined,
): ReferenceDiagnostic | undefined {
  if (kind === 'link') return checkLink(value, index, place)
  return kind === 'image' ? checkImage(value, images, { inBody: isInBody, minWidth }) : checkQuickLink(value, index)
}

/** `/hizmetlerimiz#seo` for a link to a part of a page, the address of the page for others. */
function deadAddress({ code, params }: Extract<LinkDiagnostic, { code: 'missing-heading' | 'broken-link' }>): string {
  return code === 'missing-heading' ? `${params.page}#${params.anchor}` : pageOf(params.link)
}

/** `/iletisim` for `/iletisim?konu=seo`, and for the quick link `#iletisim`. */
function pageOf(link: string): string {
  return link.startsWith('#') ? `/${link.slice(1)}` : link.replace(/[?#].*$/, '')
}

/** The pages a file links to, itself left out. */
export function linkedPages(file: ContentFile): string[] {
  const links = referencesOf(file).flatMap(({ kind, value }) => (kind === 'image' ? [] : [pageOf(value)]))
  return links.filter((page) => page !== slugOf(file))
}

/** `#hakkimizda` lands on `/hakkimizda`, `#` on the front page. */
function checkQuickLink(value: string, index: SiteIndex): LinkDiagnostic | undefined {
  if (!/^#[a-z0-9-]*$/.test(value)) return undefined
  const page = `/${value.slice(1)}`
  const draft = index.drafts.get(page)
  if (draft) return { code: 'draft-link', params: { link: value, draft: lineOf(draft, rangeOf(draft, 'draft')) } }
  if (index.pages.has(page)) return undefined
  const pages = index.offered.map((path) => `#${path.slice(1)}`)
  const suggestion = pages.find((name) => name === `#${toSlug(value)}`) ?? suggest(value, pages)
  return { code: 'broken-link', params: { link: value, suggestion, pages, isQuick: true } }
}
