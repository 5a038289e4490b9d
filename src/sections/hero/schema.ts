import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { actionSchema, choice, drawing, group, line, list, paragraph } from '../../content/fields.ts'
import { sectionLead } from '../../content/section-fields.ts'

/** The longest title that keeps to four lines at 320 px; chosen by eye. */
const TITLE_MAX_CHARACTERS = 60

/** The sample sites that are drawn: each has a picture, a typeface and colours of its own, in both themes. */
export const TRADE_DRAWINGS = {
  'trade-ceramics': 'Seramik',
  'trade-bakery': 'Fırın',
  'trade-gates': 'Bahçe kapısı',
}

const tradeSchema = group('Örnek iş', 'Bir iş kolunun sitesi: kalabalık hâli ve sade hâli.', {
  name: line(24, {
    title: 'İş kolu',
    description: 'Ziyaretçinin seçeceği kısa ad.',
    examples: ['Seramik atölyesi'],
    unique: true,
  }),
  drawing: drawing(TRADE_DRAWINGS, 'Örnek sitenin görseli; yazı karakterini ve renkleri de belirler.'),
  siteName: line(24, {
    title: 'Örnek sitenin adı',
    description: 'Örnek sitenin üstünde duran ad; gerçek bir işletmenin adı olmasın.',
    examples: ['Kıyı Seramik'],
  }),
  // A logo belongs to a company, so the content chooses it, not the picture of the trade.
  mark: choice(
    { 'mark-bowl': 'Kâse', 'mark-loaf': 'Ekmek', 'mark-gate': 'Kapı' },
    {
      title: 'Logosu',
      description: 'Sade sayfada adın önündeki küçük simge. Boş kalırsa ad tek başına durur.',
      examples: ['mark-bowl'],
    },
  ).optional(),
  slogan: line(32, {
    title: 'Üstü çizilen söz',
    description: 'Kalabalık sayfanın başlığı: herkesin söylediği, hiçbir şey anlatmayan söz.',
    examples: ['Kalitenin adresi'],
  }),
  clutter: list(
    { title: 'Kalabalık', description: 'Sayfadan atılan üç ya da dört söz.', min: 3, max: 4 },
    line(24, {
      title: 'Kalabalık',
      description: 'Kalabalık sayfadaki boş bir söz ya da uyarı.',
      examples: ['%100 memnuniyet', '7/24 hizmet', 'Kampanyayı kaçırmayın!'],
    }),
  ),
  heading: line(40, {
    title: 'Yerine gelen cümle',
    description: 'Sade sayfanın başlığı: yalnızca bu işletmenin söyleyebileceği cümle.',
    examples: ['Sofranıza el yapımı seramik'],
  }),
  text: line(90, {
    title: 'Yazı',
    description: 'Başlığın altındaki cümle.',
    examples: ['Tabak, kâse ve fincanları kıyıdaki atölyemizde tek tek şekillendiriyoruz.'],
  }),
  button: line(24, { title: 'Düğme', description: 'Örnek sitenin tek düğmesi.', examples: ['Ürünleri görün'] }),
  frames: group('Çerçeve', 'Neyin, neden çerçeveye alındığı.', {
    target: choice(
      { heading: 'Başlık', picture: 'Görsel', button: 'Düğme' },
      { title: 'Çerçevenin yeri', description: 'Ziyaretçinin ilk göreceği parça.', examples: ['picture'] },
    ),
    tag: line(18, { title: 'Etiket', description: 'Çerçevenin üstündeki bir iki kelime.', examples: ['Önce bu'] }),
    why: line(110, {
      title: 'Neden?',
      description: 'Çerçevenin neden orada durduğu, tek cümleyle.',
      examples: ['Seramik alan önce eline alacağı parçayı görmek ister.'],
    }),
  }),
})

const stageSchema = group('Sahne', 'Kalabalık bir sayfanın nasıl sadeleştiğini gösteren canlı örnek.', {
  question: line(60, {
    title: 'Soru',
    description: 'Örnek işlerin ne için olduğu; yalnızca ekran okuyucular okur.',
    examples: ['Hangisi sizin işinize yakın?'],
  }),
  description: line(140, {
    title: 'Sahnenin açıklaması',
    description:
      'Sahneyi göremeyene okunan, iki sekmenin ne gösterdiğini söyleyen cümle; altındaki liste seçilen örneği anlatır.',
    examples: ['Kalabalık bir ana sayfanın sadeleşmesi: önceki hâli, sade hâli, çerçevenin yeri ve nedeni.'],
  }),
  before: line(24, {
    title: 'Önceki hâl sekmesi',
    description: 'Görselde kalabalık sayfanın sekmesi; basan o sayfayı görür.',
    examples: ['Önceki hâli'],
  }),
  after: line(24, {
    title: 'Sade hâl sekmesi',
    description: 'Görselde sade sayfanın sekmesi; basan o sayfayı görür.',
    examples: ['Sade hâli'],
  }),
  message: paragraph(160, {
    title: 'Seçilen iş için hazır mesaj',
    description:
      'Ziyaretçi bir iş seçtikten sonra ilk düğmeye basarsa mesajı böyle başlar. {konu} yerine seçtiği iş gelir. Boş kalırsa her zamanki cümle gelir.',
    examples: ['Merhaba, “{konu}” örneğinize baktım. Yaptığım iş:'],
    gaps: ['konu'],
  }).optional(),
  trades: list(
    {
      title: 'Örnek işler',
      description: 'Ziyaretçinin seçebileceği işler; ilki sayfa açılınca görünür.',
      min: 1,
      max: 4,
    },
    tradeSchema,
  ),
})

/** The opening band of a page. At most one per page, always first. */
const heroSectionSchema = group('Giriş bölümü', 'Sayfanın açılışı; en üstte bir tane.', {
  type: z.literal('hero'),
  title: line(TITLE_MAX_CHARACTERS, {
    title: 'Başlık',
    description: 'Sayfanın en üstündeki büyük yazı. Ne sunduğunuzu tek cümlede söyleyin.',
    examples: ['Siteniz işinizi ilk bakışta anlatsın'],
  }),
  focus: line(30, {
    title: 'Renkli kelimeler',
    description: 'Başlıkta renkli görünecek kelimeler; başlıkta aynen geçmeli.',
    examples: ['ilk bakışta'],
  }).optional(),
  lead: sectionLead('Küçük ve orta ölçekli işletmeler için web sitesi tasarlıyor, kuruyor ve bakımını yapıyoruz.'),
  actions: list(
    { title: 'Düğmeler', description: 'İlki öne çıkar; en fazla iki düğme.', min: 1, max: 2 },
    actionSchema,
  ),
  promises: list(
    {
      title: 'Sözler',
      description:
        'Düğmelerin altında, tutabileceğiniz en fazla iki söz. Yanıt sözünü (Site bilgileri → İletişim bilgileri) buraya yazmayın; o, başlarında durur.',
      min: 1,
      max: 2,
    },
    line(60, {
      title: 'Söz',
      description: 'Ziyaretçinin sınayabileceği kısa bir söz; ölçü yazıyorsanız kendiniz ölçmüş olmalısınız.',
      examples: ['Bir iş gününde yanıt'],
    }),
  ).optional(),
  stage: stageSchema.optional(),
})

export const hero = defineSection(heroSectionSchema, { occurs: 'first', partOfTitle: 'focus' })
