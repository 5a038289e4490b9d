import { toUpperCase } from '@/content/locale.ts'

/** A text as it is compared with one on the page, which shows menus in capitals. */
export function plain(text: string): string {
  const visible = text.replace(/[\u00ad\u200b\u2060]/g, '').replace(/\s+/g, ' ')
  return toUpperCase(visible.trim())
}

/** A text whose gaps, such as `{n}`, the page has filled. */
export function patternOf(text: string): RegExp {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}
