import type { Article } from 'schema-dts'
import {
  calendarDay,
  draftSchema,
  drawing,
  group,
  imageAltSchema,
  imagePath,
  line,
  previousPathsSchema,
} from '../content/fields.ts'
import { formatDay } from '../content/locale.ts'
import { pageBelow } from '../content/paths.ts'
import { entryPage, entry as entrySection } from '../sections/entry/schema.ts'
import { locale } from '../site.config.ts'
import { defineFolder } from './define.ts'

/** The page that lists the articles; each has a page below it. */
const PATH = '/yazilar'

/** The width of the text column on a desktop; a narrower picture is blurred everywhere. */
const IMAGE_MIN_PIXELS = 640

const imageSchema = group('Görsel', 'Yazının başında görünür. Yoksa yazı başlıkla başlar.', {
  imageUrl: imagePath({
    title: 'Görsel',
    description: 'Yazının başındaki görsel: JPG, PNG ya da WebP; 1600 × 900 piksel (16:9), en fazla 5 MB.',
    examples: ['images/defter.webp'],
    crop: { ratio: [16, 9], minWidth: 1600 },
    minWidth: IMAGE_MIN_PIXELS,
  }),
  alt: imageAltSchema,
})

/** Front matter of a file in `content/articles`; the body below it is the article. */
const articleSchema = group('Yazı', 'Bir yazı: content/articles içinde bir dosya. Adresi dosyanın adıdır.', {
  title: line(80, {
    title: 'Yazının başlığı',
    description: 'Yazının ne anlattığı; sekmede, listede ve arama sonucunda da görünür.',
    examples: ['Web siteniz için metin hazırlarken nereden başlamalı?'],
  }),
  description: line(160, {
    title: 'Özet',
    description: 'Listede ve arama sonucunda başlığın altında görünen bir iki cümle.',
    examples: ['Boş sayfaya bakmadan başlamanın yolu: önce müşterinin sorduklarını yazın.'],
  }),
  date: calendarDay({
    title: 'Tarih',
    description: 'Yazının yayımlandığı gün; en yeni yazı listede önce gelir.',
    examples: ['2026-11-24'],
  }),
  image: imageSchema.optional(),
  icon: drawing(
    {
      compare: 'Üç teklif yan yana',
      deed: 'Alan adı belgesi',
      scale: 'Tartıdaki fotoğraf',
      questions: 'Müşterinin soruları',
      offer: 'Teklif',
      server: 'Alan adı ve sunucu',
      weight: 'Hafif sayfa',
      sketch: 'Karalama',
    },
    'Yazının listedeki kartında ve sayfasının başında görünen çizim. Görsel varsa görsel görünür.',
  ).optional(),
  previousPaths: previousPathsSchema.optional(),
  draft: draftSchema.optional(),
})

export const articles = defineFolder({
  name: 'articles',
  folder: 'articles',
  schema: articleSchema,
  body: 'required',
  rules: {
    sortedBy: { field: 'date', order: 'newest-first' },
    mayBeEmpty: true,
    freeNameSuffix: '-yazisi',
    shownAt: {
      below: PATH,
      one: 'yazı',
      many: 'yazılar',
      purpose: { tr: 'yazıların listelendiği sayfa.', en: 'the page that lists the articles.' },
    },
    bodyHolds: { tr: 'yazının kendisi.', en: 'the article itself.' },
    largestHeading: 2,
    sections: { entry: entrySection.rules },
  },
  resolve: ({ id, value: { title, description, date, image, icon, draft } }, context) =>
    entryPage({
      path: pageBelow(PATH, id),
      title,
      description,
      draft,
      day: { iso: date, text: formatDay(date) },
      ...(image ? { image: { ...context.image(image.imageUrl), alt: image.alt } } : { icon }),
      published: date,
      describe: (company): Article => ({
        '@type': 'Article',
        headline: title,
        datePublished: date,
        inLanguage: locale,
        author: company,
        publisher: company,
      }),
    }),
})
