import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { projects as projectsFile } from '../../collections/projects.ts'
import { action, linkSchema } from '../../content/fields.ts'
import { sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** The grid of project cards; the cards come from `content/projects.json`. */
const projectsSectionSchema = z
  .strictObject({
    type: z.literal('projects'),
    title: sectionTitle('PROJELERİMİZ'),
    lead: sectionLead('Altı site türü için altı örnek tasarım hazırladık.').optional(),
    samples: linkSchema
      .meta({
        title: 'Örneklerin sayfası',
        description:
          'Örnekler bölümü olan sayfa; her kart oradaki büyük hâlini açar. Boş kalırsa kartlar düğmenin gittiği yere götürür.',
        examples: ['/ornekler'],
      })
      .optional(),
    action: action('Size uyan örnekten başlayalım', '/iletisim')
      .meta({ title: 'Bağlantı', description: 'Kartların altındaki düğme.' })
      .optional(),
  })
  .meta({ title: 'Projeler bölümü', description: 'Proje kartları; kartların içeriği Projeler kaydından gelir.' })

export const projects = defineSection(projectsSectionSchema, { occurs: 'once' }, (_, context) => ({
  // Why the frame stands where it stands is told on the page of the samples.
  projects: context.resolvedFile(projectsFile).map(({ why: _, ...project }) => project),
}))
