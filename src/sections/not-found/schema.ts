import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { action } from '../../content/fields.ts'
import { NOT_FOUND_PATH } from '../../content/paths.ts'
import { frameTag, sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** The not-found message, on the page at `/404`. */
const notFoundSectionSchema = z
  .strictObject({
    type: z.literal('not-found'),
    title: sectionTitle('Aradığınız sayfa kadrajın dışında kalmış'),
    lead: sectionLead('Sayfa taşınmış ya da adres yanlış yazılmış olabilir.'),
    tag: frameTag('Burada yok', 'Çerçevenin üstündeki etiket.'),
    actions: z
      .array(action('Ana sayfaya dönün', '/'))
      .min(1)
      .max(4)
      .meta({ title: 'Çıkış yolları', description: 'Ziyaretçiye yol gösteren düğmeler, ilki ana sayfaya.' }),
  })
  .meta({ title: 'Bulunamadı bölümü', description: 'Olmayan bir adrese gelene yol gösterir.' })

export const notFound = defineSection(notFoundSectionSchema, { onlyAt: NOT_FOUND_PATH })
