import { visitTexts } from '../../../content/schema/introspect.ts'
import { labelOf } from '../../forms/field-schema.ts'
import type { ContentList } from '../../server/content-list.ts'
import { titleOf } from '../state/derived.ts'
import type { Path } from '../state/schema.ts'
import { type Draft, entriesOf } from '../state/store.ts'

/** A text of an entry, with its place in the words of the form. */
export type FoundText = { path: string; at: Path; text: string; place: string }

/** Finds texts in all entries, in the order of the form. An entry with a draft is searched as the draft has it. */
export function findTexts(
  content: ContentList,
  drafts: Readonly<Record<string, Draft>>,
  matches: (text: string, place: string) => boolean,
): FoundText[] {
  return content.collections.flatMap((collection) =>
    entriesOf(content, collection).flatMap(({ path, values: saved }) => {
      const values = drafts[path]?.values ?? saved
      const texts: { at: Path; text: string }[] = []
      visitTexts(values, (text, at) => texts.push({ at, text }))
      return texts
        .map(({ at, text }) => {
          const place = `${titleOf(collection, values)} › ${labelOf(collection.schema, at, values)}`
          return { path, at, text, place }
        })
        .filter(({ text, place }) => matches(text, place))
    }),
  )
}
