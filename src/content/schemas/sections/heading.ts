import { line, paragraph } from '../fields.ts'

/** The longest section title that keeps to three lines at 320 px; chosen by eye. */
const TITLE_MAX_CHARACTERS = 70

/** The title of a section. */
export const sectionTitle = line(TITLE_MAX_CHARACTERS, {
  title: 'Başlık',
  description: 'Bölümün ne söylediğini tek başına anlatan kısa bir cümle.',
  examples: ['Altı hizmet, tek ekip'],
})

/** The one or two sentences under a section title. */
export const sectionLead = paragraph(240, {
  title: 'Giriş yazısı',
  description: 'Başlığın altındaki bir iki cümle.',
  examples: ['Sitenizi tasarlar, kurar, bulunur kılar ve bakımını sürdürürüz.'],
})
