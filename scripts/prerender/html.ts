/** @returns Text that is safe between tags and in attributes in double quotes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}

/** Writes a void element such as `meta` or `link`. */
export function tag(name: string, attributes: Record<string, string | true>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
  )
  return `<${name}${written.join('')}>`
}

/** JSON that cannot end the script element it stands in. */
export function jsonScript(type: string, value: unknown): string {
  return `<script type="${type}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}
