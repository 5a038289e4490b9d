import { action, line, paragraph } from './fields.ts'

/** The longest section title that keeps to three lines at 320 px; chosen by eye. */
const TITLE_MAX_CHARACTERS = 70

/** The title of a section, with an example for its kind. */
export function sectionTitle(example: string) {
  return line(TITLE_MAX_CHARACTERS, {
    title: 'Başlık',
    description: 'Bölümün ne söylediğini tek başına anlatan kısa bir cümle.',
    examples: [example],
  })
}

/** The one or two sentences under a section title, with an example for its kind. */
export function sectionLead(example: string) {
  return paragraph(240, {
    title: 'Giriş yazısı',
    description: 'Başlığın altındaki bir iki cümle.',
    examples: [example],
  })
}

/** The optional sentence about a service or a sample, whose name takes the place of `{konu}`. */
export function aboutMessage(description: string) {
  return paragraph(300, {
    title: 'Seçilen iş için hazır mesaj',
    description: `${description} {konu} yerine hizmetin ya da örneğin adı gelir.`,
    examples: ['Merhaba, şunun için yazıyorum: {konu}. Yaptığım iş:'],
    gaps: ['konu'],
  }).optional()
}

/** A link about a service or a sample, which it may name. */
export function aboutAction(label: string, link: string) {
  const words = line(40, {
    title: 'Düğme yazısı',
    description: 'Tıklayınca ne olacağını söyleyen iki üç kelime. {konu} yerine hizmetin ya da örneğin adı gelir.',
    examples: [label],
  })
  return action(label, link).extend({ label: words.meta({ gaps: ['konu'] }) })
}

/** The optional words on the frame, with an example for its place. */
export function frameTag(example: string, description: string) {
  return line(24, { title: 'Çerçeve etiketi', description, examples: [example] }).optional()
}
