import { readLocation } from '../../../src/content/paths.ts'
import { siteConfig } from '../../../src/site.config.ts'
import { toPagePath } from './page-path.ts'

/** A URL up to its host, with or without scheme. */
const HOST = /^(?:(?:https?:)?\/\/)?(?:www\.)?([a-z0-9.-]+)(?::\d+)?(?=[/?#]|$)/i

/** Hosts of the dev server. */
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1'])

/** The host of a URL without `www.`, in lower case. */
export function hostOf(address: string): string | undefined {
  return HOST.exec(address.trim())?.[1]?.toLowerCase()
}

/** An absolute URL of this site and the internal link to write instead. */
export type OwnAddress = { kind: 'own' | 'local'; link: string }

/**
 * Recognises an absolute URL of this site. What else stands on its host is another site.
 *
 * @param ownHost `hostOf` the site's public URL.
 */
export function findOwnAddress(
  address: string,
  ownHost: string | undefined,
  pages: ReadonlySet<string>,
): OwnAddress | undefined {
  const match = HOST.exec(address)
  const host = match?.[1]?.toLowerCase()
  if (!match || host === undefined) return undefined
  const isLocal = LOCAL_HOSTS.has(host)
  if (!isLocal && host !== ownHost) return undefined
  const written = address.slice(match[0].length)
  const inside = pathInSite(written)
  if (inside !== undefined) return { kind: isLocal ? 'local' : 'own', link: toInsideLink(inside, pages) }
  return isLocal ? { kind: 'local', link: toInsideLink(written, pages) } : undefined
}

/** The part of a URL behind its host, from the folder of the site on; undefined outside of it. */
function pathInSite(written: string): string | undefined {
  const folder = siteConfig.base.slice(0, -1)
  return written.startsWith(folder) && /^(?:[/?#]|$)/.test(written.slice(folder.length))
    ? written.slice(folder.length)
    : undefined
}

/** The internal link for the part of a URL behind its host. */
function toInsideLink(address: string, pages: ReadonlySet<string>): string {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  const { address: read, isHashRoute } = readLocation(
    { pathname, hash: hash === '#' ? '' : hash, href: '' },
    (id) => !pages.has(toPagePath(id)),
  )
  const query = isHashRoute ? read.search : search
  return toPagePath(read.pathname) + (query === '?' ? '' : query) + read.hash
}
