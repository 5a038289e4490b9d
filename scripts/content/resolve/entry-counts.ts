import { capitalize, toUpperCase, wordNumber } from '../../../src/content/locale.ts'

/**
 * Writes a number of entries into the gaps for it, so that texts stay true when entries come and go:
 * `{hizmet sayısı}`, at the start of a sentence `{Hizmet sayısı}`; a dotted i from a foreign keyboard will do.
 *
 * @param words What stands in the gap.
 */
export function fillCount<Value>(value: Value, words: string, count: number): Value {
  const [first = '', ...rest] = words
  const capital = toUpperCase(first)
  const pattern = `\\{[ ]?(${first}|${capital})${rest.join('').replaceAll('ı', '[ıi]')}[ ]?\\}`
  const word = wordNumber(count)
  const gap = new RegExp(pattern, 'gu')
  return rewriteTexts(value, (text) =>
    text.replace(gap, (_, written) => (written === capital ? capitalize(word) : word)),
  )
}

/** A copy of a value of any shape with every text in it rewritten. */
function rewriteTexts<Value>(value: Value, rewrite: (text: string) => string): Value {
  if (typeof value === 'string') return rewrite(value) as Value
  if (Array.isArray(value)) return value.map((item) => rewriteTexts(item, rewrite)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rewriteTexts(item, rewrite)])) as Value
}
