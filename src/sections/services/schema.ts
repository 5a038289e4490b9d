import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { services as servicesFolder } from '../../collections/services.ts'
import { action, choice, group, line } from '../../content/fields.ts'
import { sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** The short list of services; the services come from `content/services`. */
const servicesSectionSchema = group(
  'Hizmetler bölümü',
  'Hizmetlerin kısa listesi; içerik Hizmetler kayıtlarından gelir.',
  {
    type: z.literal('services'),
    title: sectionTitle('{Hizmet sayısı} hizmet, tek ekip'),
    lead: sectionLead('Hepsini birden almanız gerekmez; bugün ne lazımsa onunla başlıyoruz.').optional(),
    view: choice(
      { cards: 'Kartlar', complaints: 'Müşterinin sözleri' },
      {
        title: 'Görünüş',
        description:
          'Kartlar ya da müşterinin sözüyle başlayan satırlar. Seçilmezse kartlar görünür; sözü yazılmamış hizmet satırına adıyla başlar.',
        examples: ['complaints'],
      },
    ).optional(),
    otherComplaint: line(40, {
      title: 'Listede olmayan söz',
      description: 'Müşterinin sözleriyle başlayan listenin altında, bağlantının üstünde durur.',
      examples: ['Bizim derdimiz başka'],
    }).optional(),
    otherAnswer: sectionLead('Ne istediğinizi yazın; hangi hizmetin gerektiğini biz söyleriz.')
      .meta({ title: 'Listede olmayan sözün yanıtı', description: 'O sözü yazan müşteriye ne yaparsınız?' })
      .optional(),
    action: action('Hizmetlerin ayrıntılarını görün', '/hizmetlerimiz').optional(),
  },
)

export const services = defineSection(
  servicesSectionSchema,
  { occurs: 'once', pageType: 'CollectionPage' },
  ({ view }, context) => ({
    services: context
      .entriesOf(servicesFolder)
      .map(({ value: { complaintAnswer, price, duration, summary, ...service } }) => ({
        ...service,
        summary: (view === 'complaints' && complaintAnswer) || summary,
        // In one line; the sign between them stands at its end rather than at the beginning of the next.
        terms: [price, duration].filter((term) => term !== undefined).join('\u00a0· '),
      })),
  }),
)
