import { createHash } from 'node:crypto'
import type { Data } from './tree.ts'

/**
 * The hash by which client and server agree on what is stored without sending it: a transaction is written only if the
 * client's hash is the server's.
 *
 * @returns Base64 of a SHA-1, the empty text when nothing is stored. `undefined`, which no client sends, for a place with
 *   children: nothing here runs a transaction on one.
 */
export function hashOf(data: Data): string | undefined {
  if (data === null) return ''
  if (typeof data === 'object') return undefined
  const text = `${typeof data}:${typeof data === 'number' ? ieee754(data) : data}`
  return createHash('sha1').update(text, 'utf8').digest('base64')
}

/** The eight bytes of the number, most significant first, in hexadecimal. */
function ieee754(value: number) {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes.toString('hex')
}
