import { SERVICE_DRAWINGS } from '../../src/collections/services.ts'
import { hero, json, page, service, site } from './valid-content.ts'

type Files = Record<string, string | null>

const DRAWINGS = Object.keys(SERVICE_DRAWINGS)

const count = (length: number) => Array.from({ length }, (_, index) => index + 1)
const link = (id: number, name: string, link: string) => ({ id, name, link })

/** No longer word fits where a brand may stand. */
const LONG_BRAND = 'Muvaffakiyetsizleştiricilerden'

const LONG_SUMMARY = 'Uzun bir özet: '.padEnd(157, 'ölçü alır, çizer, keser, diker, takarız; ').trimEnd()

/** The front page, and the one of the services, which every site has. */
const onePage: Files = {
  'navigation.json': json({
    header: [link(1, 'ANASAYFA', '/')],
    menu: { title: 'MENÜ', items: [link(1, 'ANASAYFA', '/')] },
    quickLinks: [{ name: 'ANASAYFA', link: '#' }],
  }),
  'services/seo.md': service({ id: 'seo', name: 'SEO', order: 1, icon: 'search' }),
  'pages/anasayfa.md': page({
    path: '/',
    title: 'Ana sayfa',
    sections: [
      { ...hero, actions: [{ label: 'Hizmetlere bakın', link: '/hizmetlerimiz' }] },
      { type: 'projects', title: 'Projeler' },
    ],
  }),
  'pages/hakkimizda.md': null,
  'pages/iletisim.md': null,
}

const fortyPages: Files = Object.fromEntries(
  count(36).map((id) => [
    `pages/konu-${id}.md`,
    page(
      { path: `/konular/konu-${id}`, title: `Konu ${id}`, sections: [{ type: 'prose', title: `${id}. konu` }] },
      `Konunun metni.\n\n## Ayrıntı\n\nSıradaki: [konu](/konular/konu-${(id % 36) + 1}).`,
    ),
  ]),
)

const twelveServices: Files = Object.fromEntries(
  count(10).map((id) => [
    `services/is-${id}.md`,
    service({
      id: `is-${id}`,
      name: `Uzunca adı olan ${id}. hizmetimiz`,
      order: id + 10,
      icon: DRAWINGS[id % DRAWINGS.length],
      summary: LONG_SUMMARY,
    }),
  ]),
)

/** Content at both ends of what staff may write, as changes to the folder of valid-content.ts. */
export const OTHER_CONTENT: Record<string, Files> = {
  'as little as there may be': { ...onePage, 'services/web-tasarim.md': null },
  'as much as there may be': {
    ...fortyPages,
    ...twelveServices,
    'site.json': json({ ...site, brand: LONG_BRAND }),
  },
}
