import { z } from 'zod'
import { line, paragraph } from '../fields.ts'
import { sectionLead, sectionTitle } from './heading.ts'

/** Questions and answers. */
export const faqSectionSchema = z
  .strictObject({
    type: z.literal('faq'),
    title: sectionTitle,
    lead: sectionLead.optional(),
    items: z
      .array(
        z
          .strictObject({
            question: line(120, {
              title: 'Soru',
              description: 'Müşterinin sorduğu gibi.',
              examples: ['Bir web sitesi ne kadar sürede biter?'],
            }),
            answer: paragraph(700, { title: 'Yanıt', description: 'Kısa, açık, söz verilebilir bir yanıt.' }),
          })
          .meta({ title: 'Soru ve yanıt', description: 'Bir soru ve yanıtı.' }),
      )
      .min(1)
      .max(20)
      .meta({ title: 'Sorular', description: 'En çok sorulan önce.' }),
  })
  .meta({ title: 'Sorular bölümü', description: 'Sık sorulan sorular.' })
