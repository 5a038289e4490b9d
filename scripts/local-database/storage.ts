import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Data, dataFromJson } from './tree.ts'

/** Storage of the data between two requests. */
export type Storage = {
  /** The whole database as it is now. */
  read(): Data
  write(data: Data): void
}

export class MemoryStorage implements Storage {
  #data: Data = null

  read() {
    return this.#data
  }

  write(data: Data) {
    this.#data = data
  }
}

/**
 * Keeps the data in a JSON file, read anew for every request: several development servers count in the same file. The
 * file is replaced in one step, so it is never half written; nothing locks it between reading and writing.
 */
export class FileStorage implements Storage {
  readonly #file: string

  /** @throws SyntaxError when the file is there and is no JSON. */
  constructor(file: string) {
    this.#file = file
    this.read()
  }

  read() {
    try {
      return dataFromJson(JSON.parse(readFileSync(this.#file, 'utf8')))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw new SyntaxError(`${this.#file} cannot be read as JSON; delete it to start from nothing`, { cause: error })
    }
  }

  write(data: Data) {
    mkdirSync(path.dirname(this.#file), { recursive: true })
    const draft = `${this.#file}.${process.pid}.tmp`
    writeFileSync(draft, `${JSON.stringify(data, null, 2)}\n`)
    renameSync(draft, this.#file)
  }
}
