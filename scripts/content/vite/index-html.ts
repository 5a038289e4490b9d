import { fill } from '../../../src/content/fill.ts'
import { HOME_PATH } from '../../../src/content/paths.ts'
import { locale } from '../../../src/site.config.ts'
import type { ResolvedContent } from '../resolve/resolve-content.ts'

/** Writes the language, and fills the placeholders `%name%` with texts of the front page, escaped for text and quoted attributes. */
export function fillIndexHtml(html: string, content: ResolvedContent | undefined): string {
  const { brand = '' } = content?.siteData.site ?? {}
  const home = content?.pages.find(({ path }) => path === HOME_PATH)?.content
  const texts: Record<string, string> = {
    title: fill(content?.siteData.interface.pageTitle ?? '', { title: home?.title ?? brand, brand }),
    description: home?.description ?? '',
    noscript: content?.noScript ?? '',
  }
  return html
    .replace(/(?<=<html lang=")[\w-]*/, locale)
    .replace(/%(title|description|noscript)%/g, (_, name: string) => escapeHtml(texts[name] ?? ''))
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
