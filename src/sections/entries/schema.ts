import { z } from 'zod'
import { articles as articlesFolder } from '../../collections/articles.ts'
import { defineSection, type ResolveContext } from '../../collections/define.ts'
import { action, paragraph } from '../../content/fields.ts'
import { sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** On a page of the whole list. */
const PER_PAGE = 12

/** Elsewhere: a row of cards. */
const LATEST = 3

/** Articles, newest first; they come from `content/articles`. */
const articlesSectionSchema = z
  .strictObject({
    type: z.literal('articles'),
    title: sectionTitle('Yazılar'),
    lead: sectionLead('Site yaptırmadan önce bilmek isteyeceğiniz şeyler.').optional(),
    show: z.enum(['all', 'latest']).meta({
      title: 'Hangileri',
      description:
        'Bütün yazılar on ikişer on ikişer, arkası sayfa-2 adresinde; /yazilar sayfası bunun yeridir. Başka sayfalara son üç yazı yeter.',
      examples: ['latest'],
      labels: { all: 'Bütün yazılar', latest: 'Son üç yazı' },
    }),
    empty: paragraph(160, {
      title: 'Yazı yokken',
      description: 'Yayında hiç yazı yokken listenin yerinde görünür.',
      examples: ['İlk yazımızı hazırlıyoruz.'],
    }).optional(),
    action: action('Bütün yazılar', '/yazilar').optional(),
  })
  .meta({ title: 'Yazılar bölümü', description: 'Yazıların listesi; içerik Yazılar kayıtlarından gelir.' })

type Section = z.infer<typeof articlesSectionSchema>

function countPages({ show }: Section, context: ResolveContext): number {
  return show === 'latest' ? 1 : Math.max(1, Math.ceil(context.entriesOf(articlesFolder).length / PER_PAGE))
}

export const articles = defineSection(
  articlesSectionSchema,
  { pageType: 'CollectionPage' },
  (section, context, { number }) => {
    const size = section.show === 'latest' ? LATEST : PER_PAGE
    const shown = context.resolvedEntries(articlesFolder).slice((number - 1) * size, number * size)
    return {
      articles: shown.map(({ sections: _, ...article }) => article),
      count: countPages(section, context),
    }
  },
  countPages,
)
