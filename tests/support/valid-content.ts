import sharp from 'sharp'
import { stringify } from 'yaml'
import { exampleOf } from '../../scripts/editor/client/state/schema.ts'
import { describeSchema } from '../../scripts/editor/forms/describe-schema.ts'
import { interfaceTexts as interfaceCollection } from '../../src/collections/interface.ts'
import { hero as heroSection } from '../../src/sections/hero/schema.ts'

/** A whole picture of one colour, as wide as a card wants it. */
export const PNG = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#0a7f4f' } })
  .png()
  .toBuffer()

export const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24"><path d="M0 0h48v24H0z"/></svg>\n'

/** A Markdown file from its fields and its body. */
export function markdown(fields: object, body = ''): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n${body === '' ? '' : `\n${body}\n`}`
}

const defaultPage = {
  path: '/yeni-sayfa',
  title: 'Yeni sayfa',
  description: 'Bu sayfada ne olduğunu anlatan bir cümle.',
  sections: [{ type: 'projects', title: 'Neler yapıyoruz' }],
}

/** A page file: valid but for what is given. */
export function page(fields: object = {}, body = ''): string {
  return markdown({ ...defaultPage, ...fields }, body)
}

const defaultService = {
  id: 'yeni-hizmet',
  name: 'Yeni Hizmet',
  order: 9,
  icon: 'layout',
  summary: 'Bu hizmetin ne sağladığını anlatan bir cümle.',
}

/** A service file: valid but for what is given. */
export function service(fields: object = {}, body = 'Bu hizmetle neler alırsınız?'): string {
  return markdown({ ...defaultService, ...fields }, body)
}

/** An article file: valid but for what is given. */
export function article(fields: object = {}, body = 'Bir defter, bir kalem.'): string {
  return markdown({ title: 'Yeni yazı', description: 'Bu yazının ne anlattığı.', date: '2026-11-24', ...fields }, body)
}

export const hero = exampleOf(describeSchema(heroSection.schema), 'images/kart.png') as { type: 'hero' }

export const site = {
  brand: 'Örnek Dijital',
  tagline: 'Küçük işletmeler için web siteleri.',
  url: 'https://www.example.com',
  logo: { light: 'images/logo-acik.svg', dark: 'images/logo-koyu.svg' },
  contact: {
    phone: '+90 212 000 00 00',
    whatsapp: '+90 212 000 00 00',
    email: 'merhaba@example.com',
    hours: [{ days: 'Pazartesi – Cuma', time: '09.00 – 18.00' }],
    address: ['Örnek Mahallesi', 'İstanbul'],
  },
  social: [{ network: 'linkedin', name: 'LinkedIn sayfamız', link: 'https://www.linkedin.com/company/ornek' }],
  copyrightYear: 2025,
}

const interfaceForm = describeSchema(interfaceCollection.schema)

/** Those every site has. */
export const interfaceTexts = Object.fromEntries(
  Object.entries(exampleOf(interfaceForm, '') as object).filter(([name]) => interfaceForm.required?.includes(name)),
)

export const navigation = {
  header: [
    { id: 1, name: 'ANASAYFA', link: '/' },
    { id: 2, name: 'HİZMETLER', link: '/hizmetlerimiz' },
  ],
  menu: {
    title: 'MENÜ',
    items: [
      { id: 1, name: 'ANASAYFA', link: '/' },
      { id: 2, name: 'SEO', link: '/hizmetlerimiz#seo' },
    ],
  },
  quickLinks: [
    { name: 'ANASAYFA', link: '#' },
    { name: 'HAKKIMIZDA', link: '#hakkimizda' },
  ],
}

export const projects = {
  projects: [1, 2, 3, 4, 5, 6].map((id) => ({
    id,
    title: `Proje ${id}`,
    description: 'Ürünlerinizi gösterir ve sepete ekletir.',
    imageUrl: 'images/kart.png',
    alt: 'Üç ürün kartı olan bir ana sayfa',
  })),
}

/** Every file of a small folder without any problem, by path. */
export function validFiles(): Record<string, string | Buffer> {
  return {
    'site.json': json(site),
    'interface.json': json(interfaceTexts),
    'navigation.json': json(navigation),
    'projects.json': json(projects),
    'services/seo.md': service(
      { id: 'seo', name: 'SEO', order: 1, icon: 'search' },
      'Arayanlar sizi bulsun. Ayrıntı için [bize yazın](/iletisim).\n\n### Neler yapıyoruz\n\n- Ölçüm\n- Düzenleme',
    ),
    'services/web-tasarim.md': service({ id: 'web-tasarim', name: 'Web Tasarım', order: 2 }),
    'pages/anasayfa.md': page({
      path: '/',
      title: 'Ana sayfa',
      sections: [hero, { type: 'projects', title: 'Projeler' }],
    }),
    'pages/hizmetlerimiz.md': page({
      path: '/hizmetlerimiz',
      title: 'Hizmetlerimiz',
      sections: [{ type: 'all-services', title: 'Hizmetler', contents: 'Bu sayfadaki hizmetler' }],
    }),
    'pages/hakkimizda.md': page(
      { path: '/hakkimizda', title: 'Hakkımızda', sections: [{ type: 'prose', title: 'Biz kimiz' }] },
      'Küçük bir ekibiz.\n\n## Nasıl çalışırız?\n\nAçık konuşarak.',
    ),
    'pages/iletisim.md': page({
      path: '/iletisim',
      title: 'İletişim',
      sections: [
        {
          type: 'contact',
          title: 'Bize ulaşın',
          topicsTitle: 'Konunuzu seçin',
          topics: [{ label: 'Yeni site', message: 'Merhaba, yeni bir site istiyorum.' }],
        },
      ],
    }),
    'pages/bulunamadi.md': page({
      path: '/404',
      title: 'Sayfa bulunamadı',
      sections: [
        {
          type: 'not-found',
          title: 'Bu adreste bir sayfa yok',
          lead: 'Adres değişmiş olabilir.',
          actions: [{ label: 'Ana sayfaya dön', link: '/' }],
        },
      ],
    }),
    'images/logo-acik.svg': SVG,
    'images/logo-koyu.svg': SVG,
    'images/kart.png': PNG,
  }
}

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
