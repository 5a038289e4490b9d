import { draftSchema, group, line, list, pagePathSchema, previousPathsSchema } from '../content/fields.ts'
import { HOME_PATH, NOT_FOUND_PATH, SERVICES_PATH } from '../content/paths.ts'
import { sectionRules, sectionSchema } from '../sections/index.ts'
import { defineFolder } from './define.ts'

/** Front matter of a file in `content/pages`; the body below it is shown by the page's `prose` section. */
const pageSchema = group('Sayfa', 'Bir sayfa: content/pages içinde bir dosya.', {
  path: pagePathSchema,
  title: line(60, {
    title: 'Sayfa adı',
    description: 'Tarayıcı sekmesinde ve arama sonucunda görünen ad.',
    examples: ['Hakkımızda'],
  }),
  description: line(160, {
    title: 'Arama açıklaması',
    description: 'Arama sonucunda adın altında görünen bir iki cümle.',
    examples: ['Kimler için, nasıl çalıştığımızı, iş bittiğinde elinizde neyin kalacağını okuyun.'],
  }),
  sections: list(
    { title: 'Bölümler', description: 'Sayfanın bölümleri, yukarıdan aşağı.', min: 1, max: 20 },
    sectionSchema,
  ),
  previousPaths: previousPathsSchema.optional(),
  draft: draftSchema.optional(),
})

export const pages = defineFolder({
  name: 'pages',
  folder: 'pages',
  schema: pageSchema,
  body: 'optional',
  rules: {
    slugFrom: 'path',
    unique: ['path'],
    freeNameSuffix: '-sayfasi',
    shownAt: 'own-address',
    requiredPages: [
      { path: HOME_PATH, purpose: { tr: 'sitenin ana sayfası.', en: 'the front page of the site.' } },
      {
        path: NOT_FOUND_PATH,
        purpose: {
          tr: 'olmayan bir adrese gelenlere görünen sayfa.',
          en: 'the page shown where an address leads nowhere.',
        },
      },
      {
        path: SERVICES_PATH,
        purpose: {
          tr: 'bütün hizmetleri uzun uzun anlatan sayfa; başka sayfalar ona bağlanır.',
          en: 'the page that explains every service; other pages link to it.',
        },
      },
    ],
    bodyHolds: { tr: 'sayfanın uzun yazısı.', en: 'the full text of the page.' },
    largestHeading: 2,
    sections: sectionRules,
  },
  resolve: ({ value }) => value,
})
