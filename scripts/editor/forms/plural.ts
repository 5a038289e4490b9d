import { toLowerCase } from '../../../src/content/staff-language.ts'

/** "Hizmet" as "Hizmetler", "Sayfa" as "Sayfalar": the plural follows the last vowel. */
export function pluralOf(word: string): string {
  const [last = 'e'] = toLowerCase(word).match(/[aeıioöuü](?=[^aeıioöuü]*$)/) ?? []
  return word + ('aıou'.includes(last) ? 'lar' : 'ler')
}
