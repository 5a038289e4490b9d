import { z } from 'zod'
import { group, line, linkSchema, list, wholeNumber } from '../content/fields.ts'
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

const navigationItemSchema = group('Menü satırı', 'Bir menü yazısı ve gittiği sayfa.', {
  id: wholeNumber({
    title: 'Numara',
    description: 'Bu listenin başka satırında olmayan bir sayı.',
    examples: [5],
    unique: true,
  }),
  name: menuText('HİZMETLER'),
  link: linkSchema.meta({ examples: ['/hizmetlerimiz'] }),
})

const headerItemSchema = navigationItemSchema.extend({
  covers: list(
    {
      title: 'Altındaki sayfalar',
      description: 'Üst menüde satırı olmayan sayfalar: Onlardan biri açıkken bu satır işaretli durur.',
      min: 1,
      max: 12,
    },
    linkSchema.meta({ title: 'Sayfa', examples: ['/hizmetler'] }),
  ).optional(),
})

const quickLinkSchema = group('Hızlı bağlantı', 'Alt bölümdeki bir bağlantı.', {
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

const legalLinkSchema = group('Son satır bağlantısı', 'Aydınlatma metni gibi bir sayfaya bağlantı.', {
  name: line(60, {
    title: 'Bağlantı yazısı',
    description: 'Sayfanın adı.',
    examples: ['Kişisel verilerin korunması'],
    unique: true,
  }),
  link: linkSchema.meta({ examples: ['/kisisel-verilerin-korunmasi'] }),
})

const navigationSchema = group('Menüler', 'Üst menü, yan menü ve alt bölüm bağlantıları: content/navigation.json.', {
  header: list(
    { title: 'Üst menü', description: 'Geniş ekranda üstte duran menü; dört satır en rahat okunur.', min: 1, max: 6 },
    headerItemSchema,
  ),
  menu: group('Yan menü', 'Telefonda soldan açılan menü.', {
    title: line(20, { title: 'Menü başlığı', description: 'Yan menünün üstündeki yazı.', examples: ['MENÜ'] }),
    items: list(
      { title: 'Yan menü satırları', description: 'Telefonda menü düğmesiyle açılan liste.', min: 1, max: 12 },
      navigationItemSchema,
    ),
  }),
  quickLinks: list(
    { title: 'Hızlı bağlantılar', description: 'Alt bölümün üçüncü sütunu.', min: 1, max: 8 },
    quickLinkSchema,
  ),
  legalLinks: list(
    {
      title: 'Son satırdaki bağlantılar',
      description: 'Alt bölümün en sonunda, kendi satırında duran bağlantılar: yasal metinler, yazılar.',
      min: 1,
      max: 4,
    },
    legalLinkSchema,
  ).optional(),
})

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
