import { z } from 'zod'
import { action } from '../fields.ts'
import { sectionLead, sectionTitle } from './heading.ts'

/** The call to action over a background that moves as the page scrolls. */
export const bannerSectionSchema = z
  .strictObject({
    type: z.literal('banner'),
    title: sectionTitle('Ne istediğinizi bilmeniz gerekmez'),
    lead: sectionLead('İşinizi ve müşterinizi anlatın yeter.').optional(),
    action: action('Bize Ulaşın', '/iletisim'),
  })
  .meta({ title: 'Çağrı bölümü', description: 'Ziyaretçiyi bir adıma çağıran geniş bant.' })
