import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { drawing, group, line, list, paragraph } from '../../content/fields.ts'
import { STEPS_ID } from '../../content/paths.ts'
import { sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** How the work goes, step by step. */
const stepsSectionSchema = group('Süreç bölümü', 'Nasıl çalıştığınız, adım adım.', {
  type: z.literal('steps'),
  title: sectionTitle('İlk mesajdan yayına, adım adım'),
  lead: sectionLead('Her adımda ne göreceğinizi önceden bilirsiniz.').optional(),
  steps: list(
    { title: 'Adımlar', description: 'Sırayla, ilk görüşmeden yayına.', min: 2, max: 8 },
    group('Adım', 'Sürecin bir adımı.', {
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
    }),
  ),
})

export const steps = defineSection(stepsSectionSchema, { elementId: STEPS_ID })
