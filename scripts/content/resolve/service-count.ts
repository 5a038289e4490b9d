/** How Turkish writes small numbers; above these a digit reads better. */
const NUMBERS = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on', 'on bir', 'on iki']

/** `{hizmet sayısı}`, at the start of a sentence `{Hizmet sayısı}`; a dotted i from a foreign keyboard will do. */
const GAP = /\{[ ]?(h|H)izmet say[ıi]s[ıi][ ]?\}/gu

/** Writes the number of services wherever a text asks for it, so that no text lies when a service comes or goes. */
export function writeServiceCount<Value>(value: Value, count: number): Value {
  if (typeof value === 'string')
    return value.replace(GAP, (_, [first]: string) => wordOf(count, first === 'H')) as Value
  if (Array.isArray(value)) return value.map((item) => writeServiceCount(item, count)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, writeServiceCount(item, count)])) as Value
}

function wordOf(count: number, isCapital: boolean): string {
  const word = NUMBERS[count] ?? String(count)
  const [first = ''] = word
  return isCapital ? first.toLocaleUpperCase('tr') + word.slice(first.length) : word
}
