import { fill } from '../../../src/content/fill.ts'
import { HOME_PATH } from '../../../src/content/paths.ts'
import type { ResolvedContent } from '../resolve/resolve-content.ts'

/** The placeholders of `index.html`, written as `%name%`. */
export type Placeholders = Record<'title' | 'description' | 'noscript', string>

/** The values of the front page, which `index.html` becomes. */
export function placeholdersOf({ siteData, noScript, pages }: ResolvedContent): Placeholders {
  const { brand } = siteData.site
  const home = pages.find(({ content }) => content.path === HOME_PATH)?.content
  return {
    title: fill(siteData.interface.pageTitle, { title: home?.title ?? brand, brand }),
    description: home?.description ?? '',
    noscript: noScript,
  }
}

/** Fills the placeholders, escaped for text and quoted attributes; other `%…%` stay. */
export function fillIndexHtml(html: string, placeholders: Partial<Placeholders>): string {
  return html.replace(/%(title|description|noscript)%/g, (_, name: keyof Placeholders) =>
    escapeHtml(placeholders[name] ?? ''),
  )
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
