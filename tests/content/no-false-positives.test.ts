import { expect, test } from 'vitest'
import { checkContent, loadContent } from '../../scripts/content/load.ts'
import { siteAddress } from '../../src/content/fields.ts'
import { contentFolder } from '../support/content-folder.ts'
import {
  interfaceTexts,
  json,
  markdown,
  navigation,
  page,
  service,
  site,
  validFiles,
} from '../support/valid-content.ts'

const FIELDS = { id: 'bakim', name: 'Bakım', order: '3', icon: 'maintenance', summary: 'Siteniz güncel kalır.' }

/** A service whose fields stand in the file exactly as given. */
function fieldsAs(fields: Partial<typeof FIELDS>, body = 'Metin.') {
  const lines = Object.entries({ ...FIELDS, ...fields }).map(([name, value]) => `${name}: ${value}`)
  return { 'services/bakim.md': `---\n${lines.join('\n')}\n---\n\n${body}\n` }
}

const serviceWith = (body: string) => fieldsAs({}, body)
const text = (path: string) => String(validFiles()[path])

const quiet: Record<string, Record<string, string | Buffer>> = {
  'minified JSON': { 'site.json': JSON.stringify(site) },
  'JSON with its fields in another order': {
    'site.json': json(Object.fromEntries(Object.entries(site).reverse())),
  },
  'JSON indented with tabs': { 'site.json': JSON.stringify(site, null, '\t') },
  'JSON escapes': { 'interface.json': json(interfaceTexts).replace('Ana menü', 'Ana men\\u00fc \\"üst\\" \\/ \\t') },
  'an emoji written as escapes': {
    'interface.json': json(interfaceTexts).replace('Ana menü', 'Ana menü \\ud83d\\ude80'),
  },
  emoji: { 'site.json': json({ ...site, tagline: 'Hızlı 🚀 ve renkli 👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 siteler ❤️' }) },
  'questions without a space behind them': { 'site.json': json({ ...site, tagline: 'Neden?Çünkü? NE?!' }) },
  'addresses with a question in them': serviceWith(
    '[Sayfa](/iletisim?konu), <https://www.example.org/ara?q=a?b>, [posta](mailto:merhaba@example.com?subject=Site).',
  ),
  'bold words in many places, and stars that are meant': serviceWith(
    '**Ölçüm**: **hızlı**, “**sade**” ve **Örnek Dijital**’in **işi.** (**her hafta**)\n\n- **Bakım:** önce\n- ***Yedek*** `2**3`\n\n\\*\\* Türkiye içinde. | **tek**kelime',
  ),
  'number signs that make no heading': serviceWith(
    '#websitesi #bakım\n\nSözler:\n#Bakım ve yedek\n\n#tasarım üstüne yazdıklarımız\n\n#Bakım hakkında konuştuk.\n\n\\##Üç\n\n```\n##Bakım\n```',
  ),
  'a byte order mark': {
    'site.json': `\ufeff${text('site.json')}`,
    'pages/anasayfa.md': `\ufeff${text('pages/anasayfa.md')}`,
  },
  'Windows line ends': Object.fromEntries(
    Object.entries(validFiles()).flatMap(([path, value]) =>
      typeof value === 'string' ? [[path, value.replaceAll('\n', '\r\n')]] : [],
    ),
  ),
  'old Macintosh line ends': { 'pages/hakkimizda.md': text('pages/hakkimizda.md').replaceAll('\n', '\r') },
  'no line end at the end': {
    'site.json': text('site.json').trimEnd(),
    'pages/anasayfa.md': text('pages/anasayfa.md').trimEnd(),
    'pages/hakkimizda.md': text('pages/hakkimizda.md').trimEnd(),
  },
  'spaces after the fences': { 'pages/anasayfa.md': text('pages/anasayfa.md').replaceAll('---\n', '---  \n') },
  'comments in YAML': fieldsAs({ id: 'bakim\n# Bakım hizmeti', order: '3 # üçüncü' }),
  'a note behind a choice, an address and a quoted text': fieldsAs({
    id: 'bakim # adres',
    icon: 'maintenance # anahtar',
    name: '"Bakım #1" # ad',
  }),
  'a hash inside a word': fieldsAs({ name: 'C#da Bakım' }),
  'apostrophes and quotes in YAML': fieldsAs({ summary: 'Türkiye\'nin dört yanından “siteler” ve "bakım"' }),
  'a quoted text with a colon': fieldsAs({ name: '"Bakım: güncelleme"' }),
  'a colon without a space': fieldsAs({ name: 'Saat 09:00-18:00' }),
  'words other YAML readers take for something else': fieldsAs({ name: 'no', summary: '2025-02-30' }),
  'folded scalars': fieldsAs({ summary: '>-\n  Siteniz güncel\n  kalır.' }),
  'a text whose lines begin with dashes': fieldsAs({ summary: '\n  – Siteniz\n  – güncel' }),
  'flow style YAML': {
    'services/bakim.md':
      '---\n{ id: bakim, name: Bakım, order: 3, icon: maintenance, summary: "Kısa, öz" }\n---\n\nMetin.\n',
  },
  'a rule in the body': serviceWith('Önce.\n\n---\n\nSonra.\n\n* * *\n\nEn son.'),
  'code that shows HTML and links': serviceWith(
    'Kod: `<script>alert(1)</script>` ve `[x](javascript:alert(1))`.\n\n```html\n<iframe src="//x"></iframe>\n![](yok.png)\n```\n\n    <b>girintili kod</b>',
  ),
  'signs that only look like HTML': serviceWith('2 < 3, 5 > 4, a<b ve R&D; %50 indirim, ad_soyad, 3 * 4 * 5.'),
  'dashes that begin a sentence, and rows and bullets in code': serviceWith(
    '– Kaç gün sürer? diye sorarlar.\n\n– İki hafta, deriz.\n\n-5 derecede de çalışır.\n\n| tek satır |\n\n```\n• bir\n• iki\n| a | b |\n| c | d |\n```\n\n| Paket |\n|:-:|\n| Küçük |\n| Büyük |',
  ),
  'signs in fields that only look like Markdown or HTML': {
    'site.json': json({
      ...site,
      tagline: 'Ad* ve soyad* zorunlu; 3 * 4 * 5 < 61, (*) işaretliler [isteğe bağlı], [ek] (2024) tablo[1](2) <3',
    }),
    ...fieldsAs({
      summary:
        'R&D; Ar&Ge, ad_soyad, snake_case_ad, Türkiye`nin İzmir`i, ~2 hafta ~ 3, a<b ve b>a, <adınız>, *yıldızlı ve - x',
    }),
  },
  'numbers that begin a sentence or a sum, and words with a colon': serviceWith(
    '1.Lig takımları da müşterimizdir.\n\n3.Kat\n1.000 TL\n2.000 TL\n\nNot: Bir not\nid numarası: 5\nTitle: Bir ad\n\n```\nid: seo\nname: SEO\n```',
  ),
  'tables and task lists': serviceWith(
    '| Paket | Süre |\n| --- | ---: |\n| Küçük | 2 hafta |\n\n- [x] Ölçüm\n- [ ] Bakım',
  ),
  'every kind of good link': serviceWith(
    '[Sayfa](/iletisim), [ana sayfa](/), [başlık](/hakkimizda#nasil-calisiriz), [hizmet](/hizmetlerimiz#seo), [hizmetin başlığı](/hizmetlerimiz#seo-neler-yapiyoruz), [site](https://www.example.org/a?b=c#d), [posta](mailto:merhaba@example.com?subject=Merhaba), [telefon](tel:+902120000000), <https://www.example.org>, www.example.com için değil: https://blog.example.com.'.replace(
      ', www.example.com için değil',
      '',
    ),
  ),
  'every kind of chat': serviceWith(
    '[Bir](https://wa.me/902120000000?text=Merhaba), [iki](https://wa.me/message/ABCDEF), [üç](https://wa.me/4930123456), [dört](https://wa.me/?text=Merhaba), [beş](https://api.whatsapp.com/send?phone=902120000000).',
  ),
  'a link with a query': serviceWith('[Sayfa](/iletisim?konu=seo).'),
  'a reference link': serviceWith('[Bize yazın][yaz].\n\n[yaz]: /iletisim "İletişim"'),
  'a picture in a body, both ways to its folder': serviceWith(
    '![Bir kart](images/kart.png) ve ![Aynı kart](../images/kart.png)',
  ),
  'short descriptions of pictures': serviceWith(
    '![Logo](images/kart.png), ![Resim atölyesi](images/kart.png), ![Fotoğraf çeken bir çocuk](images/kart.png)',
  ),
  'headings in order': serviceWith('### Bir\n\n#### İki\n\n##### Üç\n\n### Dört'),
  'square brackets in text': serviceWith(
    'Sıra [isteğe bağlı] ve dipnot [1], tablo[1][2], [a] (2024), [ek] (isteğe bağlı), \\[metin\\](/yok) ve `[metin] (/yok)`.',
  ),
  'a picture whose address stands below': serviceWith('![Bir kart][kart]\n\n[kart]: images/kart.png'),
  'the flag of a region': { 'site.json': json({ ...site, tagline: 'Bayrak 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ve 🇹🇷' }) },
  'an ampersand address': serviceWith('[Ara](https://www.example.org/?a=1&b=2)'),
  'a heading underlined the other way': {
    'pages/hakkimizda.md': text('pages/hakkimizda.md').replace(
      '## Nasıl çalışırız?',
      'Nasıl çalışırız?\n----------------',
    ),
  },
  'a text exactly as long as allowed, in Turkish letters': {
    'services/bakim.md': service({ id: 'bakim', order: 3, name: 'ğüşıöçĞÜŞİÖÇ'.repeat(5).slice(0, 50) }),
  },
  'links to a deeper address': {
    'pages/ornekler.md': page({ path: '/isler/ornekler-2' }),
    'navigation.json': json({ ...navigation, header: [{ id: 1, name: 'ÖRNEKLER', link: '/isler/ornekler-2' }] }),
  },
  'unused pictures': { 'images/kullanilmayan.png': validFiles()['images/kart.png'] ?? '' },
  'pictures in a subfolder': { 'images/kartlar/bir.png': validFiles()['images/kart.png'] ?? '' },
  'telephone numbers of companies and of other countries': {
    'site.json': json({
      ...site,
      contact: { ...site.contact, phone: '+90 444 0 123', whatsapp: '+49 30 123456' },
    }),
  },
  'addresses of sites with Turkish letters, a slash at the end, a query': {
    'site.json': json({
      ...site,
      url: 'https://www.örnek.com.tr/',
      social: [{ network: 'instagram', name: 'Instagram hesabımız', link: 'https://www.instagram.com/örnek?a=1#b' }],
    }),
  },
  'a social list that is empty': { 'site.json': json({ ...site, social: [] }) },
  'a drawing with a style, a gradient and a picture inside': {
    'images/cizim.svg':
      '<?xml version="1.0"?>\n<!-- çizim -->\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8"><style>.a{fill:url(#g)}</style><linearGradient id="g"/><use xlink:href="#a"/><image href="data:image/png;base64,iVBORw0KGgo="/><path class="a" d="M0 0h8v8z"/></svg>\n<!-- son -->\n',
  },
}

test.each(Object.keys(quiet))('%s: nothing to say', async (name) => {
  expect(await checkContent({ root: await contentFolder(quiet[name]) })).toEqual([])
})

test('decomposed letters reach the page composed', async () => {
  const root = await contentFolder({
    'site.json': json({ ...site, brand: 'Örnek Güneş İş' }).normalize('NFD'),
    'services/seo.md': markdown(
      { id: 'seo', name: 'Şehir', order: 1, icon: 'search', summary: 'Görünür olun.' },
      'Çağrı',
    ).normalize('NFD'),
    'navigation.json': json({ ...navigation, menu: { ...navigation.menu, title: 'MENÜ' } }),
  })

  const { diagnostics, content } = await loadContent({ root })

  expect(diagnostics).toEqual([])
  expect(content?.siteData.site.brand).toBe('Örnek Güneş İş')
  expect(content?.siteData.services[0]?.name).toBe('Şehir')
  expect(JSON.stringify(content)).toContain('Çağrı')
})

test('an address with Turkish letters stays good, however many a process has checked', () => {
  const address = siteAddress({ title: 'Adres', description: 'Adres', examples: ['https://www.example.com'] })
  // Node's own `URL.canParse` changes its mind between 5,000 and 8,000.
  for (let time = 0; time < 20_000; time += 1) {
    if (!address.safeParse('https://www.örnek.com.tr').success) expect.fail(`refused at time ${time}`)
  }
})
