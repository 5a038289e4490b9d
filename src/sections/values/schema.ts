import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { action, drawing, group, line, list, paragraph } from '../../content/fields.ts'
import { VALUES_ID } from '../../content/paths.ts'
import { sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** What the company stands for, a few short statements. */
const valuesSectionSchema = group('İlkeler bölümü', 'Neye önem verdiğiniz.', {
  type: z.literal('values'),
  title: sectionTitle('Her işte tuttuğumuz sözler'),
  lead: sectionLead('Yaptığımız her sitede bunlara uyuyoruz.').optional(),
  items: list(
    { title: 'İlkeler', description: 'En önemlisi önce.', min: 2, max: 6 },
    group('İlke', 'Bir ilke ve anlatımı.', {
      title: line(50, {
        title: 'İlke',
        description: 'Kısa bir söz.',
        examples: ['Önce okunaklı, sonra güzel'],
        unique: true,
      }),
      text: paragraph(160, {
        title: 'Anlatım',
        description: 'Bu sözün müşteriye ne kazandırdığı, bir iki cümleyle.',
        examples: ['Yazı telefonda, güneş altında da okunur.'],
      }),
      how: group('Deneme', 'Sözün nasıl sınanacağı.', {
        title: line(40, {
          title: 'Deneme başlığı',
          description: 'Anlatımın altında durur; tıklanınca yolu açılır.',
          examples: ['Telefonla dışarı çıkıp deneyin'],
          unique: true,
        }),
        text: paragraph(400, {
          title: 'Deneme yolu',
          description: 'Okuyan, sözü kendi başına nasıl sınar?',
          examples: ['Telefonunuzun parlaklığını kısın, sayfayı güneşte açın.'],
        }),
      }).optional(),
      action: action('Siteniz neden yavaş?', '/yazilar', {
        title: 'Bağlantı',
        description: 'Daha fazlasını anlatan yazı ya da sayfa.',
      }).optional(),
      icon: drawing(
        {
          weight: 'Hafif sayfa',
          keyboard: 'Klavye',
          themes: 'İki tema',
          jar: 'Boş kurabiye kavanozu',
          signal: 'Zayıf bağlantı',
          files: 'Dosya kutusu',
        },
        'Sözün çizimi. Seçilmezse yalnızca yazı görünür.',
      ).optional(),
    }),
  ),
})

export const values = defineSection(valuesSectionSchema, { elementId: VALUES_ID })
