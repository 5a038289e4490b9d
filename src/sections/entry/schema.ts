import { z } from 'zod'
import { defineSection, type Entry, type WrittenPage } from '../../collections/define.ts'
import type { ResolvedImage } from '../../content/resolved-values.ts'

/**
 * An entry that has a page of its own, such as an article: its words, its body, and the ways on. Not written by staff: a
 * collection hands it over in `resolve`.
 */
const entrySectionSchema = z.strictObject({
  type: z.literal('entry'),
  title: z.string(),
  lead: z.string(),
  /** `2026-11-24`, and as people read it. */
  day: z.strictObject({ iso: z.string(), text: z.string() }).optional(),
  image: z.custom<ResolvedImage & { alt: string }>().optional(),
  icon: z.enum(['offer', 'server', 'weight', 'sketch']).optional(),
})

/** A page to go on to. */
type Way = { path: string; title: string }

export const entry = defineSection(
  entrySectionSchema,
  { isChosen: false, occurs: 'first', showsBody: true },
  (_, context, { entry }): { body: ReturnType<typeof context.body>; list?: string; previous?: Way; next?: Way } => {
    const { collection } = entry
    const body = context.body(entry)
    if (collection.format === 'json' || typeof collection.rules.shownAt === 'string') return { body }
    const entries = context.entriesOf(collection)
    const at = entries.indexOf(entry)
    const way = (other: Entry | undefined): Way | undefined => {
      if (!other) return undefined
      const { path, title } = context.resolvedEntry(other, collection) as WrittenPage
      return { path, title }
    }
    const [previous, next] = [way(entries[at - 1]), way(entries[at + 1])]
    const { shownAt } = collection.rules
    return {
      body,
      ...('below' in shownAt && { list: shownAt.below }),
      ...(previous && { previous }),
      ...(next && { next }),
    }
  },
)
