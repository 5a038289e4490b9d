/**
 * Links to contact the company. Not in paths.ts, which is part of the first chunk of every page.
 */

/** What every link to a WhatsApp chat begins with. */
export const CHAT_HREF = 'https://wa.me/'

/** A link that dials a number. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}

/**
 * A link that opens a WhatsApp chat with a prepared message.
 * Format from WhatsApp's "click to chat": digits only, no plus sign.
 */
export function chatHref(phone: string, message?: string): string {
  const text = message ? `?text=${encodeURIComponent(message)}` : ''
  return `${CHAT_HREF}${phone.replace(/\D/g, '')}${text}`
}

/** A link that opens a mail with prepared subject and body (RFC 6068). */
export function mailHref(email: string, subject?: string, body?: string): string {
  const fields = [
    ['subject', subject],
    ['body', body],
  ]
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
  return `mailto:${email}${fields.length > 0 ? `?${fields.join('&')}` : ''}`
}
