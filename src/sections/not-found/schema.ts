import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { action, group, list } from '../../content/fields.ts'
import { NOT_FOUND_PATH } from '../../content/paths.ts'
import { frameTag, sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** The not-found message, on the page at `/404`. */
const notFoundSectionSchema = group('Bulunamadı bölümü', 'Olmayan bir adrese gelene yol gösterir.', {
  type: z.literal('not-found'),
  title: sectionTitle('Aradığınız sayfa kadrajın dışında kalmış'),
  lead: sectionLead('Sayfa taşınmış ya da adres yanlış yazılmış olabilir.'),
  tag: frameTag('Burada yok', 'Çerçevenin üstündeki etiket.'),
  actions: list(
    { title: 'Çıkış yolları', description: 'Ziyaretçiye yol gösteren düğmeler, ilki ana sayfaya.', min: 1, max: 4 },
    action('Ana sayfaya dönün', '/'),
  ),
})

export const notFound = defineSection(notFoundSectionSchema, { onlyAt: NOT_FOUND_PATH })
