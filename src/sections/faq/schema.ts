import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { action, group, line, list, paragraph, yesOrNo } from '../../content/fields.ts'
import { toSlug } from '../../content/locale.ts'
import { QUESTIONS_ID } from '../../content/paths.ts'
import { sectionLead, sectionTitle } from '../../content/section-fields.ts'

/** In front of the slug of a question: no other element has such an id. */
const QUESTION_PREFIX = 'soru-'

/** Questions and answers. */
const faqSectionSchema = group('Sorular bölümü', 'Sık sorulan sorular.', {
  type: z.literal('faq'),
  title: sectionTitle('Başlamadan önce en çok sorulanlar'),
  lead: sectionLead('Yanıtını bulamadığınız soruyu bize yazın.').optional(),
  items: list(
    { title: 'Sorular', description: 'En çok sorulan önce.', min: 1, max: 30 },
    group('Soru ve yanıt', 'Bir soru ve yanıtı.', {
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
        askedFor: true,
      }).optional(),
      opensPrevious: yesOrNo({
        title: 'Üstteki sorunun yanıtını başlatır',
        description:
          'Seçiliyken bu yanıt üstteki sorunun yanıtının başında okunur, bu soru ayrıca görünmez: “Ne kadar tutar?” sorusunun rakamı gibi.',
      }).optional(),
      action: action('Örnek teklife bakın', '/hizmetlerimiz', {
        title: 'Bağlantı',
        description: 'Yanıtın altında, daha fazlasını gösteren yer.',
      }).optional(),
    }),
  ),
  more: line(40, {
    title: 'Diğer sorular',
    description:
      'Beş sorudan fazlası varsa telefonda dördüncüden sonrakileri açan yazı. Boş kalırsa bütün sorular listede durur.',
    examples: ['Diğer sorular'],
  }).optional(),
  action: action('Sorunuzu yazın', '/iletisim', {
    title: 'Bağlantı',
    description: 'Sorusunu listede bulamayanın gideceği yer.',
  }).optional(),
})

type Item = z.infer<typeof faqSectionSchema>['items'][number]

/** A question shows as soon as it has its answer, which may begin with that of the next one. Its id is a target of links. */
function answered(items: readonly Item[]) {
  const ids = new Set<string>()
  return items.flatMap(({ answer, opensPrevious, ...item }, index) => {
    const next = items[index + 1]
    const whole = [next?.opensPrevious && next.answer, answer].filter(Boolean).join(' ')
    if (whole === '' || opensPrevious) return []
    const id = QUESTION_PREFIX + toSlug(item.question)
    const isFree = !ids.has(id)
    ids.add(id)
    return [{ ...item, answer: whole, id: isFree ? id : undefined }]
  })
}

export const faq = defineSection(
  faqSectionSchema,
  {
    elementId: QUESTIONS_ID,
    partIds: (section) => {
      const { data } = faqSectionSchema.safeParse(section)
      return data && answered(data.items).flatMap(({ id }) => id ?? [])
    },
  },
  ({ items }) => ({ items: answered(items) }),
)
