import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { services as servicesFolder } from '../../collections/services.ts'
import { action, group, line, list } from '../../content/fields.ts'
import { aboutAction, aboutMessage, frameTag, sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** Every service with its body, and a table of contents. */
const allServicesSectionSchema = group('Ayrıntılı hizmetler bölümü', 'Bütün hizmetler, uzun anlatımlarıyla.', {
  type: z.literal('all-services'),
  title: sectionTitle('Her hizmette ne alırsınız?'),
  lead: sectionLead('Ne teslim ettiğimizi ve işin nasıl ilerlediğini yazdık.').optional(),
  leadAction: action('Ücretsiz teklif isteyin', '/iletisim', {
    title: 'Giriş düğmesi',
    description: 'Giriş yazısının altındaki düğme.',
  }).optional(),
  contents: line(40, {
    title: 'Liste adı',
    description: 'Hizmetlere götüren listenin adı.',
    examples: ['Bu sayfadaki hizmetler'],
  }),
  more: list(
    {
      title: 'Girişin altındaki bağlantılar',
      description:
        'Telefonda ve tablette görünür. Hizmetlerden sonra gelen bölümlere ya da başka sayfalara: adımlar, teklif, sorular.',
      max: 4,
    },
    action('Sık sorulanlar', '/hizmetlerimiz#soru-yanit'),
  ).optional(),
  contentsTag: frameTag('İlk siteniz mi?', 'Listedeki ilk hizmetin çerçevesinin üstündeki etiket.'),
  aboutMessage: aboutMessage(
    'Fiyatı ya da süresi yazılan hizmetlerde onun altında duran WhatsApp bağlantısının cümlesi. Boş kalırsa bağlantı görünmez.',
  ),
  action: aboutAction('{konu} için yazın', '/iletisim')
    .meta({ title: 'Bağlantı', description: 'Her hizmetin sonundaki bağlantı.' })
    .optional(),
})

export const allServices = defineSection(
  allServicesSectionSchema,
  { occurs: 'once', pageType: 'CollectionPage' },
  (_, context) => ({ services: context.resolvedEntries(servicesFolder) }),
)
