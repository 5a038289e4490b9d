import { MAIN_ID } from '../../../src/content/paths.ts'
import { toSlug } from '../text/closest-match.ts'

/** Names every page carries already: of its own element, and of those in index.html. */
export const PAGE_IDS: readonly string[] = [MAIN_ID, 'root']

/** The name of a heading in links: `Süreç nasıl işler?` is `surec-nasil-isler`, one without letters `bolum`. */
export function toHeadingName(text: string): string {
  return toSlug(text) || 'bolum'
}

/** Names the headings of one page so that links can lead to them; the second one of the same name gets `-2`. */
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
    const base = toHeadingName(text)
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
