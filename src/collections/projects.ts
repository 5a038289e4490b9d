import { z } from 'zod'
import { group, imageAltSchema, imagePath, line, list, paragraph, wholeNumber } from '../content/fields.ts'
import { defineFile } from './define.ts'

/** The width of a card on the narrowest phone; a narrower picture is blurred everywhere. */
const CARD_MIN_PIXELS = 280

/** The pictures of a card at one size; `size` is in pixels. */
function pictures(size: string, minPixels: number) {
  return {
    imageUrl: imagePath({
      title: 'Görsel',
      description: `Kartın görseli: JPG, PNG ya da WebP; ${size} piksel (4:3), en fazla 5 MB.`,
      examples: ['images/e-ticaret.webp'],
      crop: { ratio: [4, 3], minWidth: minPixels },
      minWidth: CARD_MIN_PIXELS,
    }),
    darkImageUrl: imagePath({
      title: 'Koyu tema görseli',
      description:
        'Koyu temada görselin yerine geçer. Görseli değiştirirseniz bunu da değiştirin ya da kaldırın; boş kalırsa iki temada da aynı görsel görünür.',
      examples: ['images/e-ticaret-koyu.webp'],
      crop: { ratio: [4, 3], minWidth: minPixels },
      minWidth: CARD_MIN_PIXELS,
    }).optional(),
    focus: focusSchema.optional(),
  }
}

function percent(title: string, description: string, example: number) {
  return z
    .number()
    .min(0)
    .max(100)
    .meta({ title, description, examples: [example] })
}

/** Where the frame stands on a picture. */
const focusSchema = group(
  'Çerçevenin yeri',
  'Ziyaretçinin ilk bakacağı yer, yüzde olarak. Boş kalırsa çerçeve çizilmez; görsel değişirse bunu da değiştirin.',
  {
    x: percent('Soldan', 'Çerçevenin sol kenarı: görselin genişliğinin yüzde kaçı.', 8),
    y: percent('Üstten', 'Çerçevenin üst kenarı: görselin yüksekliğinin yüzde kaçı.', 60),
    width: percent('Genişlik', 'Görselin genişliğinin yüzde kaçı.', 36),
    height: percent('Yükseklik', 'Görselin yüksekliğinin yüzde kaçı.', 16),
  },
)

const projectSchema = group('Proje kartı', 'Ana sayfadaki projeler bölümünde bir kart.', {
  id: wholeNumber({
    title: 'Numara',
    description: 'Başka kartta olmayan bir sayı.',
    examples: [1],
    unique: true,
  }),
  title: line(60, {
    title: 'Kart başlığı',
    description: 'Site türünün adı.',
    examples: ['E-Ticaret Web Sitesi'],
    unique: true,
  }),
  description: line(160, {
    title: 'Açıklama',
    description: 'Bu tür site kime yarar, ne yapar? Bir iki kısa cümle.',
    examples: ['Fiyat da sepet de göz önünde durur; kargo ve iade koşulları ödemeden önce okunur.'],
  }),
  ...pictures('1600 × 1200', 1200),
  small: group(
    'Küçük görsel',
    'Telefonda ve küçük kartlarda görselin yerine geçer: bir başlık, bir resim, bir düğme. Boş kalırsa büyük görsel küçülür.',
    pictures('800 × 600', 600),
  ).optional(),
  why: paragraph(300, {
    title: 'Çerçeve neyi gösteriyor?',
    description:
      'Örneğin büyük hâlindeki yazı: Ziyaretçinin ilk nereye bakmasını istediniz, neden? Boş kalırsa yerinde kartın açıklaması yazar.',
    examples: ['Fiyat ile sepet düğmesi yan yana: Beğenen, aramadan alıyor.'],
  }).optional(),
  reasons: list(
    {
      title: 'Öteki seçimler',
      description:
        'Örneğin büyük hâlinde, çerçevenin gösterdiğinden sonra. Küçük görselde de doğru olsun; görsel değişirse bunları da değiştirin. Boş kalırsa görünmez.',
      min: 1,
      max: 2,
    },
    line(120, {
      title: 'Seçim',
      description: 'Sayfada neyi nereye, nasıl koydunuz, neden? Bir iki kısa cümle.',
      examples: ['Sürahiyi sofrada gösterdik. Boyu, yanındaki limondan anlaşılıyor.'],
      unique: true,
    }),
  ).optional(),
  alt: imageAltSchema,
})

type Pictures = NonNullable<z.infer<typeof projectSchema>['small']>

/** The grid is laid out for this number of cards; another one leaves a gap. */
const PROJECT_COUNT = 6

const projectsSchema = group('Projeler', 'Ana sayfadaki proje kartları: content/projects.json.', {
  projects: list(
    {
      title: 'Proje kartları',
      description: 'Ana sayfadaki altı kart, görünecekleri sırayla.',
      min: PROJECT_COUNT,
      max: PROJECT_COUNT,
    },
    projectSchema,
  ),
})

export const projects = defineFile({
  name: 'projects',
  file: 'projects.json',
  schema: projectsSchema,
  rules: { numberedLists: [['projects']] },
  resolve: ({ projects }, { image }) =>
    projects.map(({ imageUrl, darkImageUrl, focus, small, ...project }) => {
      /** `darkImage` takes the place of `image` in the dark theme. */
      const picturesOf = (given: Pictures) => ({
        image: image(given.imageUrl),
        ...(given.darkImageUrl === undefined ? {} : { darkImage: image(given.darkImageUrl) }),
        ...(given.focus === undefined ? {} : { focus: given.focus }),
      })
      return {
        ...project,
        ...picturesOf({ imageUrl, darkImageUrl, focus }),
        ...(small === undefined ? {} : { small: picturesOf(small) }),
      }
    }),
})
