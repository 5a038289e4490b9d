import type { SectionOf } from '@/collections/resolved.ts'
import { formatSum } from '@/content/locale.ts'

type Lines = SectionOf<'offer'>['lines']

/** The names of the lines that are out: struck, or in need of a line that is. */
export function linesOut(lines: Lines, struck: Iterable<string>): ReadonlySet<string> {
  const out = new Set(struck)
  // Once more for each line: one may stand above what it needs.
  for (const _ of lines)
    for (const { name, needs = [] } of lines) if (needs.some((need) => out.has(need))) out.add(name)
  return out
}

/** What is struck when a line is struck too, or kept with all it needs. */
export function strikeLine(lines: Lines, struck: readonly string[], name: string, isKept: boolean): string[] {
  return isKept ? struck.filter((each) => !linesOut(lines, [each]).has(name)) : [...struck, name]
}

type Offer = Pick<SectionOf<'offer'>, 'lines' | 'message' | 'tax' | 'total'>

/**
 * The message with the lines of an offer: first those that stay, with what is written of their amounts and their total,
 * then those struck out, each a line of its own; one line that says so where none stays.
 *
 * @returns Ends with a space, so that the visitor can continue the last sentence.
 */
export function offerMessage({ lines, message, tax, total }: Offer, isOut: (line: Lines[number]) => boolean): string {
  const sums = offerSums({ lines, tax }, isOut)
  const linesThat = (areOut: boolean) => lines.filter((line) => isOut(line) === areOut)
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
  { lines, tax }: Pick<Offer, 'lines' | 'tax'>,
  isOut: (line: Lines[number]) => boolean,
): OfferSums | undefined {
  let net = 0
  for (const line of lines) {
    if (line.amount === undefined) return undefined
    if (!isOut(line)) net += line.amount
  }
  if (tax.percent === undefined) return undefined
  const taxAmount = Math.round((net * tax.percent) / 100)
  return { net, tax: taxAmount, total: net + taxAmount }
}
