import type { SectionOf } from '@/collections/resolved.ts'

type Service = SectionOf<'services'>['services'][number]

/** What staff have written about price and time of a service, in one line, with the sign between them at the end of a line rather than at its beginning; empty where they have not. */
export function termsOf({ price, duration }: Pick<Service, 'price' | 'duration'>): string {
  return [price, duration].filter((term) => term !== undefined).join('\u00a0· ')
}
