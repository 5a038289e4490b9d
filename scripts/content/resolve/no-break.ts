/**
 * Keeps “ya da” on one line, in every text of a value: it is one word to a reader, and two to a browser.
 *
 * @param value Checked content of any shape; strings in it are texts or hold no spaces.
 */
export function keepTogether<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(/\b([Yy]a) da\b/g, '$1\u00a0da') as Value
  if (Array.isArray(value)) return value.map(keepTogether) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, keepTogether(item)])) as Value
}
