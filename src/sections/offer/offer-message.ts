import type { SectionOf } from '@/collections/resolved.ts'

/**
 * The message with the lines of an offer: first those that stay, then those struck out, each a line of its own; one line
 * that says so where none stays.
 *
 * @param isStruck By the index of a line.
 * @returns Ends with a space, so that the visitor can continue the last sentence.
 */
export function offerMessage(
  { lines, message }: Pick<SectionOf<'offer'>, 'lines' | 'message'>,
  isStruck: (index: number) => boolean,
): string {
  const names = (struck: boolean) =>
    lines.filter((_, index) => isStruck(index) === struck).map(({ name }) => `- ${name}`)
  const wanted = names(false)
  const others = names(true)
  return `${[
    message.opening,
    ...(wanted.length > 0 ? wanted : [`- ${message.nothing}`]),
    ...(wanted.length > 0 && others.length > 0 ? [message.without, ...others] : []),
    message.closing,
  ].join('\n')} `
}

/** The sums of an offer in TL without kuruş. */
export type OfferSums = { net: number; tax: number; total: number }

/**
 * The sums of the lines that are not struck out.
 *
 * @returns Undefined unless every line has its amount and the tax its rate: a total of some lines would mislead.
 */
export function offerSums(
  { lines, tax }: Pick<SectionOf<'offer'>, 'lines' | 'tax'>,
  isStruck: (index: number) => boolean,
): OfferSums | undefined {
  let net = 0
  for (const [index, { amount }] of lines.entries()) {
    if (amount === undefined) return undefined
    if (!isStruck(index)) net += amount
  }
  if (tax.percent === undefined) return undefined
  const taxAmount = Math.round((net * tax.percent) / 100)
  return { net, tax: taxAmount, total: net + taxAmount }
}
