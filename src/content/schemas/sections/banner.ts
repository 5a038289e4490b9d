import { z } from 'zod'
import { actionSchema } from '../fields.ts'
import { sectionLead, sectionTitle } from './heading.ts'

/** The call to action over a background that moves as the page scrolls. */
export const bannerSectionSchema = z
  .strictObject({
    type: z.literal('banner'),
    title: sectionTitle,
    lead: sectionLead.optional(),
    action: actionSchema,
  })
  .meta({ title: 'Çağrı bölümü', description: 'Ziyaretçiyi bir adıma çağıran geniş bant.' })
