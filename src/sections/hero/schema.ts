import { z } from 'zod'
import { defineSection } from '../../collections/define.ts'
import { actionSchema, line } from '../../content/fields.ts'
import { sectionLead } from '../../content/section-fields.ts'

/** The longest title that keeps to four lines at 320 px; chosen by eye. */
const TITLE_MAX_CHARACTERS = 60

/** The parts of the sample page that the frame can point at. */
export const STAGE_TARGETS = ['heading', 'picture', 'button'] as const

const stageSchema = z
  .strictObject({
    siteName: line(24, {
      title: 'Örnek sitenin adı',
      description: 'Resimdeki örnek sitenin üstünde duran ad.',
      examples: ['Kıyı Seramik'],
    }),
    links: z
      .array(
        line(14, {
          title: 'Menü yazısı',
          description: 'Örnek sitenin menüsünde bir kelime.',
          examples: ['Ürünler', 'Atölye', 'İletişim'],
        }),
      )
      .length(3)
      .meta({ title: 'Örnek menü', description: 'Örnek sitenin menüsündeki üç kelime.' }),
    heading: line(40, {
      title: 'Örnek başlık',
      description: 'Örnek sitenin büyük başlığı.',
      examples: ['Sofranıza el yapımı seramik'],
    }),
    text: line(90, {
      title: 'Örnek yazı',
      description: 'Örnek başlığın altındaki cümle.',
      examples: ['Tabak, kâse ve fincanları kıyıdaki atölyemizde tek tek şekillendiriyoruz.'],
    }),
    button: line(24, { title: 'Örnek düğme', description: 'Örnek sitenin düğmesi.', examples: ['Ürünleri görün'] }),
    points: z
      .array(
        z
          .strictObject({
            target: z.enum(STAGE_TARGETS).meta({
              title: 'Gösterilen parça',
              description: 'Çerçevenin duracağı yer.',
              examples: ['heading'],
              labels: { heading: 'Başlık', picture: 'Görsel', button: 'Düğme' },
            }),
            label: line(24, {
              title: 'Etiket',
              description: 'Çerçevenin üstündeki ve düğmedeki kısa ad.',
              examples: ['Burada ne var?'],
            }),
            text: line(90, {
              title: 'Açıklama',
              description: 'Bu parçanın ziyaretçi için ne yaptığı.',
              examples: ['Başlık bunu tek cümlede söyler. Ziyaretçi doğru yere geldiğini anlar.'],
            }),
          })
          .meta({ title: 'Nokta', description: 'Çerçevenin durduğu bir yer.' }),
      )
      .length(3)
      .meta({ title: 'Noktalar', description: 'Çerçevenin sırayla gösterdiği üç parça.' }),
  })
  .meta({ title: 'Giriş resmi', description: 'Çerçevenin üzerinde gezdiği örnek site.' })

const proofSchema = z
  .strictObject({
    text: line(60, {
      title: 'Söz',
      description: 'Ziyaretçinin bu sitede hemen sınayabileceği söz; ölçü yazıyorsanız kendiniz ölçmüş olmalısınız.',
      examples: ['Fiyat ve teslim günü yazılı:'],
    }),
    action: actionSchema,
  })
  .meta({ title: 'Kanıt', description: 'Sözlerin sonunda, bağlantısıyla sınanabilen söz.' })

/** The opening band of a page. At most one per page, always first. */
const heroSectionSchema = z
  .strictObject({
    type: z.literal('hero'),
    title: line(TITLE_MAX_CHARACTERS, {
      title: 'Başlık',
      description: 'Sayfanın en üstündeki büyük yazı. Ne sunduğunuzu tek cümlede söyleyin.',
      examples: ['Siteniz işinizi ilk bakışta anlatsın'],
    }),
    focus: line(30, {
      title: 'Çerçeveli kelimeler',
      description: 'Başlıkta çerçeve içine alınacak kelimeler; başlıkta aynen geçmeli.',
      examples: ['ilk bakışta'],
    }).optional(),
    lead: sectionLead('Küçük ve orta ölçekli işletmeler için web sitesi tasarlıyor, kuruyor ve bakımını yapıyoruz.'),
    actions: z
      .array(actionSchema)
      .min(1)
      .max(2)
      .meta({ title: 'Düğmeler', description: 'İlki öne çıkar; en fazla iki düğme.' }),
    promises: z
      .array(
        line(30, {
          title: 'Söz',
          description: 'Ziyaretçinin kendisi sınayabileceği kısa bir söz.',
          examples: ['Bir iş gününde yanıt'],
        }),
      )
      .min(1)
      .max(3)
      .meta({ title: 'Sözler', description: 'Düğmelerin altında, tutabileceğiniz en fazla üç söz.' })
      .optional(),
    proof: proofSchema.optional(),
    stage: stageSchema,
  })
  .meta({ title: 'Giriş bölümü', description: 'Sayfanın açılışı; en üstte bir tane.' })

export const hero = defineSection(heroSectionSchema, { occurs: 'first', partOfTitle: 'focus' })
