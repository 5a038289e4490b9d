/** A value, or children by key; `null` for an empty path. Immutable. */
export type Data = Scalar | Branch | null
export type Scalar = boolean | number | string
/** Never empty: a path without children does not exist. */
type Branch = { readonly [key: string]: Data }
/** Keys from the root. */
export type Path = readonly string[]

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a key may not contain
const FORBIDDEN_IN_KEYS = /[\u0000-\u001f\u007f.$#[\]/]/

/** Invalid value or path, whatever the rules allow. The message is a status of the wire protocol. */
export class InvalidDataError extends Error {}

/**
 * @param text Keys between slashes, e.g. `/visits/count`.
 * @throws InvalidDataError for a key with a forbidden character, such as `.priority`.
 */
export function parsePath(text: string): Path {
  const path = text.split('/').filter((key) => key !== '')
  if (path.some((key) => FORBIDDEN_IN_KEYS.test(key))) throw new InvalidDataError('invalid_path')
  return path
}

/**
 * @returns The JSON in stored form: without `null` and empty objects, arrays as objects with their indexes as keys.
 * @throws InvalidDataError for a key with a forbidden character, as in values with a priority.
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

/** @returns `data` with `value` at `path`. Empty parents disappear, and so does a value in place of a parent. */
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
