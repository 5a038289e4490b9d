import { PHONE_NUMBER } from '../../../src/collections/site.ts'

/** Ten digits without the leading zero, or a company number such as 444 0 123. */
const TURKISH = /^([1-9] *(?:\d *){8}\d|4 *4 *4 *(?:\d *){3}\d)$/

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
  const turkish = (/^90 *0? *(.+)$/.exec(abroad)?.[1] ?? '').match(TURKISH) ?? abroad.replace(/^0 */, '').match(TURKISH)
  if (turkish && (abroad.startsWith('90') || !isInternational)) return `+90 ${spaced(turkish[0])}`
  return isInternational && isPhoneNumber(`+${abroad}`) ? `+${abroad}` : undefined
}

/** Groups the digits of an unspaced number. */
function spaced(number: string): string {
  return number.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4')
}
