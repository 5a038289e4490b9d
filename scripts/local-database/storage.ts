import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Data, dataFromJson, dataToJson } from './tree.ts'

/** Where the data is between two requests. */
export type Storage = {
  /** The whole database as it is now. The same object as last time when nothing has changed. */
  read(): Data
  /** Replaces the whole database by what `change` makes of it. Nobody else writes meanwhile. */
  update(change: (current: Data) => Data): void
}

/** A write takes about a millisecond; a lock this old was left behind by a process that died. */
const STALE_LOCK_MS = 2_000

export class MemoryStorage implements Storage {
  #data: Data = null

  read() {
    return this.#data
  }

  update(change: (current: Data) => Data) {
    this.#data = change(this.#data)
  }
}

/**
 * Keeps the data in a JSON file that several processes may share: two development servers count in the same file and
 * lose nothing. The file is replaced in one step, so it is never half written.
 */
export class FileStorage implements Storage {
  readonly #file: string
  #data: Data = null
  #version = ''

  /** @throws SyntaxError when the file is there and is no JSON. */
  constructor(file: string) {
    this.#file = file
    this.read()
  }

  read() {
    const version = this.#versionOnDisk()
    if (version !== this.#version) {
      this.#data = version === '' ? null : dataFromJson(parse(this.#file))
      this.#version = version
    }
    return this.#data
  }

  update(change: (current: Data) => Data) {
    this.#whileLocked(() => {
      const current = this.read()
      const next = change(current)
      if (next === current) return
      const draft = `${this.#file}.${process.pid}.tmp`
      writeFileSync(draft, `${JSON.stringify(dataToJson(next), null, 2)}\n`)
      renameSync(draft, this.#file)
      this.#data = next
      this.#version = this.#versionOnDisk()
    })
  }

  #versionOnDisk() {
    const stats = statSync(this.#file, { bigint: true, throwIfNoEntry: false })
    return stats ? `${stats.ino}:${stats.mtimeNs}:${stats.size}` : ''
  }

  #whileLocked(work: () => void) {
    const lock = `${this.#file}.lock`
    mkdirSync(path.dirname(this.#file), { recursive: true })
    while (!created(lock)) {
      const age = Date.now() - Number(statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
      if (age > STALE_LOCK_MS) rmSync(lock, { force: true })
      else sleep(1)
    }
    try {
      work()
    } finally {
      rmSync(lock, { force: true })
    }
  }
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new SyntaxError(`${file} cannot be read as JSON; delete it to start from nothing`, { cause: error })
  }
}

/** @returns `false` when somebody else has it. */
function created(lock: string): boolean {
  try {
    closeSync(openSync(lock, 'wx'))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Blocks on purpose: whoever waits for the lock is in the middle of a request that has to stay in one piece. */
function sleep(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
