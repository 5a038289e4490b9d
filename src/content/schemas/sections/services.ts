import { z } from 'zod'
import { actionSchema } from '../fields.ts'
import { sectionLead, sectionTitle } from './heading.ts'

/** The short list of services; the services come from `content/services`. */
export const servicesSectionSchema = z
  .strictObject({
    type: z.literal('services'),
    title: sectionTitle,
    lead: sectionLead.optional(),
    action: actionSchema.optional(),
  })
  .meta({ title: 'Hizmetler bölümü', description: 'Hizmetlerin kısa listesi; content/services içinden gelir.' })
