import { phoneHref } from '../../../src/content/contact-hrefs.ts'
import { toSlug } from '../../../src/content/locale.ts'
import { HOME_PATH } from '../../../src/content/paths.ts'
import type { CodeWithParams, LinkReason } from '../diagnostics/messages/params.ts'
import { decodeLoosely, toPagePath } from '../formats/page-path.ts'
import { isPhoneNumber, toPhoneNumber } from '../formats/phone-number.ts'
import { findOwnAddress, type OwnAddress } from '../formats/site-url.ts'
import { checkChatLink } from '../formats/whatsapp-link.ts'
import { suggest } from '../text/closest-match.ts'
import { lineOf, rangeOf } from './content-file.ts'
import type { SiteIndex } from './site-index.ts'

/** The place of a link: the page it shows on, and the prefix of heading ids there. */
export type Place = { page: string; prefix: string; isDraft: boolean }

/** What is wrong with a link. */
export type LinkDiagnostic = CodeWithParams<
  'draft-link' | 'broken-link' | 'missing-heading' | 'unsafe-link' | 'link-form'
>

/** What is wrong with the form of an address. */
type Form = { reason: LinkReason; suggestion?: string | undefined }

/** Schemes that run programs. */
const UNSAFE_SCHEMES = new Set(['javascript', 'data', 'vbscript', 'blob', 'filesystem', 'view-source'])

/** The path of one of the site's own pictures. */
const PICTURE = /^(?:\.{0,2}\/)?images\/.*\.\w+$/i

/** Characters that browsers drop from an address, so that they can hide a scheme. */
const HIDDEN = /[\p{Cc}\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/gu
const HAS_HIDDEN = new RegExp(HIDDEN, 'u')

/**
 * Checks the target of a link.
 *
 * @param link With entities and escapes resolved, as the page has it.
 * @param place For a better suggestion.
 * @returns Undefined for a valid link.
 */
export function checkLink(link: string, index: SiteIndex, place?: Place): LinkDiagnostic | undefined {
  if (index.pages.has(link) && index.drafts.size === 0) return undefined
  const bare = link.replace(HIDDEN, '').trim()
  const scheme = /^([a-z][a-z0-9+.-]*):/i
    .exec(decodeLoosely(bare).replace(HIDDEN, '').replace(/\s+/g, ''))?.[1]
    ?.toLowerCase()
  if (scheme !== undefined && UNSAFE_SCHEMES.has(scheme)) {
    return { code: 'unsafe-link', params: { link, scheme: `${scheme}:` } }
  }
  const form = (reason: LinkReason, suggestion?: string) => formOf(link, { reason, suggestion })
  if (bare === '') return form('empty')
  if (HAS_HIDDEN.test(link)) return form('hidden', checkLink(bare, index) ? undefined : bare)
  if (bare.includes('\\')) return form('backslash', knownPage(bare.replaceAll('\\', '/'), index))
  const own = /^\/(?!\/)/.test(bare) ? undefined : findOwnAddress(bare, index.ownHost, index.pages)
  if (own) return checkOwn(link, own, index)
  if (/^\/\//.test(bare))
    return form('double-slash', knownPage(bare.replace(/^\/+/, '/'), index) ?? webAddress(`https:${bare}`))
  if (scheme === 'tel') return formOf(link, checkPhone(bare))
  if (PICTURE.test(bare)) return form('image')
  const call = callLink(bare)
  if (call !== undefined) return form('relative', call)
  if (/\s/.test(link)) {
    const repaired = [bare, bare.replaceAll(/\s+/g, '%20')].find(
      (candidate) => !/\s/.test(candidate) && !checkLink(candidate, index),
    )
    return form('space', repaired ?? knownPage(bare, index))
  }
  if (bare.startsWith('/')) return checkPath(bare, index, place)
  if (scheme === 'mailto') return checkMail(bare) ? undefined : form('mail')
  if (scheme === 'https') return formOf(link, checkWeb(bare))
  if (scheme === 'http' && /^http:\/\//i.test(bare)) return form('http', webAddress(bare.replace(/^http:/i, 'https:')))
  if (scheme !== undefined && !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+:\d/i.test(bare)) return form('scheme')
  return form('relative', meantAddress(bare, index, place))
}

function formOf(link: string, found: Form | undefined): LinkDiagnostic | undefined {
  return found && { code: 'link-form', params: { link, suggestion: undefined, ...found } }
}

/** A full address of this site: checked like an internal link, and reported in favour of one. */
function checkOwn(link: string, own: OwnAddress, index: SiteIndex): LinkDiagnostic {
  const diagnostic = checkPath(own.link, index)
  if (!diagnostic) return { code: 'link-form', params: { link, reason: own.kind, suggestion: own.link } }
  return diagnostic.code === 'broken-link' ? { ...diagnostic, params: { ...diagnostic.params, link } } : diagnostic
}

/** The address meant by `iletisim`, `#/iletisim`, `www.example.com` or `ad@example.com`. */
function meantAddress(bare: string, index: SiteIndex, place?: Place): string | undefined {
  if (bare === '#') return HOME_PATH
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(bare)) return `mailto:${bare}`
  const page = knownPage(`/${bare.replace(/^\.{0,2}\/*#?\/*/, '').replace(/\.(?:md|html?)$/, '')}`, index)
  if (page !== undefined) return page
  if (bare.startsWith('#')) return partOf(bare.slice(1), index, place)
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#:]|$)/i.test(bare) ? webAddress(`https://${bare}`) : undefined
}

/** The heading or the service meant by its name alone. */
function partOf(name: string, index: SiteIndex, place?: Place): string | undefined {
  const slug = toSlug(name)
  const candidates = [
    ...(place ? [{ page: place.page, part: place.prefix + slug }] : []),
    ...index.partPages.map((page) => ({ page, part: slug })),
  ]
  const found = candidates.find(({ page, part }) => index.anchors(page)?.includes(part))
  return found && `${found.page}#${found.part}`
}

function checkPath(link: string, index: SiteIndex, place?: Place): LinkDiagnostic | undefined {
  const [beforeHash = '', anchor] = split(link, '#')
  const [path = ''] = split(beforeHash, '?')
  if (!index.pages.has(path)) {
    const pages = index.offered
    const full = anchor?.startsWith('/') ? anchor : path
    const suggestion = nearestTo(full, index)
    return { code: 'broken-link', params: { link, suggestion, pages, isQuick: false } }
  }
  const draft = place?.isDraft ? undefined : index.drafts.get(path)
  if (draft) return { code: 'draft-link', params: { link, draft: lineOf(draft, rangeOf(draft, 'draft')) } }
  if (anchor === undefined) return undefined
  // The address bar shows `/#/iletisim`; content has `/iletisim`. After the `#` of the front page a page stands also
  // without the slash.
  if (anchor.startsWith('/') || path === HOME_PATH) {
    const suggestion = nearestTo(`/${anchor}`, index) ?? path
    return { code: 'link-form', params: { link, reason: 'relative', suggestion } }
  }
  const anchors = index.anchors(path)
  if (!anchors || anchors.includes(anchor)) return undefined
  const near = suggest(anchor, anchors) ?? anchors.find((name) => name === toSlug(anchor))
  const suggestion = near === undefined ? undefined : `${path}#${near}`
  return { code: 'missing-heading', params: { page: path, anchor, suggestion, anchors } }
}

/** The page or the service nearest to a path without a page. */
function nearestTo(path: string, index: SiteIndex): string | undefined {
  return index.moved.get(path) ?? knownPage(path, index) ?? partOf(path.slice(1), index) ?? index.nearestPage(path)
}

/** The page of a path with other capitals, Turkish letters, an extra slash or `.html`. */
function knownPage(path: string, index: SiteIndex): string | undefined {
  const [beforeHash, anchor] = split(decodeLoosely(path), '#')
  const page = toPagePath(beforeHash)
  if (!index.pages.has(page)) return undefined
  return anchor && index.anchors(page)?.includes(anchor) ? `${page}#${anchor}` : page
}

function checkMail(link: string): boolean {
  const address = decodeLoosely(link.slice('mailto:'.length).split('?')[0] ?? '')
  return /^[^\s@,;:<>"()]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(address)
}

function checkPhone(link: string): Form | undefined {
  const number = link.slice('tel:'.length)
  if (isPhoneNumber(number) && !/\s/.test(number)) return undefined
  return { reason: 'phone', suggestion: callLink(decodeLoosely(number)) }
}

/** The `tel:` link of a phone number. */
function callLink(number: string): string | undefined {
  const full = toPhoneNumber(number)
  return full && phoneHref(full)
}

function checkWeb(link: string): Form | undefined {
  const url = /^https:\/\/[^/]/i.test(link) ? readUrl(link) : undefined
  if (!url) return { reason: 'host' }
  const hasUser = url.username !== '' || url.password !== '' || /^https:\/\/[^/?#]*@/i.test(link)
  if (hasUser) return { reason: 'user' }
  const chat = checkChatLink(link)
  if (chat) return { reason: 'chat', suggestion: chat.suggestion }
  // A host without a dot is a computer in a local network.
  return /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/i.test(url.hostname) ? undefined : { reason: 'host' }
}

/** Not by `URL.canParse`: see `readableUrl` in src/content/fields.ts. */
function readUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

function webAddress(text: string): string | undefined {
  return checkWeb(text) ? undefined : text
}

function split(text: string, sign: string): [string, string | undefined] {
  const at = text.indexOf(sign)
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
