import { readLocation } from '../../../src/content/paths.ts'
import { toPagePath } from './page-path.ts'

/** A full address with or without its scheme; what stands behind the host is left over. */
const HOST = /^(?:(?:https?:)?\/\/)?(?:www\.)?([a-z0-9.-]+)(?::\d+)?(?=[/?#]|$)/i

/** Where the site is opened while somebody works on it. */
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1'])

/** The host of a web address, as `findOwnAddress` compares it; nothing where there is none. */
export function hostOf(address: string): string | undefined {
  return HOST.exec(address.trim())?.[1]?.toLowerCase()
}

/** An address that leads back to this site, as it would be written in content. */
export type OwnAddress = { kind: 'own' | 'local'; link: string }

/**
 * Recognises this site's own full address, which is what the address bar holds.
 *
 * @param ownHost As `hostOf` gives it, of the address the site is published at.
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
  return { kind: isLocal ? 'local' : 'own', link: toInsideLink(address.slice(match[0].length), pages) }
}

/** An address behind the host as a link inside the site, read as the browser reads it. */
function toInsideLink(address: string, pages: ReadonlySet<string>): string {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  const { address: read, isHashRoute } = readLocation({ pathname, hash: hash === '#' ? '' : hash }, (path) =>
    pages.has(toPagePath(path)),
  )
  const query = isHashRoute ? read.search : search
  return toPagePath(read.pathname) + (query === '?' ? '' : query) + read.hash
}
