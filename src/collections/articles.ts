import { z } from 'zod'
import { calendarDay, draftSchema, imageAltSchema, imagePath, line, previousPathsSchema } from '../content/fields.ts'
import { formatDay } from '../content/locale.ts'
import { ARTICLES_PATH, pageBelow } from '../content/paths.ts'
import { entry as entrySection } from '../sections/entry/schema.ts'
import { defineFolder } from './define.ts'

/** The width of the text column on a desktop; a narrower picture is blurred everywhere. */
const IMAGE_MIN_PIXELS = 640

const imageSchema = z
  .strictObject({
    imageUrl: imagePath(
      {
        title: 'Görsel',
        description: 'Yazının başındaki görsel: JPG, PNG ya da WebP; 1600 × 900 piksel (16:9), en fazla 5 MB.',
        examples: ['images/defter.webp'],
      },
      IMAGE_MIN_PIXELS,
    ).meta({ crop: { ratio: [16, 9] as [number, number], minWidth: 1600 } }),
    alt: imageAltSchema,
  })
  .meta({ title: 'Görsel', description: 'Yazının başında görünür. Yoksa yazı başlıkla başlar.' })

/** Front matter of a file in `content/articles`; the body below it is the article. */
const articleSchema = z
  .strictObject({
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
    icon: z
      .enum(['offer', 'server', 'weight', 'sketch'])
      .meta({
        title: 'Çizim',
        control: 'drawing',
        description: 'Yazının listedeki kartında ve başlığının altında görünen çizim. Görsel varsa görsel görünür.',
        examples: ['offer'],
        labels: { offer: 'Teklif', server: 'Alan adı ve sunucu', weight: 'Hafif sayfa', sketch: 'Karalama' },
      })
      .optional(),
    previousPaths: previousPathsSchema.optional(),
    draft: draftSchema.optional(),
  })
  .meta({ title: 'Yazı', description: 'Bir yazı: content/articles içinde bir dosya. Adresi dosyanın adıdır.' })

export const articles = defineFolder({
  name: 'articles',
  folder: 'articles',
  schema: articleSchema,
  body: 'required',
  rules: {
    slugFrom: undefined,
    unique: [],
    sortedBy: { field: 'date', order: 'descending' },
    mayBeEmpty: true,
    freeNameSuffix: '-yazisi',
    shownAt: {
      below: ARTICLES_PATH,
      section: 'articles',
      purpose: { tr: 'yazıların listelendiği sayfa.', en: 'the page that lists the articles.' },
      sections: ['entry'],
    },
    requiredPages: [],
    countedAs: undefined,
    bodyHolds: { tr: 'yazının kendisi.', en: 'the article itself.' },
    largestHeading: 2,
    sections: { entry: entrySection.rules },
  },
  resolve: ({ id, value }, { image }) => {
    const { title, description, date, icon, draft } = value
    const day = { iso: date, text: formatDay(date) }
    const picture = {
      ...(value.image && { image: { ...image(value.image.imageUrl), alt: value.image.alt } }),
      ...(icon && !value.image && { icon }),
    }
    return {
      path: pageBelow(ARTICLES_PATH, id),
      title,
      description,
      day,
      ...picture,
      ...(draft && { draft }),
      sections: [{ type: 'entry' as const, title, lead: description, day, ...picture }],
    }
  },
})
