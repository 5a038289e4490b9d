import { z } from 'zod'
import { actionSchema } from '../fields.ts'
import { sectionLead, sectionTitle } from './heading.ts'

/** Shown where an address leads nowhere; belongs on the page at `/404`. */
export const notFoundSectionSchema = z
  .strictObject({
    type: z.literal('not-found'),
    title: sectionTitle,
    lead: sectionLead,
    actions: z
      .array(actionSchema)
      .min(1)
      .max(4)
      .meta({ title: 'Çıkış yolları', description: 'İlki ana sayfaya götürmeli.' }),
  })
  .meta({ title: 'Bulunamadı bölümü', description: 'Olmayan bir adrese gelene yol gösterir.' })
