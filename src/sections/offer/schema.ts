import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { site } from '../../collections/site.ts'
import { companySchema } from '../../content/company.ts'
import { action, choice, group, line, list, paragraph } from '../../content/fields.ts'
import { OFFER_ID } from '../../content/paths.ts'
import { sectionLead, sectionTitle } from '../../content/section-fields.ts'

const lineSchema = group('Teklif satırı', 'Ziyaretçinin üstünü çizebileceği bir iş.', {
  name: line(60, { title: 'Satır', description: 'İşin kısa adı.', examples: ['Metin yazımı'], unique: true }),
  note: line(120, {
    title: 'Fiyatı ne değiştirir?',
    description: 'Adın altındaki birkaç kelime: Neye göre artar, neye göre azalır?',
    examples: ['Sayfa başına; yazılarınız hazırsa çizin'],
  }),
  amount: z
    .int()
    .min(0)
    .max(9_999_999)
    .meta({
      title: 'Tutar',
      description:
        'Örnek işin bu satırdaki fiyatı, KDV’siz, TL olarak. Boş kalırsa görünmez; bütün satırlar ve vergi oranı doluysa altta toplam da yazar.',
      examples: [12_000],
      askedFor: true,
    })
    .optional(),
  needs: list(
    {
      title: 'Gereken satırlar',
      description:
        'Bu iş hangi satırlar olmadan yapılamaz? Ziyaretçi onlardan birini çizerse bu satır da çizilir; bunu geri alırsa onlar da geri gelir.',
      min: 1,
      max: 4,
    },
    line(60, {
      title: 'Gereken satır',
      description: 'Bu teklifteki başka bir satırın adı, aynen.',
      examples: ['Tasarım, ilk sayfa'],
    }),
  ).optional(),
  start: choice(
    { kept: 'Üstü çizilmemiş', struck: 'Üstü çizili' },
    {
      title: 'Başlangıçta',
      description: 'Sayfa açıldığında satır nasıl dursun? Seçilmezse üstü çizilmemiş durur.',
      examples: ['kept'],
    },
  ).optional(),
})

/** A line needs others of its offer; the issue says which there are. */
function needsOthers({ value, issues }: z.core.ParsePayload<z.infer<typeof lineSchema>[]>): void {
  for (const [index, { name, needs = [] }] of value.entries()) {
    const values = value.map((line) => line.name).filter((other) => other !== name)
    for (const [place, input] of needs.entries())
      if (!values.includes(input)) issues.push({ code: 'invalid_value', values, input, path: [index, 'needs', place] })
  }
}

/** What is said of lines that need others; their names take the place of `{satir}`. */
const togetherSchema = group('Birbirine bağlı satırlar', 'Başka satırları gerektiren satırlar için sözler.', {
  missing: line(60, {
    title: 'Gereken satır çiziliyken',
    description: 'Kendisi de çizilen satırın altında, açıklamasından sonra. {satir} yerine gereken satırın adı gelir.',
    examples: ['Önce gereken: {satir}'],
    gaps: ['satir'],
  }),
  struck: line(60, {
    title: 'Birlikte çizilince',
    description: 'Ekran okuyucunun toplamdan sonra söylediği söz. {satir} yerine çizilen öteki satırlar gelir.',
    examples: ['Onunla birlikte çizildi: {satir}'],
    gaps: ['satir'],
  }),
  kept: line(60, {
    title: 'Birlikte geri gelince',
    description: 'Ekran okuyucunun toplamdan sonra söylediği söz. {satir} yerine geri gelen öteki satırlar gelir.',
    examples: ['Onunla birlikte geri geldi: {satir}'],
    gaps: ['satir'],
  }),
})

const dateSchema = group('Tarih', 'Teklifte yazan bir gün.', {
  name: line(60, { title: 'Gün', description: 'O gün ne olacağı.', examples: ['Teslim günü'], unique: true }),
  date: line(40, {
    title: 'Tarih',
    description: 'Örnek tarih. Boş kalırsa yeri, doldurulacak bir çizgi olarak görünür.',
    examples: ['30 Mart'],
  }).optional(),
})

/** A sample offer whose lines the visitor strikes out; the rest becomes a message. */
const offerSectionSchema = group(
  'Teklif bölümü',
  'Örnek bir teklif; ziyaretçi istemediği satırların üstünü çizip kalanını gönderir.',
  {
    type: z.literal('offer'),
    title: sectionTitle('İstemediğiniz satırın üstünü çizin'),
    lead: sectionLead('Teklifimiz böyle görünür: Her satırın fiyatını neyin değiştirdiği altında yazar.').optional(),
    sheetTitle: line(30, { title: 'Kâğıdın başlığı', description: 'Teklifin en üstündeki söz.', examples: ['Teklif'] }),
    sheetNote: line(90, {
      title: 'Kâğıdın konusu',
      description: 'Teklifin kimin için, hangi iş için yazıldığı; örnek olduğunu da söyleyin.',
      examples: ['Örnek: hayalî bir fırın için beş sayfalık web sitesi'],
    }),
    printed: line(90, {
      title: 'Yazdırılınca',
      description: 'Yalnızca kâğıtta görünür. {gun} yerine yazdırıldığı gün, {adres} yerine sayfanın adresi gelir.',
      examples: ['Yazdırıldığı gün: {gun}. Adresi: {adres}'],
      gaps: ['gun', 'adres'],
    }).optional(),
    linesTitle: line(90, {
      title: 'Satırların üstündeki yazı',
      description: 'Satırın üstünün nasıl çizildiğini söyleyin.',
      examples: ['İşaretini kaldırdığınız satırın üstü çizilir'],
    }),
    lines: list(
      { title: 'Satırlar', description: 'İşin bölümleri, teklifte duracakları sırayla.', min: 2, max: 12 },
      lineSchema,
    ).check(needsOthers),
    together: togetherSchema.optional(),
    subtotal: line(30, {
      title: 'Ara toplam',
      description: 'KDV’siz toplamın adı; bütün satırların tutarı ve vergi oranı yazılıysa görünür.',
      examples: ['Ara toplam'],
    }).optional(),
    tax: group('Vergi satırı', 'Satırların altında, çizilemeyen satır.', {
      name: line(30, { title: 'Ad', description: 'Verginin adı.', examples: ['KDV'] }),
      note: line(90, {
        title: 'Açıklama',
        description: 'Verginin teklifteki yeri.',
        examples: ['Her zaman ayrı satırda'],
      }),
      percent: z
        .int()
        .min(1)
        .max(50)
        .meta({
          title: 'Oran',
          description: 'Yüzde olarak; verginin adının yanında görünür. Tutarlar doluysa vergi bu oranla hesaplanır.',
          examples: [20],
        })
        .optional(),
    }),
    total: line(30, {
      title: 'Toplam',
      description: 'Toplamın adı; bütün satırların tutarı ve vergi oranı yazılıysa görünür.',
      examples: ['Toplam'],
    }).optional(),
    datesTitle: line(60, {
      title: 'Tarihlerin üstündeki yazı',
      description: 'Aşağıdaki günlerin ne olduğunu söyleyin. Boş kalırsa görünmez.',
      examples: ['Teklifte yazacak günler'],
    }).optional(),
    dates: list({ title: 'Tarihler', description: 'Teklifte yazan günler, sırayla.', min: 1, max: 6 }, dateSchema),
    message: group('Hazır mesaj', 'WhatsApp ve e-posta bu sözlerle ve seçilen satırlarla açılır.', {
      opening: paragraph(160, {
        title: 'İlk cümle',
        description: 'İstenen satırlardan önce gelen söz.',
        examples: ['Merhaba, örnek tekliften bana gerekenler:'],
      }),
      without: paragraph(80, {
        title: 'Çizilenlerden önce',
        description: 'Üstü çizilen satırlardan önce gelen söz.',
        examples: ['Gerekmeyenler:'],
      }),
      nothing: line(80, {
        title: 'Hiç satır kalmadıysa',
        description: 'Bütün satırların üstü çizildiğinde onların yerine yazılan söz.',
        examples: ['Henüz hiçbirini seçmedim'],
      }),
      closing: paragraph(160, {
        title: 'Son cümle',
        description: 'Ziyaretçinin tamamlayacağı söz.',
        examples: ['Yaptığım iş:'],
      }),
    }),
    hint: line(140, {
      title: 'Düğmelerin üstündeki yazı',
      description: 'Düğmelerin ne yaptığını söyleyin.',
      examples: ['Satırlarınız mesaja yazılır; göndermeden önce değiştirebilirsiniz.'],
    }),
    nothingHint: line(140, {
      title: 'Hiç satır kalmadıysa düğmelerin üstündeki yazı',
      description: 'Bütün satırların üstü çizildiğinde ne yapılabileceğini söyleyin. Boş kalırsa üstteki yazı durur.',
      examples: ['Hiçbir satır seçili değil. Seçmeden de yazabilirsiniz; ne gerektiğini birlikte buluruz.'],
    }).optional(),
    action: action('Önce mesajı düzenleyin', '/iletisim', {
      title: 'Bağlantı',
      description: 'Düğmelerin altında; satırlar İletişim bölümündeki mesaja yazılır, orada düzenlenir.',
    }).optional(),
  },
)

export const offer = defineSection(offerSectionSchema, { occurs: 'once', elementId: OFFER_ID }, (_, context) => {
  const { company } = context.resolvedFile(site)
  const printed = ['legalName', 'taxOffice', 'taxNumber']
  return { company: company && context.factsOf(companySchema, company, printed) }
})
