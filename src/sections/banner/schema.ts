import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { ICON_LABELS, SERVICE_ICONS } from '../../collections/services.ts'
import { action } from '../../content/fields.ts'
import { sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** The call to action over a background that moves as the page scrolls. */
const bannerSectionSchema = z
  .strictObject({
    type: z.literal('banner'),
    title: sectionTitle('Ne istediğinizi bilmeniz gerekmez'),
    lead: sectionLead('İşinizi ve müşterinizi anlatın yeter.').optional(),
    action: action('Bize Ulaşın', '/iletisim'),
    icon: z
      .enum([...SERVICE_ICONS, 'offer', 'sketch', 'choice', 'gallery', 'letter', 'jar'])
      .meta({
        title: 'Çizim',
        control: 'drawing',
        description: 'Yazının yanındaki çizim. Seçilmezse kullanıcı deneyimi çizimi görünür.',
        examples: ['offer'],
        labels: {
          ...ICON_LABELS,
          offer: 'Yazılı teklif',
          sketch: 'Taslaktan sayfaya',
          choice: 'Raftan seçmek',
          gallery: 'Duvardaki örnekler',
          letter: 'Soru mektubu',
          jar: 'Boş kurabiye kavanozu',
        },
      })
      .optional(),
  })
  .meta({ title: 'Çağrı bölümü', description: 'Ziyaretçiyi bir adıma çağıran geniş bant.' })

export const banner = defineSection(bannerSectionSchema)
