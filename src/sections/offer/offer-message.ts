import type { SectionOf } from '@/collections/resolved.ts'
import { formatSum } from '@/content/locale.ts'

/**
 * The message with the lines of an offer: first those that stay, with what is written of their amounts and their total,
 * then those struck out, each a line of its own; one line that says so where none stays.
 *
 * @param isStruck By the index of a line.
 * @returns Ends with a space, so that the visitor can continue the last sentence.
 */
export function offerMessage(
  { lines, message, tax, total }: Pick<SectionOf<'offer'>, 'lines' | 'message' | 'tax' | 'total'>,
  isStruck: (index: number) => boolean,
): string {
  const sums = offerSums({ lines, tax }, isStruck)
  const linesThat = (struck: boolean) => lines.filter((_, index) => isStruck(index) === struck)
  const item = (name: string, amount?: string) => `- ${name}${amount === undefined ? '' : `: ${amount}`}`
  const others = linesThat(true).map(({ name }) => item(name))
  const wanted = linesThat(false).map(({ name, amount }) =>
    item(name, amount === undefined ? undefined : formatAmount(amount, tax)),
  )
  if (wanted.length > 0 && sums && total) wanted.push(item(total, formatSum(sums.total)))
  return `${[
    message.opening,
    ...(wanted.length > 0 ? wanted : [`- ${message.nothing}`]),
    ...(others.length > 0 ? [message.without, ...others] : []),
    message.closing,
  ].join('\n')} `
}

/** The amount of a line, which is without tax: `17.000 TL + KDV`. */
export function formatAmount(amount: number, tax: { name: string }): string {
  return `${formatSum(amount)} + ${tax.name}`
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
