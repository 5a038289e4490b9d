import { expect, test } from 'vitest'
import { loadContent } from '../../scripts/content/load.ts'
import { checkLink } from '../../scripts/content/site/check-link.ts'
import { SiteIndex } from '../../scripts/content/site/site-index.ts'
import { siteAddress } from '../../src/content/fields.ts'
import { contentFolder } from '../support/content-folder.ts'
import { interfaceTexts, json, navigation, page, service, site, validFiles } from '../support/valid-content.ts'

/** Lines of front matter that look like a mistake and are none, in the place of the fields they name. */
const FIELDS: Record<string, string>[] = [
  { id: 'bakim # adres\n# Bakım hizmeti', icon: 'maintenance # anahtar', name: '"Bakım #1" # ad' },
  { name: 'C#da Bakım', summary: 'Türkiye\'nin dört yanından “siteler” ve "bakım"' },
  { name: '"Bakım: güncelleme"', summary: '>-\n  Siteniz güncel\n  kalır.' },
  { name: 'Saat 09:00-18:00', summary: '\n  – Siteniz\n  – güncel' },
  // Other YAML readers take these words for something else.
  { name: 'no', summary: '2025-02-30' },
  // As long as is allowed, in Turkish letters.
  { name: 'ğüşıöçĞÜŞİÖÇ'.repeat(5).slice(0, 50) },
  {
    summary:
      'R&D; Ar&Ge, ad_soyad, snake_case_ad, Türkiye`nin İzmir`i, ~2 hafta ~ 3, a<b ve b>a, <adınız>, *yıldızlı ve - x',
  },
]

/** Markdown that looks like a mistake and is none. */
const BODIES: string[] = [
  '[Sayfa](/iletisim?konu), <https://www.example.org/ara?q=a?b>, [posta](mailto:merhaba@example.com?subject=Site).',
  '**Ölçüm**: **hızlı**, “**sade**” ve **Örnek Dijital**’in **işi.** (**her hafta**)\n\n- **Bakım:** önce\n- ***Yedek*** `2**3`',
  '\\*\\* Türkiye içinde. | **tek**kelime',
  '#websitesi #bakım\n\nSözler:\n#Bakım ve yedek\n\n#Bakım hakkında konuştuk.\n\n\\##Üç\n\n```\n##Bakım\n```',
  'Önce.\n\n---\n\nSonra.\n\n* * *\n\nEn son.',
  'Kod: `<script>alert(1)</script>` ve `[x](javascript:alert(1))`.\n\n```html\n<iframe src="//x"></iframe>\n![](yok.png)\n```\n\n    <b>girintili kod</b>',
  '2 < 3, 5 > 4, a<b ve R&D; %50 indirim, ad_soyad, 3 * 4 * 5.',
  '– Kaç gün sürer? diye sorarlar.\n\n– İki hafta, deriz.\n\n-5 derecede de çalışır.\n\n| tek satır |\n\n```\n• bir\n• iki\n| a | b |\n| c | d |\n```',
  '1.Lig takımları da müşterimizdir.\n\n3.Kat\n1.000 TL\n2.000 TL\n\nNot: Bir not\nid numarası: 5\nTitle: Bir ad\n\n```\nid: seo\nname: SEO\n```',
  '| Paket | Süre |\n| --- | ---: |\n| Küçük | 2 hafta |\n\n| Paket |\n|:-:|\n| Küçük |\n\n- [x] Ölçüm\n- [ ] Bakım',
  '[Sayfa](/iletisim?konu=seo), [ana sayfa](/), [başlık](/hakkimizda#nasil-calisiriz), [hizmet](/hizmetlerimiz#seo), [hizmetin başlığı](/hizmetlerimiz#seo-neler-yapiyoruz)',
  '[site](https://www.example.org/?a=1&b=2#d), [telefon](tel:+902120000000), <https://www.example.org>, https://blog.example.com.',
  '[Bir](https://wa.me/902120000000?text=Merhaba), [iki](https://wa.me/message/ABCDEF), [üç](https://wa.me/4930123456), [dört](https://wa.me/?text=Merhaba), [beş](https://api.whatsapp.com/send?phone=902120000000).',
  '[Bize yazın][yaz].\n\n[yaz]: /iletisim "İletişim"\n\n![Bir kart][kart]\n\n[kart]: images/kart.png',
  '![Bir kart](images/kart.png) ve ![Aynı kart](../images/kart.png)',
  '![Logo](images/kart.png), ![Resim atölyesi](images/kart.png), ![Fotoğraf çeken bir çocuk](images/kart.png)',
  '### Bir\n\n#### İki\n\n##### Üç\n\n### Dört',
  'Sıra [isteğe bağlı] ve dipnot [1], tablo[1][2], [a] (2024), [ek] (isteğe bağlı), \\[metin\\](/yok) ve `[metin] (/yok)`.',
]

const files = (texts: string[]) =>
  Object.fromEntries(texts.map((text, index) => [`services/bakim-${index}.md`, text.replaceAll('{n}', `${index}`)]))

const fieldsAs = (fields: Record<string, string>, body = 'Metin.') => {
  const all = { id: 'bakim-{n}', name: 'Bakım {n}', order: '1{n}', icon: 'maintenance', summary: 'Güncel kalır.' }
  const lines = Object.entries({ ...all, ...fields }).map(([name, value]) => `${name}: ${value}`)
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`
}

const text = (path: string) => String(validFiles()[path])
const TEXTS = Object.keys(validFiles()).filter((path) => /\.(?:md|json)$/.test(path))
const siteWith = (fields: object) => ({ 'site.json': json({ ...site, ...fields }) })

const quiet: Record<string, Record<string, string | Buffer>> = {
  'front matter': files(FIELDS.map((fields) => fieldsAs(fields))),
  Markdown: files(BODIES.map((body) => fieldsAs({}, body))),
  'flow style YAML': {
    'services/seo.md':
      '---\n{ id: seo, name: SEO, order: 1, icon: search, summary: "Kısa, öz" }\n---\n\n### Neler yapıyoruz\n',
  },
  'JSON on one line, in another order, with escapes and tabs': {
    'site.json': JSON.stringify(Object.fromEntries(Object.entries(site).reverse())),
    'navigation.json': JSON.stringify(navigation, null, '\t'),
    'interface.json': json(interfaceTexts).replace('Ana menü', 'Ana men\\u00fc \\"üst\\" \\/ \\t \\ud83d\\ude80'),
  },
  'a byte order mark': Object.fromEntries(TEXTS.map((path) => [path, `\ufeff${text(path)}`])),
  'Windows line ends': Object.fromEntries(TEXTS.map((path) => [path, text(path).replaceAll('\n', '\r\n')])),
  'old Macintosh line ends, and none at the end': {
    'pages/hakkimizda.md': text('pages/hakkimizda.md').replaceAll('\n', '\r').trimEnd(),
    'site.json': text('site.json').trimEnd(),
  },
  'spaces after the fences, and a heading underlined the other way': {
    'pages/anasayfa.md': text('pages/anasayfa.md').replaceAll('---\n', '---  \n'),
    'pages/hakkimizda.md': text('pages/hakkimizda.md').replace(
      '## Nasıl çalışırız?',
      'Nasıl çalışırız?\n----------------',
    ),
  },
  emoji: siteWith({ tagline: 'Hızlı 🚀 ve renkli 👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 siteler ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ve 🇹🇷. Neden?Çünkü? NE?!' }),
  'signs that only look like Markdown, and no social links': siteWith({
    tagline: 'Ad* ve soyad* zorunlu; 3 * 4 * 5 < 61, (*) işaretliler [isteğe bağlı], [ek] (2024) tablo[1](2) <3',
    social: [],
  }),
  'telephone numbers of companies and of other countries': siteWith({
    contact: { ...site.contact, phone: '+90 444 0 123', whatsapp: '+49 30 123456' },
  }),
  'addresses of sites with Turkish letters, a slash at the end, a query': siteWith({
    url: 'https://www.örnek.com.tr/',
    social: [{ network: 'instagram', name: 'Instagram hesabımız', link: 'https://www.instagram.com/örnek?a=1#b' }],
  }),
  'links to a deeper address, and pictures in a subfolder that nothing uses': {
    'pages/ornekler.md': page({ path: '/isler/ornekler-2' }),
    'navigation.json': json({ ...navigation, header: [{ id: 1, name: 'ÖRNEKLER', link: '/isler/ornekler-2' }] }),
    'images/kartlar/bir.png': validFiles()['images/kart.png'] ?? '',
  },
  'drawings with a style, a gradient, a picture inside, all that XML allows, a prefix, a mark before it': {
    'images/tam.svg': [
      '\ufeff<?xml version="1.0" encoding="UTF-8"?>',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><title>A &amp; B, 2 &lt; 3 &#231;&#xe7;</title>",
      '<style><![CDATA[ .a > .b { fill: red } ]]></style><g class="a"><path d="M0 0h8v8z"/></g ></svg>',
    ].join('\n'),
    'images/on-ek.svg': '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><s:path d=""></s:path></s:svg>',
    'images/cizim.svg':
      '<?xml version="1.0"?>\n<!-- çizim -->\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8"><style>.a{fill:url(#g)}</style><linearGradient id="g"/><use xlink:href="#a"/><image href="data:image/png;base64,iVBORw0KGgo="/><path class="a" d="M0 0h8v8z"/></svg>\n<!-- son -->\n',
  },
}

test.each(Object.keys(quiet))('%s: nothing to say', async (name) => {
  expect((await loadContent({ root: await contentFolder(quiet[name]) })).diagnostics).toEqual([])
})

test('decomposed letters reach the page composed', async () => {
  const root = await contentFolder({
    'site.json': json({ ...site, brand: 'Örnek Güneş İş' }).normalize('NFD'),
    'services/yeni.md': service({ name: 'Şehir' }, 'Çağrı').normalize('NFD'),
  })

  const { diagnostics, content } = await loadContent({ root })

  expect(diagnostics).toEqual([])
  expect(content?.siteData.site.brand).toBe('Örnek Güneş İş')
  expect(content?.siteData.services.at(-1)?.name).toBe('Şehir')
  expect(JSON.stringify(content)).toContain('Çağrı')
})

test('an address with Turkish letters stays good, however many a process has checked', () => {
  const address = siteAddress({ title: 'Adres', description: 'Adres', examples: ['https://www.example.com'] })
  const [written, index] = ['https://www.örnek.com.tr', new SiteIndex([])]
  // Node's own `URL.canParse` changes its mind between 5,000 and 8,000.
  for (let time = 0; time < 20_000; time += 1) {
    const isRefused = !address.safeParse(written).success || checkLink(written, index) !== undefined
    if (isRefused) expect.fail(`refused at time ${time}`)
  }
})
