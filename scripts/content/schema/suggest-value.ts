import type { z } from 'zod'
import { toPagePath } from '../formats/page-path.ts'
import { toPhoneNumber } from '../formats/phone-number.ts'
import { checkChatLink } from '../formats/whatsapp-link.ts'
import { toSlug } from '../text/closest-match.ts'
import { unwrap } from './introspect.ts'

/**
 * Offers a value of the wanted form made from what was written, when it obviously was meant.
 *
 * @param fileName Of the file it stands in, without ending: pages and services are called like their files.
 */
export function repair(schema: z.ZodType, value: string, fileName: string): string | undefined {
  const trimmed = value.trim()
  const name = lettersOf(trimmed) === lettersOf(fileName) ? fileName : ''
  // Names first: a space in one stands for a hyphen, in anything else for nothing.
  const candidates = [
    trimmed,
    withGaps(trimmed),
    name,
    name && toPagePath(name),
    toSlug(trimmed),
    pagePath(trimmed),
    quickLink(trimmed),
    checkChatLink(trimmed)?.suggestion ?? '',
    trimmed.replaceAll(/\s+/g, ''),
    webAddress(trimmed),
    siteAddress(trimmed),
    toPhoneNumber(trimmed) ?? '',
  ]
  const { schema: inner } = unwrap(schema)
  return candidates.find((candidate) => candidate !== '' && candidate !== value && inner.safeParse(candidate).success)
}

/** `{ n }` and `(n)` for `{n}`: the brackets around what the site fills in. */
function withGaps(written: string): string {
  return written.replaceAll(/[([{<]\s*(\w+)\s*[)\]}>]/g, '{$1}')
}

/** What is left of a name when people disagree about hyphens, capitals and Turkish letters. */
function lettersOf(text: string): string {
  return toSlug(text).replaceAll('-', '')
}

/** Nothing but signs is no address, not even that of the front page. */
function pagePath(written: string): string {
  return toSlug(written) === '' ? '' : toPagePath(written)
}

/** The scheme written anew, however much of it was there: `https:/`, `http//`, `www.`. */
function webAddress(written: string): string {
  return `https://${written.replaceAll(/\s+/g, '').replace(/^(?:https?(?:[:;]|(?=\/))[/\\]*)*[/\\]*/i, '')}`
}

function siteAddress(written: string): string {
  return webAddress(written).replace(/^(https:\/\/[^/?#:]*).*$/, '$1')
}

/** A full address is no short form of a page. */
function quickLink(written: string): string {
  return /:\/\/|^www\./i.test(written) ? '' : pagePath(written).replace('/', '#')
}
