import { z } from 'zod'
import { line, paragraph } from '../fields.ts'
import { sectionLead, sectionTitle } from './heading.ts'

/** Ways to reach the company; phone, e-mail, hours and address come from `content/site.json`. */
export const contactSectionSchema = z
  .strictObject({
    type: z.literal('contact'),
    title: sectionTitle('Bize işinizi anlatın'),
    lead: sectionLead('Birkaç cümle yeter: Ne iş yapıyorsunuz, sitenizden ne bekliyorsunuz?').optional(),
    topicsTitle: line(60, {
      title: 'Konu başlığı',
      description: 'Konu düğmelerinin üstündeki yazı.',
      examples: ['Konuyu seçin, ilk cümleniz hazır gelsin'],
    }),
    topics: z
      .array(
        z
          .strictObject({
            label: line(30, { title: 'Konu', description: 'Düğmedeki kısa ad.', examples: ['Yeni web sitesi'] }),
            message: paragraph(300, {
              title: 'Hazır mesaj',
              description: 'Sohbette ya da e-postada hazır gelecek ilk cümle.',
              examples: ['Merhaba, işletmem için bir web sitesi yaptırmak istiyorum. Yaptığım iş:'],
            }),
          })
          .meta({ title: 'Konu', description: 'Konusu önceden yazılmış bir mesaj.' }),
      )
      .min(1)
      .max(6)
      .meta({ title: 'Konular', description: 'Ziyaretçinin seçebileceği hazır konular.' }),
  })
  .meta({ title: 'İletişim bölümü', description: 'Telefon, WhatsApp, e-posta, saatler ve adres.' })
