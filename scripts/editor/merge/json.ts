import { isDeepStrictEqual } from 'node:util'
import { applyEdits, type FormattingOptions, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser'
import { isRecord } from '../../content/schema/introspect.ts'
import { orderKeys } from './align.ts'

const FORMAT: FormattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }

/**
 * Writes a value into an existing JSON text, touching only what differs: keys stay in their order, and a list written
 * on one line stays on one line.
 *
 * @param text May be empty.
 */
export function editJson(text: string, next: unknown): string {
  if (text === '') return canonical(next)
  const edited = edit(text, [], JSON.parse(text), next)
  // A small diff is an attempt; what counts is that the file says what was meant.
  return isDeepStrictEqual(JSON.parse(edited), next) ? edited : canonical(next)
}

function canonical(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function edit(text: string, path: JSONPath, before: unknown, next: unknown): string {
  if (isDeepStrictEqual(before, next)) return text
  if (isRecord(before) && isRecord(next)) return editObject(text, path, before, next)
  if (Array.isArray(before) && Array.isArray(next)) return editArray(text, path, before, next)
  return write(text, path, next)
}

function editObject(text: string, path: JSONPath, before: Values, next: Values): string {
  let edited = text
  for (const key of Object.keys(before)) if (!(key in next)) edited = write(edited, [...path, key], undefined)
  for (const key of Object.keys(before)) if (key in next) edited = edit(edited, [...path, key], before[key], next[key])
  const order = orderKeys(Object.keys(before), Object.keys(next))
  for (const [index, key] of order.entries()) {
    if (!(key in before)) edited = write(edited, [...path, key], next[key], index)
  }
  return edited
}

/** Removes the items that are gone, inserts those that are new, and edits the rest where they stand. */
function editArray(text: string, path: JSONPath, before: readonly unknown[], next: readonly unknown[]): string {
  let edited = text
  const kept = [...before]
  const surplus = before.length - next.length
  for (let index = before.length - 1; index >= 0 && kept.length > before.length - surplus; index -= 1) {
    if (next.some((item) => isDeepStrictEqual(item, kept[index]))) continue
    edited = write(edited, [...path, index], undefined)
    kept.splice(index, 1)
  }
  for (const [index, item] of next.entries()) {
    if (kept.length >= next.length) break
    if (kept.some((known) => isDeepStrictEqual(known, item))) continue
    edited = write(edited, [...path, index], item, index)
    kept.splice(index, 0, item)
  }
  if (kept.length !== next.length) return write(text, path, next)
  for (const [index, item] of next.entries()) edited = edit(edited, [...path, index], kept[index], item)
  return edited
}

/** @param insertAt Where to insert among the keys or items that are there; without it the value is replaced. */
function write(text: string, path: JSONPath, value: unknown, insertAt?: number): string {
  const root = parseTree(text)
  const place = root && findNodeAtLocation(root, insertAt === undefined ? path : path.slice(0, -1))
  const source = place ? text.slice(place.offset, place.offset + place.length) : ''
  const isOneLine = source.length > 2 && !source.includes('\n')
  const isText = insertAt === undefined && typeof value !== 'object'
  const edits = modify(text, path, value, {
    // Formatting would break the line.
    ...(isOneLine || isText ? {} : { formattingOptions: FORMAT }),
    ...(insertAt === undefined ? {} : { isArrayInsertion: place?.type === 'array', getInsertionIndex: () => insertAt }),
  })
  return applyEdits(text, edits)
}

type Values = Record<string, unknown>
