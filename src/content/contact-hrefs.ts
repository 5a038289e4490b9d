/**
 * The ways to reach the company, as addresses. Apart from paths.ts, which every page needs at its start: these stand in
 * what comes after it.
 */

/** Dials a number; spaces are for people. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}

/**
 * Opens a WhatsApp chat with a number, the first message already written.
 * Format from WhatsApp's "click to chat": digits only, no plus sign.
 */
export function chatHref(phone: string, message?: string): string {
  const text = message === undefined ? '' : `?text=${encodeURIComponent(message)}`
  return `https://wa.me/${phone.replace(/\D/g, '')}${text}`
}

/** Opens a mail with subject and first sentence already written (RFC 6068). */
export function mailHref(email: string, subject?: string, body?: string): string {
  const fields = [
    ['subject', subject],
    ['body', body],
  ]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
  return `mailto:${email}${fields.length > 0 ? `?${fields.join('&')}` : ''}`
}
