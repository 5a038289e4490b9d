import { z } from 'zod'
import { sectionLead, sectionTitle } from './heading.ts'

/** The body of the page file, as running text under a title. */
export const proseSectionSchema = z
  .strictObject({
    type: z.literal('prose'),
    title: sectionTitle,
    lead: sectionLead.optional(),
  })
  .meta({ title: 'Yazı bölümü', description: 'Dosyanın altındaki uzun yazı, bir başlıkla.' })
