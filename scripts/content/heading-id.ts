import { toSlug } from './suggest.ts'

/**
 * Names the headings of one page so that links can lead to them: `Süreç nasıl işler?` is `surec-nasil-isler`.
 * The second heading of the same text gets `-2`. A heading without letters gets `bolum`.
 */
export class HeadingIds {
  readonly #taken: Set<string>

  /** @param taken Names that are on the page already, e.g. those of services. */
  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken)
  }

  /** The name of the next heading, in the order of the page. */
  next(text: string): string {
    const base = toSlug(text) || 'bolum'
    let id = base
    for (let count = 2; this.#taken.has(id); count += 1) id = `${base}-${count}`
    this.#taken.add(id)
    return id
  }
}
