/**
 * Fills the gaps of a text from content: `fill('Ziyaret Sayısı: {n}', { n: '42' })`.
 * A gap without a value stays as it is.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}
