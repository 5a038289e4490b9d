import type { Faults } from './faults.ts'
import { hashOf } from './hash.ts'
import type { Rules } from './rules/rules.ts'
import { withServerValues } from './server-values.ts'
import type { Storage } from './storage.ts'
import { type Data, dataAt, dataFromJson, dataToJson, isPriorityPath, type Path, withDataAt } from './tree.ts'

/** What became of a write, in the words of the wire. */
export type WriteStatus = 'ok' | 'datastale' | 'permission_denied'

/** One place and the JSON that shall stand there. */
export type Write = { path: Path; json: unknown }

/** Somebody who wants to hear of every change at a place. */
type Listener = { path: Path; last: Data; onChange: (json: unknown) => void }

/** Everything that happened so far, for tests and measurements. */
export type Statistics = { written: number; stale: number; denied: number }

/**
 * The database itself: data, rules, and who listens. Knows nothing of connections.
 * Every request is carried out completely before the next, and listeners hear of a change before its author gets an answer.
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
  jsonAt(path: Path): unknown {
    return dataToJson(dataAt(this.#current(), path))
  }

  hashAt(path: Path) {
    return hashOf(dataAt(this.#current(), path))
  }

  /** @returns The function that ends it. `onChange` is not called for what is there already. */
  listen(path: Path, onChange: (json: unknown) => void): () => void {
    const listener = { path, last: dataAt(this.#current(), path), onChange }
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Carries out writes together or not at all, if the rules allow every one of them.
   *
   * @param expectedHash Refuse as `datastale` when something else is stored at the (only) place by now.
   * @throws InvalidDataError when the JSON cannot be stored.
   */
  write(writes: readonly Write[], expectedHash?: string): WriteStatus {
    let status: WriteStatus = 'ok'
    this.#storage.update((current) => {
      this.#announce(current)
      const next = applied(current, writes)
      status = this.#judge(current, next, writes, expectedHash)
      return status === 'ok' ? next : current
    })
    this.statistics[status === 'ok' ? 'written' : status === 'datastale' ? 'stale' : 'denied'] += 1
    this.#announce(this.#storage.read())
    return status
  }

  /** Writes past the rules. For tests. */
  overwrite(path: Path, json: unknown) {
    this.#storage.update((current) => applied(current, [{ path, json }]))
    this.#announce(this.#storage.read())
  }

  /** Whether the rules would allow the writes now. */
  mayWrite(writes: readonly Write[]) {
    const current = this.#current()
    return this.#allowed(current, applied(current, writes), writes)
  }

  #judge(current: Data, next: Data, writes: readonly Write[], expectedHash: string | undefined): WriteStatus {
    const [first] = writes
    const isStale = expectedHash !== undefined && first && hashOf(dataAt(current, first.path)) !== expectedHash
    if (isStale && !this.#faults.rulesFirst) return 'datastale'
    if (!this.#allowed(current, next, writes)) return 'permission_denied'
    return isStale ? 'datastale' : 'ok'
  }

  #allowed(current: Data, next: Data, writes: readonly Write[]) {
    return this.#faults.deny === 'nothing' && writes.every(({ path }) => this.#rules.mayWrite(current, next, path))
  }

  /** The data as it is now; another process may have written it. */
  #current() {
    const current = this.#storage.read()
    this.#announce(current)
    return current
  }

  #announce(current: Data) {
    for (const listener of this.#listeners) {
      const data = dataAt(current, listener.path)
      if (data === listener.last) continue
      const unchanged = hashOf(data) === hashOf(listener.last)
      listener.last = data
      if (!unchanged) listener.onChange(dataToJson(data))
    }
  }
}

function applied(current: Data, writes: readonly Write[]): Data {
  let next = current
  for (const { path, json } of writes) {
    const value = dataFromJson(withServerValues(json, dataAt(current, path)))
    next = withDataAt(next, path, isPriorityPath(path) && value && !('value' in value) ? null : value)
  }
  return next
}
