import { createHash } from 'node:crypto'
import type { Data, Priority, Scalar, Tree } from './tree.ts'

/**
 * The fingerprint by which client and server agree on what is stored, without sending it: a transaction is written only
 * if the client's fingerprint is the server's.
 *
 * @returns Base64 of a SHA-1; the empty text when nothing is stored.
 */
export function hashOf(data: Data): string {
  if (data === null) return ''
  const priority = data.priority === null ? '' : `priority:${typed(data.priority)}:`
  if ('value' in data) return sha1(priority + typed(data.value))
  const children = [...data.children]
    .sort(byPriorityThenKey)
    .map(([key, child]) => `:${key}:${hashOf(child)}`)
    .join('')
  return sha1(priority + children)
}

function typed(value: Scalar) {
  return `${typeof value}:${typeof value === 'number' ? ieee754(value) : value}`
}

/** The eight bytes of a number as JavaScript keeps it, most significant first, in hexadecimal. */
function ieee754(value: number) {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes.toString('hex')
}

function sha1(text: string) {
  return createHash('sha1').update(text, 'utf8').digest('base64')
}

function byPriorityThenKey([leftKey, left]: [string, Tree], [rightKey, right]: [string, Tree]) {
  return comparePriorities(left.priority, right.priority) || compareKeys(leftKey, rightKey)
}

/** No priority, then numbers, then texts. */
function comparePriorities(left: Priority, right: Priority) {
  const rank = (priority: Priority) => (priority === null ? 0 : typeof priority === 'number' ? 1 : 2)
  return rank(left) - rank(right) || compare(left ?? 0, right ?? 0)
}

/** Keys that look like whole numbers of 32 bits first, as numbers; then the others as texts. */
function compareKeys(left: string, right: string) {
  const leftNumber = wholeNumber(left)
  const rightNumber = wholeNumber(right)
  if (leftNumber !== undefined && rightNumber !== undefined) {
    return leftNumber - rightNumber || left.length - right.length
  }
  if (leftNumber !== undefined) return -1
  if (rightNumber !== undefined) return 1
  return compare(left, right)
}

function wholeNumber(key: string) {
  if (!/^-?\d+$/.test(key)) return undefined
  const number = Number(key)
  return number >= -(2 ** 31) && number < 2 ** 31 ? number : undefined
}

function compare<Value extends string | number>(left: Value, right: Value) {
  return left < right ? -1 : left > right ? 1 : 0
}
