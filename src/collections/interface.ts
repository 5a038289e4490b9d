import { z } from 'zod'
import { group, line, linkSchema, paragraph } from '../content/fields.ts'
import { capitalize } from '../content/staff-language.ts'
import { defineFile, type EntryFolder } from './define.ts'
import { entryCollections } from './entry-collections.ts'

/** A short interface text. */
function text(title: string, description: string, example: string) {
  return line(80, { title, description, examples: [example] })
}

/** A text with gaps for values: every `{name}` in `gaps` is required. */
function template(gaps: string[], title: string, description: string, example: string) {
  const pattern = gaps.map((gap) => `(?=.*\\{${gap}\\})`).join('')
  return z
    .string()
    .max(120)
    .regex(new RegExp(`^${pattern}[^\\n]+$`))
    .meta({
      title,
      description,
      examples: [example],
      kind: 'words',
      gaps,
      expected: `içinde ${gaps.map((gap) => `{${gap}}`).join(' ve ')} geçen tek satır yazı`,
      expectedEnglish: `one line of text with ${gaps.map((gap) => `{${gap}}`).join(' and ')} in it`,
    })
}

/** The words of the links on the page of an entry. */
function entryWords({ rules }: EntryFolder) {
  const { one, many } = rules.shownAt
  const [before, after] = rules.sortedBy?.order === 'newest-first' ? ['Daha yeni', 'Daha eski'] : ['Önceki', 'Sonraki']
  return group(capitalize(many), 'Sayfanın sonundaki bağlantıların sözleri.', {
    list: text('Listeye dönüş', 'Listenin tamamına götüren bağlantı.', `Bütün ${many}`),
    previous: text(`${before} ${one}`, 'Listede bir öncekinin adının üstündeki söz.', `${before} ${one}`),
    next: text(`${after} ${one}`, 'Listede bir sonrakinin adının üstündeki söz.', `${after} ${one}`),
    ways: text('Bağlantıların adı', 'Bu bağlantıların ekran okuyucu adı.', `Öteki ${many}`),
  })
}

const interfaceSchema = group('Arayüz yazıları', 'Düğme, etiket ve bildirim yazıları: content/interface.json.', {
  loading: text('Bekleme yazısı', 'Sayfa ya da sayaç hazır olana kadar görünür.', 'Yükleniyor...'),
  visits: template(['n'], 'Sayaç yazısı', 'Alt bölümdeki sayaç; {n} yerine sayı gelir.', 'Ziyaret Sayısı: {n}'),
  skipLink: text('İçeriğe geç', 'Klavye kullananların ilk bağlantısı.', 'İçeriğe geç'),
  pageTitle: template(
    ['title', 'brand'],
    'Sekme başlığı',
    'Tarayıcı sekmesindeki yazı; {title} sayfanın, {brand} markanın adı olur.',
    '{title} | {brand}',
  ),
  navigation: text('Ana menü adı', 'Ekran okuyucuların üst menüye verdiği ad.', 'Ana menü'),
  homeLink: template(['brand'], 'Logo bağlantısı', 'Logoya tıklayanın gideceği yerin adı.', '{brand}, ana sayfa'),
  menuOpen: text('Menüyü aç', 'Menü düğmesinin adı, menü kapalıyken.', 'Menüyü aç'),
  menuClose: text('Menüyü kapat', 'Menü düğmesinin adı, menü açıkken.', 'Menüyü kapat'),
  themeToDark: text('Koyu temaya geç', 'Ay simgesinin adı.', 'Koyu temaya geç'),
  themeToLight: text('Açık temaya geç', 'Güneş simgesinin adı.', 'Açık temaya geç'),
  percent: template(['n'], 'Yüzde', 'İlerleme çubuğunun yanındaki sayı; {n} yerine sayı gelir.', '%{n}'),
  contactStrip: text('İletişim şeridi', 'En üstteki şeridin ekran okuyucu adı.', 'Hızlı iletişim'),
  phoneLabel: text('Telefon etiketi', 'İletişim şeridinde numaranın önündeki yazı.', 'TELEFON'),
  emailLabel: text('E-posta etiketi', 'İletişim şeridinde adresin önündeki yazı.', 'E-MAİL'),
  phoneAction: text('Ara', 'Telefonla arama düğmesi.', 'Telefonla arayın'),
  whatsappAction: text('WhatsApp', 'WhatsApp sohbetini açan düğme.', 'WhatsApp’tan yazın'),
  newTab: text(
    'Yeni sekme',
    'WhatsApp bağlantılarının sonunda yalnızca ekran okuyucunun okuduğu söz. Boş kalırsa okunmaz.',
    'yeni sekmede açılır',
  ).optional(),
  chatMessage: text(
    'Sohbetin ilk cümlesi',
    'Mesaj kutusuna daha bir şey yazılmadıysa üstteki, menüdeki ve alttaki WhatsApp ve e-posta bağlantıları bu cümleyle açılır. Boş kalırsa boş açılırlar.',
    'Merhaba, sitenizden yazıyorum:',
  ).optional(),
  chatCustomer: text(
    'Sohbetteki müşteri',
    'Sohbet örneğinde müşterinin sözünden önce yalnızca ekran okuyucunun okuduğu ad. Boş kalırsa okunmaz.',
    'Müşteri',
  ).optional(),
  emailAction: text('E-posta', 'E-posta yazma düğmesi.', 'E-posta gönderin'),
  hours: text('Çalışma saatleri', 'Çalışma saatlerinin başlığı.', 'Çalışma saatleri'),
  address: text('Adres', 'Adresin başlığı.', 'Adres'),
  footerServices: text('Hizmetler sütunu', 'Alt bölümün ikinci sütununun başlığı.', 'Hizmetlerimiz'),
  footerLinks: text('Bağlantılar sütunu', 'Alt bölümün üçüncü sütununun başlığı.', 'Hızlı bağlantılar'),
  footerContact: text('İletişim sütunu', 'Alt bölümün dördüncü sütununun başlığı.', 'İletişim'),
  copyright: template(
    ['year', 'brand'],
    'Telif satırı',
    'En alttaki satır; {year} ve {brand} site bilgilerinden gelir.',
    '© {year} {brand}. Tüm Hakları Saklıdır.',
  ),
  noScript: paragraph(300, {
    title: 'JavaScript kapalıyken',
    description: 'JavaScript kapalı tarayıcıda görünen not.',
    examples: ['Tarayıcınızda JavaScript kapalı. Sayfaları yine okuyabilirsiniz; tema düğmesi ise çalışmaz.'],
  }),
  privacyNote: group('Kişisel veri notu', 'İletişim bölümünün altındaki satır.', {
    text: line(160, {
      title: 'Not',
      description: 'İletişim bölümünün altında, yazan kişinin bilgilerine ne olduğunu söyleyen cümle.',
      examples: ['Yazdıklarınızı yanıt ve teklif için kullanırız; reklam için kullanmayız.'],
    }),
    label: line(40, {
      title: 'Bağlantı yazısı',
      description: 'Nottan sonra gelen bağlantı.',
      examples: ['Aydınlatma metni'],
    }),
    link: linkSchema.meta({ examples: ['/kisisel-verilerin-korunmasi'] }),
  }).optional(),
  shareLink: group('Bağlantı paylaşma', 'Hizmetlerin, yazıların ve teklifin sonundaki paylaşma düğmesi.', {
    copy: text(
      'Kopyala',
      'Bir hizmetin, yazının ya da seçilmiş teklifin adresini kopyalayan düğme.',
      'Bağlantıyı kopyala',
    ),
    share: text('Paylaş', 'Aynı düğme, telefonun paylaşma penceresi varken.', 'Bağlantıyı paylaş'),
    copied: text('Kopyalanınca', 'Adres kopyalanınca bir süre düğmede görünür.', 'Bağlantı kopyalandı'),
    failed: template(
      ['address'],
      'Kopyalanamayınca',
      'Tarayıcı kopyalamaya izin vermeyince görünür; {address} yerine adres gelir.',
      'Kopyalanamadı, adresi siz seçin: {address}',
    ),
  }),
  messageBox: group('Mesaj kutusu', 'Mesaj kutusunun sözleri; çoğunu yalnızca ekran okuyucu söyler.', {
    name: text(
      'Ne yazılacak?',
      'Mesaj kutusunun ekran okuyucu adı; çerçevede yazan söz önüne gelir.',
      'işinizi anlatan mesaj',
    ),
    arrived: template(
      ['konu', 'n'],
      'Mesaja gelince',
      'Bir hizmetin, örneğin ya da teklifin düğmesinden gelene ekran okuyucunun söylediği söz; {n} yerine mesajın satır sayısı gelir.',
      '{konu}: mesajınız kutuda, {n} satır.',
    ),
    changed: template(
      ['cumle'],
      'Konu değişince',
      'Başka bir konu ilk cümleyi değiştirdiğinde ekran okuyucunun söylediği söz; {cumle} yerine kutunun ilk satırı gelir.',
      'İlk cümle değişti: {cumle}',
    ),
    kept: template(
      ['cumle'],
      'Öteki satırlar duruyorsa',
      'Konu değiştiğinde kutuda ziyaretçinin yazdığı başka satırlar kaldıysa bir önceki sözün ardından söylenir; {cumle} yerine onların ilk sözcükleri gelir.',
      'Altında duruyor: {cumle}',
    ),
    offered: template(
      ['n'],
      'Teklif satırları duruyorsa',
      'Kutuda örnek teklifin satırları varsa bir önceki sözlerin ardından söylenir.',
      'Örnek tekliften {n} satır da içinde.',
    ),
    apart: template(
      ['konu'],
      'Konu yalnızca e-postadaysa',
      'Ziyaretçi ilk cümleyi değiştirdikten sonra konu seçerse kutunun altındaki yazı: yazdıkları olduğu gibi kalır, konu mesajda geçmez.',
      'Yazdıklarınız değişmedi; “{konu}” yalnızca e-postanın konusu oldu.',
    ),
    empty: text(
      'Kutu boşsa',
      'Boş kutunun altındaki yazı: WhatsApp ve e-posta o zaman mesajsız açılır.',
      'Kutu boş: Mesajınızı WhatsApp’ta ya da e-postada yazarsınız.',
    ),
    restart: text(
      'Baştan başlama',
      'Kutuda ilk cümleden fazlası varken görünen düğme: yalnızca ilk cümle kalır.',
      'Baştan başlayın',
    ),
    restarted: template(
      ['cumle'],
      'Baştan başlanınca',
      'Baştan başlayana ekran okuyucunun söylediği söz; {cumle} yerine kutuda kalan cümle gelir.',
      'Kutuda yalnızca “{cumle}” kaldı. Silineni geri alabilirsiniz.',
    ),
    copy: text('Kopyalama', 'Onun yanında, bütün mesajı kopyalayan düğme.', 'Mesajı kopyalayın'),
    copied: text('Kopyalanınca', 'Bir süre düğmede görünür; ekran okuyucu da söyler.', 'Mesaj kopyalandı'),
    selected: text(
      'Kopyalanamayınca',
      'Tarayıcı izin vermezse mesaj seçilir, bu söz kutunun altında görünür.',
      'Tarayıcınız izin vermedi. Mesajın tamamını seçtik, siz kopyalayın.',
    ),
    undo: text('Geri alma', 'Baştan başlayanın kutusunun altında, silineni geri getiren düğme.', 'Geri alın'),
    restored: template(
      ['cumle'],
      'Geri alınca',
      'Silineni geri alana ekran okuyucunun söylediği söz; {cumle} yerine kutunun ilk satırı gelir.',
      'Geri geldi: {cumle}',
    ),
  }).optional(),
  contents: text(
    'Yazının başlıkları',
    'Geniş ekranda uzun bir yazının yanında, üç ya da daha çok ara başlığa götüren listenin adı. Boş kalırsa liste görünmez.',
    'Bu sayfada',
  ).optional(),
  draft: text('Taslak', 'Yayımlanmamış bir sayfanın üstündeki etiket; yayında görünmez.', 'Taslak'),
  listPages: text('Sayfalar', 'Bir listenin sayfa numaralarının ekran okuyucu adı.', 'Sayfalar'),
  numberedTitle: template(
    ['title', 'n'],
    'Sayfa başlığı',
    'Bir listenin ikinci ve sonraki sayfalarının adı.',
    '{title}, {n}. sayfa',
  ),
  entries: group(
    'Kayıt sayfaları',
    'Kendi sayfası olan kayıtların sonundaki bağlantılar.',
    Object.fromEntries(entryCollections.map((folder) => [folder.name, entryWords(folder)])),
  ),
  error: group('Hata sayfası', 'Bir sayfa yüklenemediğinde görünen yazılar.', {
    title: text('Hata başlığı', 'Sayfa açılamadığında görünen başlık.', 'Bu sayfa açılamadı'),
    text: paragraph(300, {
      title: 'Hata metni',
      description: 'Ziyaretçiye ne yapabileceğini söyleyin.',
      examples: ['Bağlantınızı kontrol edip yeniden deneyin.'],
    }),
    offline: paragraph(300, {
      title: 'Bağlantı yok metni',
      description: 'İnternet bağlantısı kesikken hata metninin yerine görünür.',
      examples: ['İnternet bağlantınız kesilmiş görünüyor. Bağlantı gelince sayfayı yenileyin.'],
    }),
    section: paragraph(300, {
      title: 'Bölüm hatası metni',
      description: 'Sayfanın yalnızca bir bölümü gösterilemediğinde, o bölümün başlığının altında görünür.',
      examples: ['Bu bölüm şu anda gösterilemiyor. Sayfayı yenileyince çoğu zaman düzelir.'],
    }),
    retry: text('Yeniden dene', 'Sayfayı yeniden isteyen düğme.', 'Yeniden deneyin'),
    home: text('Ana sayfaya dön', 'Ana sayfaya götüren bağlantı.', 'Ana sayfaya dönün'),
  }),
})

export const interfaceTexts = defineFile({
  name: 'interface',
  file: 'interface.json',
  schema: interfaceSchema,
  resolve: (texts) => texts,
})
