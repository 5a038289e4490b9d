import type { ContentFile } from './content-file.ts'
import { type Problem, problem } from './issue.ts'

/** What stands in this project until a real company takes it over; see the section "Placeholders" of the README. */
const PLACEHOLDER =
  /Örnek (?:Dijital|Mahallesi|Caddesi|Sokağı)|\+?90[ ]?212[ ]?000[ ]?00[ ]?00|[\w.+-]+@example\.(?:com|org|net)|(?:https?:\/\/)?(?:www\.)?example\.(?:com|org|net)|https:\/\/(?:www\.)?(?:linkedin|instagram)\.com\/(?:company\/|in\/)?(?:example|ornek)\b/giu

/** Finds every placeholder, with its place: a site must not go live with them. */
export function findPlaceholders(files: readonly ContentFile[]): Problem[] {
  return files.flatMap(({ source }) =>
    [...source.text.matchAll(PLACEHOLDER)].map((match) => {
      const range = { start: match.index, end: match.index + match[0].length }
      return problem(source, range, 'placeholder', { field: undefined, value: match[0] })
    }),
  )
}
