import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { line, paragraph } from '../../content/fields.ts'
import { sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** What the company stands for, a few short statements. */
const valuesSectionSchema = z
  .strictObject({
    type: z.literal('values'),
    title: sectionTitle('Her işte tuttuğumuz sözler'),
    lead: sectionLead('Yaptığımız her sitede bunlara uyuyoruz.').optional(),
    items: z
      .array(
        z
          .strictObject({
            title: line(50, {
              title: 'İlke',
              description: 'Kısa bir söz.',
              examples: ['Önce okunaklı, sonra güzel'],
              unique: true,
            }),
            text: paragraph(300, {
              title: 'Anlatım',
              description: 'Bu sözün işte nasıl göründüğü.',
              examples: ['Yazı telefonda, güneş altında da okunmalı.'],
            }),
            icon: z
              .enum(['weight', 'keyboard', 'themes', 'jar', 'signal', 'files'])
              .meta({
                title: 'Çizim',
                control: 'drawing',
                description: 'Sözün üstündeki çizim. Seçilmezse yalnızca yazı görünür.',
                examples: ['weight'],
                labels: {
                  weight: 'Hafif sayfa',
                  keyboard: 'Klavye',
                  themes: 'İki tema',
                  jar: 'Boş kurabiye kavanozu',
                  signal: 'Zayıf bağlantı',
                  files: 'Dosya kutusu',
                },
              })
              .optional(),
          })
          .meta({ title: 'İlke', description: 'Bir ilke ve anlatımı.' }),
      )
      .min(2)
      .max(6)
      .meta({ title: 'İlkeler', description: 'En önemlisi önce.' }),
  })
  .meta({ title: 'İlkeler bölümü', description: 'Neye önem verdiğiniz.' })

export const values = defineSection(valuesSectionSchema)
