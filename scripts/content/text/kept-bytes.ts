/** One allocation for some hundred files: thousands of small ones would cost more than what they hold. */
const SLAB_BYTES = 1 << 20

let slab: Buffer | undefined
let used = 0

/** The bytes of a file, kept outside of the engine's heap, where thousands of them slow nothing down. */
export class KeptBytes {
  readonly #slab: Buffer
  readonly #start: number
  readonly #end: number

  constructor(bytes: Buffer) {
    if (!slab || used + bytes.length > slab.length) {
      slab = Buffer.allocUnsafeSlow(Math.max(SLAB_BYTES, bytes.length))
      used = 0
    }
    this.#slab = slab
    this.#start = used
    used += bytes.copy(slab, used)
    this.#end = used
  }

  /** The bytes read as UTF-8. */
  toText(): string {
    return this.#slab.toString('utf8', this.#start, this.#end)
  }
}
