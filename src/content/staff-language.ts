/** The language of staff, whatever that of the site is: labels of schemas, content check, form. */
const LANGUAGE = 'tr'

export function toLowerCase(text: string): string {
  return text.toLocaleLowerCase(LANGUAGE)
}

export function toUpperCase(text: string): string {
  return text.toLocaleUpperCase(LANGUAGE)
}

/** The first letter as a capital; the rest stays. */
export function capitalize(text: string): string {
  const [first = ''] = text
  return toUpperCase(first) + text.slice(first.length)
}

/** The first letter as a small one; the rest stays. */
export function uncapitalize(text: string): string {
  const [first = ''] = text
  return toLowerCase(first) + text.slice(first.length)
}

/** `1.250` */
export function formatNumber(value: number): string {
  return value.toLocaleString(LANGUAGE)
}

/** A point in time where the reader is, with its day in letters. */
export function formatMoment(at: string, dateStyle: 'medium' | 'long'): string {
  return new Date(at).toLocaleString(LANGUAGE, { dateStyle, timeStyle: 'short' })
}
