import { pagePathSchema } from '../../../src/content/fields.ts'
import { toSlug } from '../../../src/content/locale.ts'
import { HOME_PATH } from '../../../src/content/paths.ts'

/** Common names of the front page, whose path is `/`. */
const HOME_NAME = /^(?:ana-?sayfa|index|home)$/

/** Whether a value is a page path. */
export function isPagePath(value: unknown): value is string {
  return pagePathSchema.safeParse(value).success
}

/**
 * The page path meant by a name, file name or URL: `Hakkımızda`, `hakkimizda.md`, `/hakkimizda/`,
 * `/#/hakkimizda`, `https://www.example.com/hakkimizda`.
 */
export function toPagePath(written: string): string {
  const [path = ''] = decodeLoosely(written)
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
    .replace(/^\/?#/, '')
    .split(/[?#]/, 1)
  const words = path.split(/[/\\]+/).map((word) => toSlug(word.replace(/\.(?:mdx?|html?)$/i, '')))
  const address = words.filter(Boolean).join('/')
  return HOME_NAME.test(address) ? HOME_PATH : `/${address}`
}

/** Decodes percent-encoding; a malformed escape stays as it is. */
export function decodeLoosely(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
