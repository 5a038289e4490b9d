import { fill } from '../../../src/content/fill.ts'
import { HOME_PATH } from '../../../src/content/paths.ts'
import type { ResolvedContent } from '../resolve/resolve-content.ts'

/** What `index.html` can ask for as `%name%`. */
export type Placeholders = Record<
  'brand' | 'title' | 'description' | 'noscript' | 'phone' | 'phoneHref' | 'email',
  string
>

/** The values of the front page, which is the page `index.html` becomes. */
export function placeholdersOf({ siteData, noScript, pages }: ResolvedContent): Placeholders {
  const { brand, contact } = siteData.site
  const home = pages.find(({ content }) => content.path === HOME_PATH)?.content
  return {
    brand,
    title: fill(siteData.interface.pageTitle, { title: home?.title ?? brand, brand }),
    description: home?.description ?? '',
    noscript: noScript,
    phone: contact.phone,
    phoneHref: `tel:${contact.phone.replaceAll(' ', '')}`,
    email: contact.email,
  }
}

/** Puts the values into the page, escaped for text and for attributes in quotes; other `%…%` stay. */
export function fillIndexHtml(html: string, placeholders: Partial<Placeholders>): string {
  return html.replace(/%(brand|title|description|noscript|phone|phoneHref|email)%/g, (_, name: keyof Placeholders) =>
    escapeHtml(placeholders[name] ?? ''),
  )
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
