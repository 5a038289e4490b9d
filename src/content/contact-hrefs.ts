/**
 * Links to contact the company. Not in paths.ts, which is part of the first chunk of every page.
 */

/** A link that dials a number. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}

/**
 * A link that opens a WhatsApp chat with a prepared message.
 * Format from WhatsApp's "click to chat": digits only, no plus sign.
 */
export function chatHref(phone: string, message?: string): string {
  const text = message === undefined ? '' : `?text=${encodeURIComponent(message)}`
  return `https://wa.me/${phone.replace(/\D/g, '')}${text}`
}

/** A link that opens a mail with prepared subject and body (RFC 6068). */
export function mailHref(email: string, subject?: string, body?: string): string {
  const fields = [
    ['subject', subject],
    ['body', body],
  ]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
  return `mailto:${email}${fields.length > 0 ? `?${fields.join('&')}` : ''}`
}
