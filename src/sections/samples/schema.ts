import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { projects } from '../../collections/projects.ts'
import { action, group, line } from '../../content/fields.ts'
import { aboutAction, sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** Every project of `content/projects.json` with a large picture: what its frame shows, and why. */
const samplesSectionSchema = group(
  'Örnekler bölümü',
  'Projeler kaydındaki örneklerin büyük hâli ve ne gösterdikleri.',
  {
    type: z.literal('samples'),
    title: sectionTitle('Altı örneğe yakından bakın'),
    lead: sectionLead('Çerçeve, ziyaretçinin ilk nereye bakmasını istediğimizi gösteriyor.').optional(),
    leadAction: action('Bu siteyi deneyin', '/hakkimizda', {
      title: 'Giriş bağlantısı',
      description: 'Giriş yazısının altındaki bağlantı.',
    }).optional(),
    contents: line(40, {
      title: 'Liste adı',
      description: 'Örneklere götüren listenin adı.',
      examples: ['Bu sayfadaki örnekler'],
    }),
    action: aboutAction('{konu} için yazın', '/iletisim').meta({
      title: 'Bağlantı',
      description: 'Her örneğin düğmesi.',
    }),
  },
)

export const samples = defineSection(
  samplesSectionSchema,
  { occurs: 'once', pageType: 'CollectionPage' },
  // What a card says is said here where a sample has no reason of its own.
  (_, context) => ({
    projects: context
      .resolvedFile(projects)
      .map(({ description, ...project }) => ({ ...project, why: project.why ?? description })),
  }),
)
