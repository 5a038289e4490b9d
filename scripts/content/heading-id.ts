import { toSlug } from './suggest.ts'

/**
 * Names the headings of one page so that links can lead to them: `Süreç nasıl işler?` is `surec-nasil-isler`.
 * The second heading of the same text gets `-2`. A heading without letters gets `bolum`.
 */
export class HeadingIds {
  readonly #taken: Set<string>
  /** The last number given to a text, so that a text repeated often is not counted from the start every time. */
  readonly #counts = new Map<string, number>()

  /** @param taken Names that are on the page already, e.g. those of services. */
  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken)
  }

  /** The name of the next heading, in the order of the page. */
  next(text: string): string {
    const base = toSlug(text) || 'bolum'
    let id = base
    let count = this.#counts.get(base) ?? 1
    while (this.#taken.has(id)) {
      count += 1
      id = `${base}-${count}`
    }
    this.#counts.set(base, count)
    this.#taken.add(id)
    return id
  }
}
