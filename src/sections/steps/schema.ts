import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { drawing, line, paragraph } from '../../content/fields.ts'
import { STEPS_ID } from '../../content/paths.ts'
import { sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** How the work goes, step by step. */
const stepsSectionSchema = z
  .strictObject({
    type: z.literal('steps'),
    title: sectionTitle('İlk mesajdan yayına, adım adım'),
    lead: sectionLead('Her adımda ne göreceğinizi önceden bilirsiniz.').optional(),
    steps: z
      .array(
        z
          .strictObject({
            title: line(40, { title: 'Adım', description: 'Adımın kısa adı.', examples: ['Tanışma'], unique: true }),
            text: paragraph(300, {
              title: 'Anlatım',
              description: 'Bu adımda ne olur, müşteri ne görür?',
              examples: ['İşinizi, müşterilerinizi ve siteden ne beklediğinizi dinliyoruz.'],
            }),
            icon: drawing(
              {
                'step-offer': 'Yazılı teklif',
                'step-pages': 'Sayfa listesi',
                'step-design': 'Tasarım',
                'step-trial': 'Deneme adresi',
                'step-key': 'Anahtar ve dosyalar',
              },
              'Bu adımda müşterinin eline geçen şey. Seçilmezse yalnızca yazı görünür.',
            ).optional(),
            duration: line(40, {
              title: 'Süre',
              description: 'Bu adım genellikle ne kadar sürer? Boş kalırsa sayfada görünmez.',
              examples: ['1-2 hafta'],
            }).optional(),
          })
          .meta({ title: 'Adım', description: 'Sürecin bir adımı.' }),
      )
      .min(2)
      .max(8)
      .meta({ title: 'Adımlar', description: 'Sırayla, ilk görüşmeden yayına.' }),
  })
  .meta({ title: 'Süreç bölümü', description: 'Nasıl çalıştığınız, adım adım.' })

export const steps = defineSection(stepsSectionSchema, { elementId: STEPS_ID })
