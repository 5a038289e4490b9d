import { gapOf } from '../../../src/content/fill.ts'

/**
 * Fills the gaps of a name (`gapOf`) in every text of a value of any shape.
 *
 * @param words The name.
 * @param write What comes in its place; `isCapital` at the start of a sentence.
 */
export function fillGap<Value>(value: Value, words: string, write: (isCapital: boolean) => string): Value {
  const gap = gapOf(words)
  return rewriteTexts(value, (text) => text.replace(gap, (_, first: string) => write(!words.startsWith(first))))
}

/** A copy of a value of any shape with every text in it rewritten. */
function rewriteTexts<Value>(value: Value, rewrite: (text: string) => string): Value {
  if (typeof value === 'string') return rewrite(value) as Value
  if (Array.isArray(value)) return value.map((item) => rewriteTexts(item, rewrite)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rewriteTexts(item, rewrite)])) as Value
}
