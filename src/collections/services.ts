import { drawing, group, line, slug, wholeNumber } from '../content/fields.ts'
import { SERVICES_PATH } from '../content/paths.ts'
import { defineFolder } from './define.ts'

/** The drawings a service can carry, with what staff read in place of their names. */
export const SERVICE_DRAWINGS = {
  layout: 'Sayfa düzeni',
  logo: 'Logo',
  search: 'Büyüteç',
  experience: 'Kullanıcı deneyimi',
  server: 'Sunucu',
  maintenance: 'Bakım',
}

/** Fields the page shows with their label, in this order. */
const FACTS = ['price', 'duration']

/** Front matter of a file in `content/services`; the body below it is the long explanation. */
const serviceSchema = group('Hizmet', 'Bir hizmet: content/services içinde bir dosya.', {
  id: slug({
    title: 'Kısa ad',
    description: 'Hizmetin adresteki adı; yayından sonra değiştirmeyin.',
    examples: ['web-tasarim'],
  }),
  name: line(50, { title: 'Ad', description: 'Hizmetin görünen adı.', examples: ['Web Tasarımı'] }),
  order: wholeNumber({ title: 'Sıra', description: 'Listelerdeki yeri; küçük sayı önce gelir.', examples: [1] }),
  icon: drawing(SERVICE_DRAWINGS, 'Hizmetin yanında duran çizim.').meta({ title: 'Simge' }),
  summary: line(160, {
    title: 'Özet',
    description: 'Hizmet listesinde görünen bir iki cümle.',
    examples: ['İşinizi birkaç saniyede anlatan, telefonda rahat okunan siteler.'],
  }),
  complaint: line(50, {
    title: 'Müşterinin sözü',
    description: 'Bu hizmete ihtiyacı olanın derdini anlattığı kısa cümle, onun ağzından; tırnaksız yazın.',
    examples: ['Site var, arayan yok'],
  }).optional(),
  complaintAnswer: line(120, {
    title: 'Söze yanıt',
    description: 'Müşterinin sözünün yanında okunur. Boş kalırsa orada da özet yazar.',
    examples: ['Hangi aramalarda çıkmadığınıza bakar, yanıtları sitenize yazarız.'],
  }).optional(),
  price: line(80, {
    title: 'Fiyat',
    description: 'Fiyatın nereden başladığı, KDV ile birlikte mi olduğu. Boş kalırsa sayfada görünmez.',
    examples: ['12.000 TL’den başlar (KDV dâhil)'],
    askedFor: true,
  }).optional(),
  duration: line(60, {
    title: 'Süre',
    description: 'İşin genellikle ne kadar sürdüğü. Boş kalırsa sayfada görünmez.',
    examples: ['Genellikle 4-6 hafta'],
    askedFor: true,
  }).optional(),
})

export const services = defineFolder({
  name: 'services',
  folder: 'services',
  schema: serviceSchema,
  body: 'required',
  rules: {
    slugFrom: 'id',
    unique: ['id', 'order', 'name'],
    sortedBy: { field: 'order', order: 'ascending' },
    freeNameSuffix: '-hizmeti',
    shownAt: {
      page: SERVICES_PATH,
      section: 'all-services',
      purpose: {
        tr: 'hizmet bağlantılarının gittiği bölüm; alt bölümdeki hizmet adları da oraya gider.',
        en: 'the section that links to services lead to; the names of services in the footer lead there too.',
      },
    },
    countedAs: 'hizmet sayısı',
    bodyHolds: { tr: 'hizmetin uzun anlatımı.', en: 'the full text about the service.' },
    largestHeading: 3,
  },
  resolve: (entry, context) => ({
    ...entry.value,
    facts: context.factsOf(serviceSchema, entry.value, FACTS),
    body: context.body(entry),
  }),
})
