import type { z } from 'zod'
import { toSlug } from '../../../src/content/locale.ts'
import { toPagePath } from '../formats/page-path.ts'
import { toPhoneNumber } from '../formats/phone-number.ts'
import { checkChatLink } from '../formats/whatsapp-link.ts'
import { unwrap } from './introspect.ts'

/**
 * Suggests a valid value that was obviously meant.
 *
 * @param fileName Name of the file without ending: a page or a service has the same name.
 */
export function repair(schema: z.ZodType, value: string, fileName: string): string | undefined {
  const trimmed = value.trim()
  const name = lettersOf(trimmed) === lettersOf(fileName) ? fileName : ''
  // Names first: a space stands for a hyphen in a name, for nothing elsewhere.
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

/** Corrects the brackets of a gap: `{ n }` and `(n)` to `{n}`. */
function withGaps(written: string): string {
  return written.replaceAll(/[([{<]\s*(\w+)\s*[)\]}>]/g, '{$1}')
}

/** A name without hyphens, capitals and Turkish letters, for comparison. */
function lettersOf(text: string): string {
  return toSlug(text).replaceAll('-', '')
}

/** A text of signs alone is no address, not even `/`. */
function pagePath(written: string): string {
  return toSlug(written) === '' ? '' : toPagePath(written)
}

/** An address with its scheme completed: `https:/`, `http//`, `www.`. */
function webAddress(written: string): string {
  return `https://${written.replaceAll(/\s+/g, '').replace(/^(?:https?(?:[:;]|(?=\/))[/\\]*)*[/\\]*/i, '')}`
}

function siteAddress(written: string): string {
  return webAddress(written).replace(/^(https:\/\/[^/?#:]*).*$/, '$1')
}

/** A full address is no quick link. */
function quickLink(written: string): string {
  return /:\/\/|^www\./i.test(written) ? '' : pagePath(written).replace('/', '#')
}
