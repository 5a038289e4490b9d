import { type Data, dataAt, InvalidDataError } from './tree.ts'

/**
 * Replaces `{ ".sv": … }` by what the server makes of it, before rules and storage see it.
 *
 * @param json What the client sent.
 * @param stored What is stored at the same place; the base of an increment, 0 when it is no number.
 * @throws InvalidDataError for a server value that does not exist.
 */
export function withServerValues(json: unknown, stored: Data, now = Date.now()): unknown {
  if (typeof json !== 'object' || json === null) return json
  if ('.sv' in json) return serverValue(json['.sv'], stored, now)
  return Object.fromEntries(
    Object.entries(json).map(([key, child]) => [
      key,
      // `.value` stands for the place itself
      withServerValues(child, key === '.value' ? stored : dataAt(stored, [key]), now),
    ]),
  )
}

function serverValue(operation: unknown, stored: Data, now: number): number {
  if (operation === 'timestamp') return now
  if (typeof operation === 'object' && operation !== null && 'increment' in operation) {
    const { increment } = operation
    if (typeof increment === 'number') {
      return stored && 'value' in stored && typeof stored.value === 'number' ? stored.value + increment : increment
    }
  }
  throw new InvalidDataError('invalid_server_value')
}
