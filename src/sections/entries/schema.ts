import { z } from 'zod'
import { defineSection, type EntryFolder, type ResolveContext } from '../../collections/define.ts'
import { action, choice, group, paragraph } from '../../content/fields.ts'
import { sectionLead, sectionTitle } from '../../content/section-fields.ts'
import { capitalize } from '../../content/staff-language.ts'

/** On a page of the whole list. */
const PER_PAGE = 12

/** Elsewhere: a row of cards. */
const LATEST = 3

/** The section type that lists the entries of a collection with pages of their own; its name is that of the collection. */
export function listOf(folder: EntryFolder) {
  const { one, many, below } = folder.rules.shownAt
  const schema = group(
    `${capitalize(many)} bölümü`,
    `${capitalize(many)} listesi; içerik ${capitalize(many)} kayıtlarından gelir.`,
    {
      type: z.literal(folder.name),
      title: sectionTitle(capitalize(many)),
      lead: sectionLead('Başlamadan önce bilmek isteyeceğiniz şeyler.').optional(),
      show: choice(
        { all: `Bütün ${many}`, latest: `İlk üç ${one}` },
        {
          title: 'Hangileri',
          description: `Bütün ${many} on ikişer on ikişer, arkası sayfa-2 adresinde; ${below} sayfası bunun yeridir. Başka sayfalara ilk üçü yeter.`,
          examples: ['latest'],
        },
      ),
      empty: paragraph(160, {
        title: 'Liste boşken',
        description: `Yayında hiç ${one} yokken listenin yerinde görünür.`,
        examples: ['İlkini hazırlıyoruz.'],
      }).optional(),
      action: action(`Bütün ${many}`, below).optional(),
    },
  )

  const countPages = ({ show }: z.infer<typeof schema>, context: ResolveContext) =>
    show === 'latest' ? 1 : Math.max(1, Math.ceil(context.entriesOf(folder).length / PER_PAGE))

  return defineSection(
    schema,
    { pageType: 'CollectionPage' },
    (section, context, { number }) => {
      const size = section.show === 'latest' ? LATEST : PER_PAGE
      const count = countPages(section, context)
      const shown = context.resolvedEntries(folder).slice((number - 1) * size, number * size)
      // The same day on all of them tells nothing.
      const hasDays = shown.length === 1 || new Set(shown.map(({ sections: [{ day }] }) => day?.iso)).size > 1
      return {
        // One component for all of them.
        type: 'entries' as const,
        entries: shown.map(({ path, title, description, draft, sections: [{ day, facts, image, icon }] }) => ({
          path,
          title,
          description,
          ...(draft && { draft }),
          ...(hasDays && { day }),
          facts: facts?.map(({ value }) => value),
          image,
          icon,
        })),
        path: below,
        ...(count > 1 && { count }),
      }
    },
    countPages,
  )
}
