import { toUpperCase } from './locale.ts'

/** The name of the gap for what the first visit of the front page weighs; only a build can measure it. */
export const VISIT_WEIGHT = 'ziyaret ağırlığı'

/**
 * A gap whose name is words, in every text of a page: `{hizmet sayısı}`, at the start of a sentence `{Hizmet sayısı}`; a
 * dotted i from a foreign keyboard will do.
 *
 * @returns A global expression; its first group is the first letter as it is written.
 */
export function gapOf(words: string): RegExp {
  const [first = '', ...rest] = words
  return new RegExp(`\\{[ ]?(${first}|${toUpperCase(first)})${rest.join('').replaceAll('ı', '[ıi]')}[ ]?\\}`, 'gu')
}

/**
 * Fills the gaps of a text from content: `fill('Ziyaret Sayısı: {n}', { n: '42' })`.
 * A gap without a value stays as it is.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}
