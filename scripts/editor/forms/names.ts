import { toLowerCase } from '../../../src/content/staff-language.ts'

/** What the form calls the text below a file's fields. */
export const BODY_LABEL = 'Uzun yazı'

/** What everybody calls the front page. */
export const HOME_NAME = 'Ana sayfa'

/** "Hizmet" as "Hizmetler", "Sayfa" as "Sayfalar": the plural follows the last vowel. */
export function pluralOf(word: string): string {
  const [last = 'e'] = toLowerCase(word).match(/[aeıioöuü](?=[^aeıioöuü]*$)/) ?? []
  return word + ('aıou'.includes(last) ? 'lar' : 'ler')
}
