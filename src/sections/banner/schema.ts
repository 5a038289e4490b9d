import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { SERVICE_DRAWINGS } from '../../collections/services.ts'
import { action, drawing, group } from '../../content/fields.ts'
import { sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** The call to action over a background that moves as the page scrolls. */
const bannerSectionSchema = group('Çağrı bölümü', 'Ziyaretçiyi bir adıma çağıran geniş bant.', {
  type: z.literal('banner'),
  title: sectionTitle('Ne istediğinizi bilmeniz gerekmez'),
  lead: sectionLead('İşinizi ve müşterinizi anlatın yeter.').optional(),
  action: action('Bize Ulaşın', '/iletisim'),
  icon: drawing(
    {
      ...SERVICE_DRAWINGS,
      offer: 'Yazılı teklif',
      sketch: 'Taslaktan sayfaya',
      choice: 'Raftan seçmek',
      gallery: 'Duvardaki örnekler',
      letter: 'Soru mektubu',
      jar: 'Boş kurabiye kavanozu',
    },
    'Yazının yanındaki çizim. Seçilmezse kullanıcı deneyimi çizimi görünür.',
  )
    .meta({ examples: ['offer'] })
    .optional(),
})

export const banner = defineSection(bannerSectionSchema)
