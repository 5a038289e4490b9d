import { z } from 'zod'
import { imageAltSchema, imagePath, line, wholeNumber } from '../content/fields.ts'
import { defineFile } from './define.ts'

/** The width of a card on the narrowest phone; a narrower picture is blurred everywhere. */
const CARD_MIN_PIXELS = 280

/** The shape of a card's picture. */
const CARD_CROP = { crop: { ratio: [4, 3] as [number, number], minWidth: 1200 } }

const projectSchema = z
  .strictObject({
    id: wholeNumber({ title: 'Numara', description: 'Başka kartta olmayan bir sayı.', examples: [1] }),
    title: line(60, {
      title: 'Kart başlığı',
      description: 'Site türünün adı.',
      examples: ['E-Ticaret Web Sitesi'],
    }),
    description: line(160, {
      title: 'Açıklama',
      description: 'Bu tür site kime yarar, ne yapar? Bir iki kısa cümle.',
      examples: ['Fiyat da sepet de göz önünde durur; kargo ve iade koşulları ödemeden önce okunur.'],
    }),
    imageUrl: imagePath(
      {
        title: 'Görsel',
        description: 'Kartın görseli: JPG, PNG ya da WebP; 1600 × 1200 piksel (4:3), en fazla 5 MB.',
        examples: ['images/e-ticaret.webp'],
      },
      CARD_MIN_PIXELS,
    ).meta(CARD_CROP),
    darkImageUrl: imagePath(
      {
        title: 'Koyu tema görseli',
        description:
          'Koyu temada görselin yerine geçer. Görseli değiştirirseniz bunu da değiştirin ya da kaldırın; boş kalırsa iki temada da aynı görsel görünür.',
        examples: ['images/e-ticaret-koyu.webp'],
      },
      CARD_MIN_PIXELS,
    )
      .meta(CARD_CROP)
      .optional(),
    alt: imageAltSchema,
  })
  .meta({ title: 'Proje kartı', description: 'Ana sayfadaki projeler bölümünde bir kart.' })

/** The grid is laid out for this number of cards; another one leaves a gap. */
const PROJECT_COUNT = 6

const projectsSchema = z
  .strictObject({
    projects: z
      .array(projectSchema)
      .min(PROJECT_COUNT)
      .max(PROJECT_COUNT)
      .meta({ title: 'Proje kartları', description: 'Ana sayfadaki altı kart, görünecekleri sırayla.' }),
  })
  .meta({ title: 'Projeler', description: 'Ana sayfadaki proje kartları: content/projects.json.' })

export const projects = defineFile({
  name: 'projects',
  file: 'projects.json',
  schema: projectsSchema,
  rules: { numberedLists: [['projects']] },
  /** `darkImage` takes the place of `image` in the dark theme. */
  resolve: ({ projects }, { image }) =>
    projects.map(({ imageUrl, darkImageUrl, ...project }) => ({
      ...project,
      image: image(imageUrl),
      ...(darkImageUrl === undefined ? {} : { darkImage: image(darkImageUrl) }),
    })),
})
