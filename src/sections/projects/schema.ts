import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { projects as projectsFile } from '../../collections/projects.ts'
import { action, group, line, linkSchema } from '../../content/fields.ts'
import { sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** The grid of project cards; the cards come from `content/projects.json`. */
const projectsSectionSchema = group('Projeler bölümü', 'Proje kartları; kartların içeriği Projeler kaydından gelir.', {
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
  samplesAction: line(40, {
    title: 'Kart bağlantısının devamı',
    description: 'Kartın başlığından sonra yalnızca ekran okuyucunun okuduğu söz: Bağlantı nereye götürür?',
    examples: ['örneğini görün'],
  }).optional(),
  action: action('Size uyan örnekten başlayalım', '/iletisim', {
    title: 'Bağlantı',
    description: 'Kartların altındaki düğme.',
  }).optional(),
})

export const projects = defineSection(projectsSectionSchema, { occurs: 'once' }, (_, context) => ({
  // The page of the samples tells the rest.
  projects: context.resolvedFile(projectsFile).map(({ why: _, reasons: __, ...project }) => project),
}))
