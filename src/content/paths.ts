/**
 * The addresses of this site. Every link within it is made here, never from string glue, and everything that comes in
 * from the address bar is read here.
 */

/** The front page. Must exist. */
export const HOME_PATH = '/'

/** The page shown where an address leads nowhere. Must exist. */
export const NOT_FOUND_PATH = '/404'

/** The page that explains every service; each service is an anchor there. Must exist. */
export const SERVICES_PATH = '/hizmetlerimiz'

/** The element a reader jumps to: the page, past header and menus. */
export const MAIN_ID = 'icerik'

/** Longest page address that is looked at; the schema allows 120 characters, anything longer leads nowhere. */
const PATH_MAX_CHARACTERS = 200

/** Turkish letters of a typed address and what our addresses write instead. */
const ASCII_OF: Record<string, string> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u', â: 'a', î: 'i', û: 'u' }

export type SiteAddress = {
  /** `/hakkimizda`, `/`. */
  pathname: string
  /** `?konu=web`, or empty. */
  search: string
  /** `#seo`, or empty. */
  hash: string
}

/**
 * Reads a page address as people type and share it: `hakkimizda`, `/HAKKIMIZDA/`, `/İletişim`, `%C4%B0leti%C5%9Fim`.
 *
 * @param typed What stands behind `#` in the address bar, or a path; may hold `?query` and `#fragment`.
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

/** Writes an address back as one text: `/hizmetlerimiz?x=1#seo`. */
export function formatAddress({ pathname, search, hash }: SiteAddress): string {
  return pathname + search + hash
}

function canonicalPath(path: string): string {
  const words = decode(path.slice(0, PATH_MAX_CHARACTERS))
    // Half a character cannot be escaped.
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')
    .toLocaleLowerCase('tr')
    .replace(/[çğıöşüâîû]/g, (letter) => ASCII_OF[letter] ?? letter)
    .split(/[/\\]+/)
    .filter((word) => word !== '' && word !== '.' && word !== '..')
  // Many hosts also serve a page by the name of its file, and some links say so.
  if (words.at(-1) === 'index.html') words.pop()
  // Whatever is not one of our letters is escaped, so that the router meets nothing it could take for syntax.
  return `/${words.map((word) => encodeURIComponent(word)).join('/')}`
}

/**
 * What the address bar asks for. Behind the front page's `#` always stands a page. Behind that of a real path stands a
 * page (`/hakkimizda/#/iletisim`, and the footer's `#iletisim`) or, where no page has that name, a part of this one
 * (`/hizmetlerimiz/#seo`).
 *
 * @param isPage Whether a page lives at a canonical path.
 * @returns `isHashRoute`: whether the page stands behind the `#`.
 */
export function readLocation(
  { hash, pathname }: Pick<Location, 'hash' | 'pathname'>,
  isPage: (path: string) => boolean,
): { address: SiteAddress; isHashRoute: boolean } {
  const path = parseAddress(pathname)
  const behindHash = parseAddress(hash.slice(1))
  const isPart = path.pathname !== HOME_PATH && !hash.startsWith('#/') && !isPage(behindHash.pathname)
  if (hash !== '' && !isPart) return { address: behindHash, isHashRoute: true }
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

/** What the address bar shows while somebody walks through the site: always the front page, with the page behind `#`. */
export function hashHref(address: string): string {
  return `/#${address}`
}

/**
 * How the site links to its own page: `/hakkimizda/`, `/hizmetlerimiz/#seo`. Every host answers these with a prepared
 * page, so they also lead on without script, in a new tab and for search engines.
 */
export function pageHref(address: string): string {
  return address.replace(/^([^?#]*?)\/?(?=[?#]|$)/, '$1/')
}

/** A page's full address, the only one search engines and shared links shall know. */
export function pageUrl(siteUrl: string, path: string): string {
  return siteUrl.replace(/\/+$/, '') + pageHref(path)
}

/** Where a footer quick link such as `#hakkimizda` leads: `/hakkimizda`. */
export function quickLinkPath(link: string): string {
  return parseAddress(link.slice(1)).pathname
}

/** @returns Whether a link from content stays on this site. */
export function isInternalLink(link: string): boolean {
  return link.startsWith('/') && !link.startsWith('//')
}

/** Where one service is explained. */
export function servicePath(serviceId: string): string {
  return `${SERVICES_PATH}#${serviceId}`
}
