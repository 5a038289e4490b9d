import { readFileSync } from 'node:fs'
import { SERVICE_ICONS } from '../../src/content/schemas/services.ts'
import { hero, interfaceTexts, json, navigation, page, projects, service, site } from './valid-content.ts'

type Files = Record<string, string | Buffer | null>

const picture = (name: string) => readFileSync(new URL(`../fixtures/site/images/${name}`, import.meta.url))
const count = (length: number) => Array.from({ length }, (_, index) => index + 1)
const link = (id: number, name: string, link: string) => ({ id, name, link })

/** No longer word fits where a brand may stand. */
const LONG_BRAND = 'Muvaffakiyetsizleştiricilerden'

const LONG_SUMMARY = 'Uzun bir özet: '.padEnd(157, 'ölçü alır, çizer, keser, diker, takarız; ').trimEnd()

const notFound = (home: string) =>
  page({
    path: '/404',
    title: 'Yok',
    sections: [
      {
        type: 'not-found',
        title: 'Burada bir şey yok',
        lead: 'Adres eskimiş olabilir.',
        actions: [{ label: home, link: '/' }],
      },
    ],
  })

/** A company that does something else, in its own words and at its own addresses, and asks nobody any questions. */
const secondCompany: Files = {
  'site.json': json({
    ...site,
    brand: 'Uydurma Marangozhane',
    tagline: 'Ölçüye göre dolap ve masa yapan uydurma bir işlik.',
    url: 'https://marangoz.example',
    contact: { ...site.contact, phone: '+90 232 000 00 00', email: 'islik@marangoz.example' },
    social: [],
    copyrightYear: 1998,
  }),
  'interface.json': json({ ...interfaceTexts, menuOpen: 'Listeyi göster', navigation: 'Bölümler', percent: '{n}/100' }),
  'navigation.json': json({
    header: [link(7, 'GİRİŞ', '/'), link(3, 'İŞLER', '/hizmetlerimiz'), link(5, 'ATÖLYE', '/atolye/tezgah')],
    menu: { title: 'LİSTE', items: [link(1, 'ATÖLYE', '/atolye/tezgah'), link(2, 'DOLAPLAR', '/hizmetlerimiz#dolap')] },
    quickLinks: [{ name: 'İŞLER', link: '#hizmetlerimiz' }],
  }),
  'projects.json': json({
    projects: projects.projects.map((project) => ({ ...project, imageUrl: 'images/dolap.webp' })),
  }),
  'services/seo.md': null,
  'services/web-tasarim.md': null,
  'services/dolap.md': service({ id: 'dolap', name: 'Dolap', order: 4, icon: 'layout' }),
  'services/masa.md': service(
    { id: 'masa', name: 'Masa', order: 2, icon: 'server' },
    '### Ne yapılır\n\nMasa yapılır.',
  ),
  'pages/anasayfa.md': page({
    path: '/',
    title: 'Marangozhane',
    sections: [
      {
        ...hero,
        title: 'Ölçüyü siz verin, ahşabı biz',
        focus: 'ahşabı',
        actions: [{ label: 'İşler', link: '/hizmetlerimiz' }],
      },
      { type: 'projects', title: 'Yaptıklarımız' },
    ],
  }),
  'pages/hizmetlerimiz.md': page({
    path: '/hizmetlerimiz',
    title: 'İşler',
    sections: [{ type: 'all-services', title: 'İşler', contents: 'İşlerin listesi' }],
  }),
  'pages/hakkimizda.md': page(
    { path: '/atolye/tezgah', title: 'Tezgâh', sections: [{ type: 'prose', title: 'Tezgâhın başı' }] },
    'Her iş [bir ölçüyle](/hizmetlerimiz#masa) başlar.',
  ),
  'pages/iletisim.md': null,
  'pages/bulunamadi.md': notFound('Girişe dön'),
  'images/kart.png': null,
  'images/dolap.webp': picture('kart-1.webp'),
}

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
      icon: SERVICE_ICONS[id % SERVICE_ICONS.length],
      summary: LONG_SUMMARY,
    }),
  ]),
)

/** Content that may be there instead of today's, as changes to the folder of valid-content.ts. */
export const OTHER_CONTENT: Record<string, Files> = {
  'second company': secondCompany,
  'one service': { 'services/web-tasarim.md': null },
  'twelve services': twelveServices,
  'one page': onePage,
  'forty pages': fortyPages,
  'long brand': { 'site.json': json({ ...site, brand: LONG_BRAND }), 'navigation.json': json(navigation) },
}
