import { isPhoneNumber, toPhoneNumber } from './phone-number.ts'

/** A wa.me URL up to its number; other wa.me paths are no chats. */
const CHAT = /^https?:\/\/(?:www\.)?wa\.me\/([^?#]*)/i

/** Characters of a phone number; `%20` is a space. */
const NUMBER = /^[\d\s()+.-]*$/

/** A wrong number in a chat link; `suggestion` is the corrected URL. */
export type ChatDiagnostic = { suggestion: string | undefined }

/**
 * Checks a WhatsApp link: the number needs its country code, without a plus or leading zero.
 *
 * @returns Nothing for a sound link or one without a number.
 */
export function checkChatLink(link: string): ChatDiagnostic | undefined {
  const written = CHAT.exec(link)?.[1]?.replaceAll('%20', ' ').replace(/\/$/, '')
  if (written === undefined || !NUMBER.test(written)) return undefined
  if (/^\d+$/.test(written) && isPhoneNumber(`+${written}`)) return undefined
  const rest = link.replace(CHAT, '')
  // Without a number the visitor chooses the recipient.
  if (written === '' && rest.startsWith('?')) return undefined
  const number = toPhoneNumber(written)?.replaceAll(/\D/g, '')
  return { suggestion: number === undefined ? undefined : `https://wa.me/${number}${rest}` }
}
