/** What a place in the database can hold by itself. */
export type Scalar = boolean | number | string
/** Orders siblings. Nothing in this project uses it, but a client can send it, so the rules must be able to see it. */
export type Priority = number | string | null
/** One stored value. A branch always has children: an empty one does not exist. */
export type Tree = Leaf | Branch
type Leaf = { value: Scalar; priority: Priority }
type Branch = { children: ReadonlyMap<string, Tree>; priority: Priority }
/** What is stored somewhere; `null` when nothing is. Never changed in place, so equal identity means unchanged. */
export type Data = Tree | null
/** Keys from the root. */
export type Path = readonly string[]

/** As documented for the Realtime Database: firebase.google.com/docs/database/usage/limits. */
const MAX_DEPTH = 32
const MAX_KEY_BYTES = 768
const MAX_STRING_BYTES = 10 * 1024 * 1024

const PRIORITY = '.priority'
const VALUE = '.value'
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a key may not contain
const FORBIDDEN_IN_KEYS = /[\u0000-\u001f\u007f.$#[\]/]/

/** A value or a path that the database refuses to store, whatever the rules say. The message is a wire status. */
export class InvalidDataError extends Error {}

/**
 * @param text Keys between slashes, e.g. `/visits/count`. The last one may be `.priority`.
 * @throws InvalidDataError when a key contains what no key may contain.
 */
export function parsePath(text: string): Path {
  const path = text.split('/').filter((key) => key !== '')
  const keys = path.at(-1) === PRIORITY ? path.slice(0, -1) : path
  for (const key of keys) assertKey(key)
  if (keys.length > MAX_DEPTH) throw new InvalidDataError('invalid_path')
  return path
}

/** Whether a path names the priority of a place instead of its value. */
export function isPriorityPath(path: Path) {
  return path.at(-1) === PRIORITY
}

/**
 * Reads the JSON of the wire and of REST, with `.value` and `.priority` where a value has a priority.
 *
 * @returns `null` for `null` and for objects that contain nothing but `null`.
 * @throws InvalidDataError for what cannot be stored.
 */
export function dataFromJson(json: unknown, depth = 0): Data {
  if (depth > MAX_DEPTH) throw new InvalidDataError('invalid_data')
  if (json === null || json === undefined) return null
  if (typeof json !== 'object') return { value: scalar(json), priority: null }

  const entries = new Map(Object.entries(json))
  const priority = toPriority(entries.get(PRIORITY) ?? null)
  if (entries.has(VALUE)) {
    const value = entries.get(VALUE)
    return value === null ? null : { value: scalar(value), priority }
  }
  entries.delete(PRIORITY)
  const children = new Map<string, Tree>()
  for (const [key, childJson] of entries) {
    assertKey(key)
    const child = dataFromJson(childJson, depth + 1)
    if (child) children.set(key, child)
  }
  return children.size === 0 ? null : { children, priority }
}

/** The opposite of `dataFromJson`. */
export function dataToJson(data: Data): unknown {
  if (data === null) return null
  if ('value' in data) return data.priority === null ? data.value : { [VALUE]: data.value, [PRIORITY]: data.priority }
  const json: Record<string, unknown> = data.priority === null ? {} : { [PRIORITY]: data.priority }
  for (const [key, child] of data.children) json[key] = dataToJson(child)
  return json
}

/** @returns What is stored at `path`; for a priority path the priority as a value. */
export function dataAt(data: Data, path: Path): Data {
  let current = data
  for (const key of path) {
    if (current === null) return null
    if (key === PRIORITY) return current.priority === null ? null : { value: current.priority, priority: null }
    current = 'children' in current ? (current.children.get(key) ?? null) : null
  }
  return current
}

/** @returns `data` with `value` at `path`. Places above that become empty disappear, as do values that are in the way. */
export function withDataAt(data: Data, path: Path, value: Data): Data {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (key === PRIORITY) return data && { ...data, priority: value && 'value' in value ? toPriority(value.value) : null }

  const before = data && 'children' in data ? data.children : new Map<string, Tree>()
  const child = withDataAt(before.get(key) ?? null, rest, value)
  if (child === (before.get(key) ?? null)) return data
  const children = new Map(before)
  if (child) children.set(key, child)
  else children.delete(key)
  return children.size === 0 ? null : { children, priority: data?.priority ?? null }
}

function assertKey(key: string) {
  if (key === '' || FORBIDDEN_IN_KEYS.test(key) || Buffer.byteLength(key) > MAX_KEY_BYTES) {
    throw new InvalidDataError('invalid_path')
  }
}

function scalar(value: unknown): Scalar {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'string' && Buffer.byteLength(value) <= MAX_STRING_BYTES) return value
  throw new InvalidDataError('invalid_data')
}

function toPriority(value: unknown): Priority {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new InvalidDataError('invalid_priority')
}
