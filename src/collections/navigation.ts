import { z } from 'zod'
import { line, linkSchema, wholeNumber } from '../content/fields.ts'
import { toUpperCase } from '../content/locale.ts'
import { defineFile } from './define.ts'

/** The text of a menu entry. */
function menuText(example: string) {
  return line(30, {
    title: 'Menü yazısı',
    description: 'Menüde görünen bir iki kelime; sitede büyük harfle durur.',
    examples: [example],
    unique: true,
  })
}

const navigationItemSchema = z
  .strictObject({
    id: wholeNumber({
      title: 'Numara',
      description: 'Bu listenin başka satırında olmayan bir sayı.',
      examples: [5],
      unique: true,
    }),
    name: menuText('HİZMETLER'),
    link: linkSchema.meta({ examples: ['/hizmetlerimiz'] }),
  })
  .meta({ title: 'Menü satırı', description: 'Bir menü yazısı ve gittiği sayfa.' })

const headerItemSchema = navigationItemSchema.extend({
  covers: z
    .array(linkSchema.meta({ title: 'Sayfa', examples: ['/hizmetler'] }))
    .min(1)
    .max(12)
    .meta({
      title: 'Altındaki sayfalar',
      description: 'Üst menüde satırı olmayan sayfalar: Onlardan biri açıkken bu satır işaretli durur.',
    })
    .optional(),
})

const quickLinkSchema = z
  .strictObject({
    name: menuText('HAKKIMIZDA'),
    link: z
      .string()
      .max(120)
      .regex(/^#(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      .meta({
        title: 'Kısa bağlantı',
        description: 'Ana sayfa için "#", öteki sayfalar için "#" ve sayfanın adı.',
        expected: '"#" ve sayfanın adı (örnek: #hakkimizda)',
        expectedEnglish: '"#" and the name of the page (example: #hakkimizda)',
        examples: ['#hakkimizda', '#'],
        kind: 'quick-link',
      }),
  })
  .meta({ title: 'Hızlı bağlantı', description: 'Alt bölümdeki bir bağlantı.' })

const legalLinkSchema = z
  .strictObject({
    name: line(60, {
      title: 'Bağlantı yazısı',
      description: 'Sayfanın adı.',
      examples: ['Kişisel verilerin korunması'],
      unique: true,
    }),
    link: linkSchema.meta({ examples: ['/kisisel-verilerin-korunmasi'] }),
  })
  .meta({ title: 'Son satır bağlantısı', description: 'Aydınlatma metni gibi bir sayfaya bağlantı.' })

const navigationSchema = z
  .strictObject({
    header: z
      .array(headerItemSchema)
      .min(1)
      .max(6)
      .meta({ title: 'Üst menü', description: 'Geniş ekranda üstte duran menü; dört satır en rahat okunur.' }),
    menu: z
      .strictObject({
        title: line(20, { title: 'Menü başlığı', description: 'Yan menünün üstündeki yazı.', examples: ['MENÜ'] }),
        items: z
          .array(navigationItemSchema)
          .min(1)
          .max(12)
          .meta({ title: 'Yan menü satırları', description: 'Telefonda menü düğmesiyle açılan liste.' }),
      })
      .meta({ title: 'Yan menü', description: 'Telefonda soldan açılan menü.' }),
    quickLinks: z
      .array(quickLinkSchema)
      .min(1)
      .max(8)
      .meta({ title: 'Hızlı bağlantılar', description: 'Alt bölümün üçüncü sütunu.' }),
    legalLinks: z
      .array(legalLinkSchema)
      .min(1)
      .max(4)
      .meta({
        title: 'Son satırdaki bağlantılar',
        description: 'Alt bölümün en sonunda, kendi satırında duran bağlantılar: yasal metinler, yazılar.',
      })
      .optional(),
  })
  .meta({ title: 'Menüler', description: 'Üst menü, yan menü ve alt bölüm bağlantıları: content/navigation.json.' })

function inCapitals<Item extends { name: string }>(items: readonly Item[]): Item[] {
  return items.map((item) => ({ ...item, name: toUpperCase(item.name) }))
}

export const navigation = defineFile({
  name: 'navigation',
  file: 'navigation.json',
  schema: navigationSchema,
  rules: { numberedLists: [['header'], ['menu', 'items']] },
  resolve: (navigation) => ({
    ...navigation,
    header: inCapitals(navigation.header),
    menu: { ...navigation.menu, items: inCapitals(navigation.menu.items) },
    quickLinks: inCapitals(navigation.quickLinks),
  }),
})
