import { isDeepStrictEqual } from 'node:util'
import type { Faults } from './faults.ts'
import { hashOf } from './hash.ts'
import type { Rules } from './rules/rules.ts'
import type { Storage } from './storage.ts'
import { type Data, dataAt, dataFromJson, InvalidDataError, type Path, withDataAt } from './tree.ts'

/** The status of a write, as the wire protocol spells it. */
export type WriteStatus = 'ok' | 'datastale' | 'permission_denied'

/** A path and the JSON to store there. */
export type Write = { path: Path; json: unknown }

type Listener = { path: Path; last: Data; onChange: (data: Data) => void }

/** The number of writes by status, for tests. */
export type Statistics = { written: number; stale: number; denied: number }

/**
 * The database itself: data, rules and listeners. Knows nothing of connections.
 * A request is carried out completely before the next one, and listeners hear of a change before its author gets an answer.
 */
export class Database {
  readonly statistics: Statistics = { written: 0, stale: 0, denied: 0 }
  readonly #storage: Storage
  readonly #rules: Rules
  readonly #faults: Faults
  readonly #listeners = new Set<Listener>()

  constructor(storage: Storage, rules: Rules, faults: Faults) {
    this.#storage = storage
    this.#rules = rules
    this.#faults = faults
  }

  mayRead(path: Path) {
    return this.#faults.deny !== 'everything' && this.#rules.mayRead(this.#storage.read(), path)
  }

  /** What is stored at `path`, rules aside. */
  read(path: Path): Data {
    return dataAt(this.#storage.read(), path)
  }

  /** @returns The function that ends it. `onChange` is not called for what is there already. */
  listen(path: Path, onChange: (data: Data) => void): () => void {
    const listener = { path, last: this.read(path), onChange }
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Carries out writes together or not at all, if the rules allow every one of them.
   *
   * @param expectedHash Refuse as `datastale` when something else is stored at the (only) path by now.
   * @throws InvalidDataError when the JSON cannot be stored.
   */
  write(writes: readonly Write[], expectedHash?: string): WriteStatus {
    const current = this.#storage.read()
    // Another process may have written to the file: a client has to know the new value before it hears `datastale`.
    this.#notifyListeners(current)
    const next = applied(current, writes)
    const status = this.#judge(current, next, writes, expectedHash)
    if (status === 'ok') this.#replace(next)
    this.statistics[status === 'ok' ? 'written' : status === 'datastale' ? 'stale' : 'denied'] += 1
    return status
  }

  /** Writes without checking the rules, for tests. */
  overwrite(path: Path, json: unknown) {
    this.#replace(applied(this.#storage.read(), [{ path, json }]))
  }

  #judge(current: Data, next: Data, writes: readonly Write[], expectedHash: string | undefined): WriteStatus {
    const [first] = writes
    const isStale = expectedHash !== undefined && first && hashOf(dataAt(current, first.path)) !== expectedHash
    if (isStale && !this.#faults.rulesFirst) return 'datastale'
    const isAllowed = writes.every(({ path }) => this.#rules.mayWrite(current, next, path))
    if (!isAllowed || this.#faults.deny !== 'nothing') return 'permission_denied'
    return isStale ? 'datastale' : 'ok'
  }

  #replace(next: Data) {
    this.#storage.write(next)
    this.#notifyListeners(next)
  }

  #notifyListeners(current: Data) {
    for (const listener of this.#listeners) {
      const data = dataAt(current, listener.path)
      if (isDeepStrictEqual(data, listener.last)) continue
      listener.last = data
      listener.onChange(data)
    }
  }
}

function applied(current: Data, writes: readonly Write[]): Data {
  return writes.reduce((data, { path, json }) => withDataAt(data, path, toData(json, dataAt(data, path))), current)
}

/** Resolves the server value of `increment()`, whose base is what is stored: 0 when that is no number. */
function toData(json: unknown, stored: Data): Data {
  if (typeof json !== 'object' || json === null || !('.sv' in json)) return dataFromJson(json)
  const operation = json['.sv']
  if (typeof operation === 'object' && operation !== null && 'increment' in operation) {
    const { increment } = operation
    if (typeof increment === 'number') return (typeof stored === 'number' ? stored : 0) + increment
  }
  throw new InvalidDataError('invalid_server_value')
}
