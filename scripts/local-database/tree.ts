/** The data at a path: a value, children by key, or `null` for nothing. Immutable. */
export type Data = Scalar | Branch | null
export type Scalar = boolean | number | string
/** Never empty: a place without children does not exist. */
type Branch = { readonly [key: string]: Data }
/** Keys from the root. */
export type Path = readonly string[]

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a key may not contain
const FORBIDDEN_IN_KEYS = /[\u0000-\u001f\u007f.$#[\]/]/

/** A value or a path that cannot be stored, whatever the rules say. The message is a status of the wire protocol. */
export class InvalidDataError extends Error {}

/**
 * @param text Keys between slashes, e.g. `/visits/count`.
 * @throws InvalidDataError when a key contains what no key may contain. `.priority` is such a key.
 */
export function parsePath(text: string): Path {
  const path = text.split('/').filter((key) => key !== '')
  if (path.some((key) => FORBIDDEN_IN_KEYS.test(key))) throw new InvalidDataError('invalid_path')
  return path
}

/**
 * @returns The JSON as it is stored: without `null` and empty objects, a list as an object with its indexes.
 * @throws InvalidDataError for a key that no path can name. Values with a priority have such keys.
 */
export function dataFromJson(json: unknown): Data {
  if (json === null || json === undefined) return null
  if (typeof json === 'boolean' || typeof json === 'number' || typeof json === 'string') return json
  const children: [string, Data][] = []
  for (const [key, childJson] of Object.entries(json)) {
    if (key === '' || FORBIDDEN_IN_KEYS.test(key)) throw new InvalidDataError('invalid_data')
    const child = dataFromJson(childJson)
    if (child !== null) children.push([key, child])
  }
  return children.length === 0 ? null : Object.fromEntries(children)
}

export function dataAt(data: Data, path: Path): Data {
  let current = data
  for (const key of path) current = isBranch(current) && Object.hasOwn(current, key) ? (current[key] ?? null) : null
  return current
}

/** @returns `data` with `value` at `path`. Places above that become empty disappear, as do values that are in the way. */
export function withDataAt(data: Data, path: Path, value: Data): Data {
  const [key, ...rest] = path
  if (key === undefined) return value
  const before = dataAt(data, [key])
  const child = withDataAt(before, rest, value)
  if (before === null && child === null) return data
  const children = Object.entries(isBranch(data) ? data : {}).filter(([name]) => name !== key)
  if (child !== null) children.push([key, child])
  return children.length === 0 ? null : Object.fromEntries(children)
}

function isBranch(data: Data): data is Branch {
  return typeof data === 'object' && data !== null
}
