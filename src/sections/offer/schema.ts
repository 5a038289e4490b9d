import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { site } from '../../collections/site.ts'
import { companySchema } from '../../content/company.ts'
import { action, choice, line, paragraph } from '../../content/fields.ts'
import { OFFER_ID } from '../../content/paths.ts'
import { sectionLead, sectionTitle } from '../../content/section-fields.ts'

const lineSchema = z
  .strictObject({
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
    needs: z
      .array(
        line(60, {
          title: 'Gereken satır',
          description: 'Bu teklifteki başka bir satırın adı, aynen.',
          examples: ['Tasarım, ilk sayfa'],
        }),
      )
      .min(1)
      .max(4)
      .meta({
        title: 'Gereken satırlar',
        description:
          'Bu iş hangi satırlar olmadan yapılamaz? Ziyaretçi onlardan birini çizerse bu satır da çizilir; bunu geri alırsa onlar da geri gelir.',
      })
      .optional(),
    start: choice(
      { kept: 'Üstü çizilmemiş', struck: 'Üstü çizili' },
      {
        title: 'Başlangıçta',
        description: 'Sayfa açıldığında satır nasıl dursun? Seçilmezse üstü çizilmemiş durur.',
        examples: ['kept'],
      },
    ).optional(),
  })
  .meta({ title: 'Teklif satırı', description: 'Ziyaretçinin üstünü çizebileceği bir iş.' })

/** A line needs others of its offer; the issue says which there are. */
function needsOthers({ value, issues }: z.core.ParsePayload<z.infer<typeof lineSchema>[]>): void {
  for (const [index, { name, needs = [] }] of value.entries()) {
    const values = value.map((line) => line.name).filter((other) => other !== name)
    for (const [place, input] of needs.entries())
      if (!values.includes(input)) issues.push({ code: 'invalid_value', values, input, path: [index, 'needs', place] })
  }
}

/** What is said of lines that need others; their names take the place of `{satir}`. */
const togetherSchema = z
  .strictObject({
    missing: line(60, {
      title: 'Gereken satır çiziliyken',
      description:
        'Kendisi de çizilen satırın altında, açıklamasından sonra. {satir} yerine gereken satırın adı gelir.',
      examples: ['Önce gereken: {satir}'],
    }).meta({ gaps: ['satir'] }),
    struck: line(60, {
      title: 'Birlikte çizilince',
      description: 'Ekran okuyucunun toplamdan sonra söylediği söz. {satir} yerine çizilen öteki satırlar gelir.',
      examples: ['Onunla birlikte çizildi: {satir}'],
    }).meta({ gaps: ['satir'] }),
    kept: line(60, {
      title: 'Birlikte geri gelince',
      description: 'Ekran okuyucunun toplamdan sonra söylediği söz. {satir} yerine geri gelen öteki satırlar gelir.',
      examples: ['Onunla birlikte geri geldi: {satir}'],
    }).meta({ gaps: ['satir'] }),
  })
  .meta({ title: 'Birbirine bağlı satırlar', description: 'Başka satırları gerektiren satırlar için sözler.' })

const dateSchema = z
  .strictObject({
    name: line(60, { title: 'Gün', description: 'O gün ne olacağı.', examples: ['Teslim günü'], unique: true }),
    date: line(40, {
      title: 'Tarih',
      description: 'Örnek tarih. Boş kalırsa yeri, doldurulacak bir çizgi olarak görünür.',
      examples: ['30 Mart'],
    }).optional(),
  })
  .meta({ title: 'Tarih', description: 'Teklifte yazan bir gün.' })

/** A sample offer whose lines the visitor strikes out; the rest becomes a message. */
const offerSectionSchema = z
  .strictObject({
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
    })
      .meta({ gaps: ['gun', 'adres'] })
      .optional(),
    linesTitle: line(90, {
      title: 'Satırların üstündeki yazı',
      description: 'Satırın üstünün nasıl çizildiğini söyleyin.',
      examples: ['İşaretini kaldırdığınız satırın üstü çizilir'],
    }),
    lines: z
      .array(lineSchema)
      .min(2)
      .max(12)
      .check(needsOthers)
      .meta({ title: 'Satırlar', description: 'İşin bölümleri, teklifte duracakları sırayla.' }),
    together: togetherSchema.optional(),
    subtotal: line(30, {
      title: 'Ara toplam',
      description: 'KDV’siz toplamın adı; bütün satırların tutarı ve vergi oranı yazılıysa görünür.',
      examples: ['Ara toplam'],
    }).optional(),
    tax: z
      .strictObject({
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
      })
      .meta({ title: 'Vergi satırı', description: 'Satırların altında, çizilemeyen satır.' }),
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
    dates: z
      .array(dateSchema)
      .min(1)
      .max(6)
      .meta({ title: 'Tarihler', description: 'Teklifte yazan günler, sırayla.' }),
    message: z
      .strictObject({
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
      })
      .meta({ title: 'Hazır mesaj', description: 'WhatsApp ve e-posta bu sözlerle ve seçilen satırlarla açılır.' }),
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
    action: action('Önce mesajı düzenleyin', '/iletisim')
      .meta({
        title: 'Bağlantı',
        description: 'Düğmelerin altında; satırlar İletişim bölümündeki mesaja yazılır, orada düzenlenir.',
      })
      .optional(),
  })
  .meta({
    title: 'Teklif bölümü',
    description: 'Örnek bir teklif; ziyaretçi istemediği satırların üstünü çizip kalanını gönderir.',
  })

export const offer = defineSection(offerSectionSchema, { occurs: 'once', elementId: OFFER_ID }, (_, context) => {
  const { company } = context.resolvedFile(site)
  const printed = ['legalName', 'taxOffice', 'taxNumber']
  return { company: company && context.factsOf(companySchema, company, printed) }
})
