import { z } from 'zod'
import {
  defineSection,
  type Entry,
  type EntryExtras,
  type EntryPage,
  type WrittenPage,
} from '../../collections/define.ts'

/** An entry that has a page of its own: its words, its body, and the ways on. Not written by staff. */
const entrySectionSchema = z.strictObject({
  type: z.literal('entry'),
  title: z.string(),
  lead: z.string(),
  day: z.custom<EntryExtras['day']>().optional(),
  facts: z.custom<EntryExtras['facts']>().optional(),
  image: z.custom<EntryExtras['image']>().optional(),
  icon: z.custom<EntryExtras['icon']>().optional(),
})

/** The page of an entry: what a collection with such pages returns in `resolve`. */
export function entryPage({
  path,
  title,
  description,
  draft,
  published,
  describe,
  ...shown
}: Omit<WrittenPage, 'sections'> & EntryExtras): EntryPage {
  const section = { type: 'entry' as const, title, lead: description, ...shown }
  return { path, title, description, draft, ...(published && { published }), describe, sections: [section] }
}

/** A page to go on to; `label` says which it is. */
type Way = { path: string; title: string; label: string } & Pick<EntryExtras, 'icon'>

export const entry = defineSection(
  entrySectionSchema,
  { isChosen: false, occurs: 'first', showsBody: true },
  (_, context, { entry, list }) => {
    const { collection } = entry
    const entries = collection.format === 'markdown' ? context.entriesOf(collection) : []
    const at = entries.indexOf(entry)
    const way = (label: string, other: Entry | undefined): Way[] => {
      if (!other || collection.format === 'json') return []
      const { path, title, sections } = context.resolvedEntry(other, collection) as EntryPage
      return [{ path, title, label, icon: sections[0].icon }]
    }
    const ways = list && {
      ariaLabel: list.words.ways,
      pages: [...way(list.words.previous, entries[at - 1]), ...way(list.words.next, entries[at + 1])],
      list: { path: list.path, title: list.words.list },
    }
    return { body: context.body(entry), ...(ways && { ways }) }
  },
)
