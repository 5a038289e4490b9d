import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { action, line, paragraph } from '../../content/fields.ts'
import { QUESTIONS_ID } from '../../content/paths.ts'
import { sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** Questions and answers. */
const faqSectionSchema = z
  .strictObject({
    type: z.literal('faq'),
    title: sectionTitle('Başlamadan önce en çok sorulanlar'),
    lead: sectionLead('Yanıtını bulamadığınız soruyu bize yazın.').optional(),
    items: z
      .array(
        z
          .strictObject({
            question: line(120, {
              title: 'Soru',
              description: 'Müşterinin sorduğu gibi.',
              examples: ['Ne kadar sürede biter?'],
              unique: true,
            }),
            answer: paragraph(700, {
              title: 'Yanıt',
              description: 'Kısa, açık, arkasında durabileceğiniz bir yanıt. Boş kalırsa soru sayfada görünmez.',
              examples: ['Teklifle birlikte bir takvim veriyoruz; neyi ne zaman göreceğinizi oradan izlersiniz.'],
            })
              .meta({ askedFor: true })
              .optional(),
            opensPrevious: z
              .boolean()
              .meta({
                title: 'Üstteki sorunun yanıtını başlatır',
                description:
                  'Seçiliyken bu yanıt üstteki sorunun yanıtının başında okunur, bu soru ayrıca görünmez: “Ne kadar tutar?” sorusunun rakamı gibi.',
                expected: 'true ya da false',
                expectedEnglish: 'true or false',
                examples: [true],
              })
              .optional(),
            action: action('Örnek teklife bakın', '/hizmetlerimiz')
              .meta({ title: 'Bağlantı', description: 'Yanıtın altında, daha fazlasını gösteren yer.' })
              .optional(),
          })
          .meta({ title: 'Soru ve yanıt', description: 'Bir soru ve yanıtı.' }),
      )
      .min(1)
      .max(30)
      .meta({ title: 'Sorular', description: 'En çok sorulan önce.' }),
    more: line(40, {
      title: 'Diğer sorular',
      description:
        'Beş sorudan fazlası varsa telefonda dördüncüden sonrakileri açan yazı. Boş kalırsa bütün sorular listede durur.',
      examples: ['Diğer sorular'],
    }).optional(),
    action: action('Sorunuzu yazın', '/iletisim')
      .meta({ title: 'Bağlantı', description: 'Sorusunu listede bulamayanın gideceği yer.' })
      .optional(),
  })
  .meta({ title: 'Sorular bölümü', description: 'Sık sorulan sorular.' })

/** A question shows as soon as it has its answer, which may begin with that of the next one. */
export const faq = defineSection(faqSectionSchema, { elementId: QUESTIONS_ID }, ({ items }) => ({
  items: items.flatMap(({ answer, opensPrevious, ...item }, index) => {
    const next = items[index + 1]
    const whole = [next?.opensPrevious && next.answer, answer].filter(Boolean).join(' ')
    return whole === '' || opensPrevious ? [] : [{ ...item, answer: whole }]
  }),
}))
