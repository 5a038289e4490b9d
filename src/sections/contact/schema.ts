import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { companyFacts, site } from '../../collections/site.ts'
import { action, group, line, list, paragraph } from '../../content/fields.ts'
import { MESSAGE_ID } from '../../content/paths.ts'
import { aboutMessage, frameTag, sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** Ways to reach the company; phone, e-mail, hours and address come from `content/site.json`. */
const contactSectionSchema = group('İletişim bölümü', 'Telefon, WhatsApp, e-posta, saatler ve adres.', {
  type: z.literal('contact'),
  title: sectionTitle('Bize işinizi anlatın'),
  lead: sectionLead('Birkaç cümle yeter: Ne iş yapıyorsunuz, sitenizden ne bekliyorsunuz?').optional(),
  action: action('Örnek teklife bakın', '/hizmetlerimiz', {
    title: 'Bağlantı',
    description: 'Adımların, onlar yoksa girişin altında: yazmadan önce fiyatı merak edenin gideceği yer.',
  }).optional(),
  topicsTitle: line(60, {
    title: 'Konu başlığı',
    description: 'Konu düğmelerinin üstündeki yazı.',
    examples: ['Konuyu seçin, ilk cümleniz hazır gelsin'],
  }),
  topics: list(
    { title: 'Konular', description: 'Ziyaretçinin seçebileceği hazır konular.', min: 1, max: 6 },
    group('Konu', 'Konusu önceden yazılmış bir mesaj.', {
      label: line(30, {
        title: 'Konu',
        description: 'Düğmedeki kısa ad.',
        examples: ['Yeni web sitesi'],
        unique: true,
      }),
      message: paragraph(300, {
        title: 'Hazır mesaj',
        description: 'Sohbette ya da e-postada hazır gelecek ilk cümle.',
        examples: ['Merhaba, işletmem için bir web sitesi yaptırmak istiyorum. Yaptığım iş:'],
      }),
    }),
  ),
  aboutMessage: aboutMessage(
    'Bir hizmetin ya da örneğin düğmesinden gelenin ilk cümlesi. Boş kalırsa yalnızca aşağıdaki konular görünür.',
  ),
  messageHint: line(140, {
    title: 'Mesaj açıklaması',
    description: 'Hazır mesajın üstündeki yazı: nasıl değiştirilir, düğmeler ne yapar?',
    examples: ['Mesajı burada düzenleyebilirsiniz; WhatsApp ve e-posta bu sözlerle açılır.'],
  }).optional(),
  messageTag: frameTag('Buradan başlayın', 'Mesajı gösteren çerçevenin üstündeki etiket.'),
  reply: group('İlk yanıt', 'Mesaja verilecek ilk yanıtın örneği, sohbet olarak çizilir.', {
    title: line(40, {
      title: 'Başlık',
      description: 'Sohbetin üstündeki yazı.',
      examples: ['Örnek: bir fırıncıyla yazışma'],
    }),
    question: paragraph(200, {
      title: 'Müşterinin mesajı',
      description: 'Sohbetin ilk mesajı. Örnektir, ziyaretçinin yazdığı değildir; başlıkta kimin yazdığını söyleyin.',
      examples: ['Merhaba, fırınım için bir web sitesi istiyorum. Ekşi mayalı ekmek yapıyorum, iki şubem var.'],
    }),
    wait: line(40, {
      title: 'Süre',
      description: 'Mesajla yanıt arasında duran yazı: en geç ne zaman yanıtlarsınız?',
      examples: ['En geç bir iş günü sonra'],
    }),
    message: paragraph(400, {
      title: 'Yanıt',
      description: 'Yazanın alacağı ilk yanıtın bir örneği; Enter yeni satıra geçer.',
      examples: ['Merhaba, yazdığınız için teşekkürler. Üç sorumuz var: Sitede en çok ne sorulacak?'],
    }),
    answer: paragraph(200, {
      title: 'Müşterinin yanıtı',
      description: 'Sorulara verilebilecek kısa bir yanıt; Enter yeni satıra geçer.',
      examples: ['Pazar açık mıyız, onu soruyorlar. Fotoğraflar hazır.'],
    }).optional(),
  }).optional(),
  next: group('Sonrası', 'Ziyaretçi yazdıktan sonra ne olacağı.', {
    title: line(40, { title: 'Başlık', description: 'Adımların üstündeki yazı.', examples: ['Sonra ne olur?'] }),
    steps: list(
      { title: 'Adımlar', description: 'Mesajdan sonra olacaklar, sırayla.', min: 1, max: 4 },
      line(120, {
        title: 'Adım',
        description: 'Mesajdan sonra olacak bir şey, tek cümleyle.',
        examples: ['Mesajınızı okuyor, eksik kalanları soruyoruz.'],
      }),
    ),
  }).optional(),
})

export const contact = defineSection(
  contactSectionSchema,
  { pageType: 'ContactPage', elementId: MESSAGE_ID },
  (_, context) => {
    const { company } = context.resolvedFile(site)
    return { company: company && companyFacts(company, context) }
  },
)
