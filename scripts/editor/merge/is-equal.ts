import { isRecord } from '../../content/schema/introspect.ts'

/** Whether two values as JSON has them are equal, whatever the order of their keys. Also in the browser. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => isEqual(item, b[at]))
  if (!isRecord(a) || !isRecord(b)) return Object.is(a, b)
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
}
