/** How Turkish writes small numbers; above these a digit reads better. */
const NUMBERS = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on', 'on bir', 'on iki']

/** `{hizmet sayısı}`, at the start of a sentence `{Hizmet sayısı}`; a dotted i from a foreign keyboard will do. */
const SERVICE_COUNT = /\{[ ]?(h|H)izmet say[ıi]s[ıi][ ]?\}/gu

/** Writes the number of services into the gaps for it, so that texts stay true when services come and go. */
export function writeServiceCount<Value>(value: Value, count: number): Value {
  const word = NUMBERS[count] ?? String(count)
  const capital = word.charAt(0).toLocaleUpperCase('tr') + word.slice(1)
  return rewriteTexts(value, (text) => text.replace(SERVICE_COUNT, (_, first) => (first === 'H' ? capital : word)))
}

/** A copy of a value of any shape with every text in it rewritten. */
function rewriteTexts<Value>(value: Value, rewrite: (text: string) => string): Value {
  if (typeof value === 'string') return rewrite(value) as Value
  if (Array.isArray(value)) return value.map((item) => rewriteTexts(item, rewrite)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rewriteTexts(item, rewrite)])) as Value
}
