import { PHONE_NUMBER } from '../../../src/collections/site.ts'

/** Ten digits without the leading zero, or a company number such as 444 0 123. No code of an area begins with 6, 7 or 9. */
const TURKISH = /^([1-58] *(?:\d *){8}\d|4 *4 *4 *(?:\d *){3}\d)$/

/** Whether a number is in international form. */
export function isPhoneNumber(text: string): boolean {
  return PHONE_NUMBER.test(text)
}

/**
 * Converts a number in national notation to international form: `0212 555 44 33`, `90 (212) 555 44 33`,
 * `0049 30 123456`.
 *
 * @returns Nothing if digits are missing or left over.
 */
export function toPhoneNumber(written: string): string | undefined {
  if (!/^[\d\s()+.-]+$/.test(written)) return undefined
  const digits = written.replaceAll('(0)', ' ').replaceAll(/\D+/g, ' ').trim()
  const isInternational = /^\s*(?:\+|00)/.test(written)
  const abroad = digits.replace(/^00 *(?=[1-9])/, '')
  const withCode = (/^90 *0? *(.+)$/.exec(abroad)?.[1] ?? '').match(TURKISH)
  // Behind a country code ten digits are not a number yet: those of the code are among them.
  const turkish = withCode ?? (isInternational ? null : abroad.replace(/^0 */, '').match(TURKISH))
  if (turkish) return `+90 ${spaced(turkish[0])}`
  return isInternational && isPhoneNumber(`+${abroad}`) ? `+${abroad}` : undefined
}

/** @returns How many digits a Turkish number with its country code lacks; 0 for any other text. */
export function countMissingDigits(written: string): number {
  const digits = /^\+\s*90[\d\s]*$/.test(written.trim()) ? written.replace(/\D/g, '').length : 12
  return Math.max(0, 12 - digits)
}

/** Groups the digits of an unspaced number. */
function spaced(number: string): string {
  return number.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4')
}
