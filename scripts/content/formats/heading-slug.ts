import { toSlug } from '../../../src/content/locale.ts'
import { MAIN_ID, MESSAGE_ID, OFFER_ID, QUESTIONS_ID, STEPS_ID, VALUES_ID } from '../../../src/content/paths.ts'

/** Element ids of the layout, index.html and sections. */
export const PAGE_IDS: readonly string[] = [MAIN_ID, 'root', OFFER_ID, MESSAGE_ID, STEPS_ID, QUESTIONS_ID, VALUES_ID]

/** The slug of a heading: `surec-nasil-isler` for `Süreç nasıl işler?`, `bolum` without letters. */
export function toHeadingName(text: string): string {
  return toSlug(text) || 'bolum'
}

/** Assigns unique ids to the headings of one page; a repeated one gets `-2`. */
export class HeadingIds {
  readonly #taken: Set<string>
  /** The last number per slug, so that repeated headings take linear time. */
  readonly #counts = new Map<string, number>()

  /** @param taken Ids already on the page, e.g. those of services. */
  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken)
  }

  /** The id of the next heading in page order. */
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
