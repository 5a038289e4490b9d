import { type Data, dataAt, type Path, parsePath, type Scalar } from '../tree.ts'

/** A place in the database as a rule sees it: `data` before the write, `newData` after it. */
export class Snapshot {
  readonly #root: Data
  readonly #path: Path

  constructor(root: Data, path: Path) {
    this.#root = root
    this.#path = path
  }

  /** The value when it is a single one. A branch has none that a rule could compare. */
  val(): Scalar | null {
    const data = this.#data()
    return data && 'value' in data ? data.value : null
  }

  exists() {
    return this.#data() !== null
  }

  isNumber() {
    return typeof this.val() === 'number'
  }

  isString() {
    return typeof this.val() === 'string'
  }

  isBoolean() {
    return typeof this.val() === 'boolean'
  }

  getPriority() {
    return this.#data()?.priority ?? null
  }

  child(path: string) {
    return new Snapshot(this.#root, [...this.#path, ...parsePath(path)])
  }

  parent() {
    return new Snapshot(this.#root, this.#path.slice(0, -1))
  }

  #data() {
    return dataAt(this.#root, this.#path)
  }
}
