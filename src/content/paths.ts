/**
 * The addresses of this site: makes every internal link and parses every location. A path (`/hakkimizda`) begins at the
 * folder of the site, an `href` (`/alt/hakkimizda/`) at the root of its host.
 */
import { toAscii, toLowerCase } from './locale.ts'

/**
 * Folder of the host that the site is served from, with a slash at both ends: Vite's `base`. Scripts outside of Vite have
 * none and say it.
 */
const BASE: string = import.meta.env?.BASE_URL ?? '/'

/** The front page. Must exist. */
export const HOME_PATH = '/'

/** The not-found page. Must exist. */
export const NOT_FOUND_PATH = '/404'

/** The page of all services; each service has an element id there. Must exist. */
export const SERVICES_PATH = '/hizmetlerimiz'

/** The page in the folder above, whose menu entry stands for a page that has none. */
export function parentPath(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** The id of the main element, target of the skip link. */
export const MAIN_ID = 'icerik'

/** The id of the sample offer, target of links to it. */
export const OFFER_ID = 'teklif'

/** The id of the message that the visitor writes, target of links that bring its subject. */
export const MESSAGE_ID = 'mesaj'

/** The ids of the first values, of the first steps and of the first questions of a page. */
export const VALUES_ID = 'ilkeler'
export const STEPS_ID = 'adimlar'
export const QUESTIONS_ID = 'soru-yanit'

/** Longest parsed page address; the schema of addresses allows less. */
const PATH_MAX_CHARACTERS = 200

export type SiteAddress = {
  /** `/hakkimizda`, `/`. */
  pathname: string
  /** `?konu=web`, or empty. */
  search: string
  /** `#seo`, or empty. */
  hash: string
}

/**
 * Parses a page address as people type and share it: `hakkimizda`, `/HAKKIMIZDA/`, `/İletişim`, `%C4%B0leti%C5%9Fim`.
 *
 * @param typed The hash of the location, or a path; with `?query` and `#fragment` or without.
 * @returns The canonical address: one leading slash, no trailing one, lower-case ASCII; a hostile or broken one
 *   becomes a harmless path on which no page lives. Never throws, never leaves this site.
 */
export function parseAddress(typed: string): SiteAddress {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(typed) ?? []
  return {
    pathname: canonicalPath(path),
    search: search.length > 1 ? search : '',
    hash: hash.length > 1 ? hash : '',
  }
}

/**
 * Parses the path of a location, `/alt/hakkimizda/`.
 *
 * @returns As `parseAddress`; the not-found page for a path outside of the site's folder.
 */
export function parsePathname(pathname: string): SiteAddress {
  const isInside = `${pathname}/`.startsWith(BASE)
  return parseAddress(isInside ? pathname.slice(BASE.length - 1) : NOT_FOUND_PATH)
}

/** Formats an address: `/hizmetlerimiz?x=1#seo`. */
export function formatAddress({ pathname, search, hash }: SiteAddress): string {
  return pathname + search + hash
}

function canonicalPath(path: string): string {
  const letters = decode(path.slice(0, PATH_MAX_CHARACTERS))
    // `encodeURIComponent` throws on lone surrogates.
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')
  const words = toAscii(toLowerCase(letters))
    .split(/[/\\]+/)
    .filter((word) => word !== '' && word !== '.' && word !== '..')
  // Many hosts also serve a page by its file name.
  if (words.at(-1) === 'index.html') words.pop()
  // Other letters are escaped, because some are syntax to the router.
  return `/${words.map((word) => encodeURIComponent(word)).join('/')}`
}

/**
 * Parses a location. The hash of the front page is a page, and an empty one is the front page. The hash of another path is an element of this page
 * (`/hizmetlerimiz/#seo`) or, if it has none of that name, a page (`/hakkimizda/#/iletisim`, and the footer's `#iletisim`).
 * The content check refuses an element with the name of a page. What is neither, only the host knows: it has no such page,
 * and the page in front of the hash is shown.
 *
 * @param isElement Whether the page at this path has an element of that id.
 * @returns `isHashRoute`: whether the hash is the page.
 */
export function readLocation(
  { hash, href, pathname }: Pick<Location, 'hash' | 'href' | 'pathname'>,
  isElement: (id: string) => boolean,
): { address: SiteAddress; isHashRoute: boolean } {
  const path = parsePathname(pathname)
  const isHome = path.pathname === HOME_PATH
  const hasHash = hash !== '' || (href.endsWith('#') && !isHome)
  const isPart = !isHome && /^#[^/]/.test(hash) && isElement(hash.slice(1))
  // Messengers escape a second `#`.
  const route = hash.slice(1).replace(/%23(?=[\w-]+$)/, '#')
  if (hasHash && !isPart) return { address: parseAddress(route), isHashRoute: true }
  return { address: { ...path, hash }, isHashRoute: false }
}

/** A broken `%` escape is text like any other. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The `href` of a file of the site, `/site-data.json`. */
export function fileHref(file: string): string {
  return BASE + file.slice(1)
}

/** The hash route of a page, as the address bar shows it in the app: `/#/hakkimizda`. */
export function hashHref(address: string, base = BASE): string {
  return `${base}#${address}`
}

/**
 * The `href` of an internal link: `/hakkimizda/`, `/hizmetlerimiz/#seo`. Every host serves a prerendered document there,
 * so that links work without script, in a new tab and for search engines.
 *
 * @param base The folder of the site, where it is not the one this code was built for; `/` for the place in the folder.
 */
export function pageHref(address: string, base = BASE): string {
  // In front of the hash of the front page there is no page.
  if (address.startsWith('/#')) return hashHref(address, base)
  return base + address.slice(1).replace(/^([^?#]+?)\/?(?=[?#]|$)/, '$1/')
}

/** The file of the not-found page. */
export const NOT_FOUND_FILE = '/404.html'

/** The file with the data of all pages: header, footer, interface texts. */
export const SITE_DATA_FILE = '/site-data.json'

/** The file with the data of a page, beside its document. */
export function pageDataFile(path: string): string {
  return `${pageHref(path, '/')}page.json`
}

/**
 * The canonical URL of a page.
 *
 * @param siteUrl Of the front page.
 */
export function pageUrl(siteUrl: string, path: string): string {
  return siteUrl.replace(/\/+$/, '') + pageHref(path, '/')
}

/** The page of a footer quick link: `/hakkimizda` for `#hakkimizda`. */
export function quickLinkPath(link: string): string {
  return parseAddress(link.slice(1)).pathname
}

/** Whether a link of content leads to this site. */
export function isInternalLink(link: string): boolean {
  return link.startsWith('/') && !link.startsWith('//')
}

/** The page of an entry that has one below another page: `/yazilar/site-metni`. */
export function pageBelow(path: string, name: string): string {
  return `${path === HOME_PATH ? '' : path}/${name}`
}

/** The name of a page that continues another one. */
export const NUMBERED_NAME = /^sayfa-\d+$/

/** The address of the nth part of a divided page: `/yazilar`, `/yazilar/sayfa-2`. */
export function numberedPath(path: string, number: number): string {
  return number === 1 ? path : pageBelow(path, `sayfa-${number}`)
}

/** The `href` of a link of content, to this site or another. */
export function linkHref(link: string, base = BASE): string {
  return isInternalLink(link) ? pageHref(link, base) : link
}

/** The address of a service. */
export function servicePath(serviceId: string): string {
  return `${SERVICES_PATH}#${serviceId}`
}

/** The element id of a project on the page of the samples. */
export function sampleId(project: number): string {
  return `ornek-${project}`
}
