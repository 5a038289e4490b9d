import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { group, line, list } from '../../content/fields.ts'
import { sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** The body of the page's file under a title; optionally the team below it. */
const proseSectionSchema = group('Yazı bölümü', 'Sayfanın uzun yazısı, bir başlıkla.', {
  type: z.literal('prose'),
  title: sectionTitle('Önce kadrajı seçiyoruz'),
  lead: sectionLead('Kimler için, nasıl çalıştığımızı kısaca anlatalım.').optional(),
  people: list(
    { title: 'Kişiler', description: 'Yazının altında görünen ekip.', askedFor: true, min: 1, max: 12 },
    group('Kişi', 'Bir kişi ve görevi.', {
      name: line(60, {
        title: 'Ad soyad',
        description: 'Kişinin sitede görünecek adı.',
        examples: ['Ad Soyad'],
        unique: true,
      }),
      role: line(60, {
        title: 'Görev',
        description: 'Ekipte ne yaptığı, iki üç kelimeyle.',
        examples: ['Tasarım ve kodlama'],
      }),
    }),
  ).optional(),
})

export const prose = defineSection(
  proseSectionSchema,
  { occurs: 'once', showsBody: true, pageType: 'AboutPage' },
  (_, context, { entry }) => ({
    body: context.body(entry),
  }),
)
