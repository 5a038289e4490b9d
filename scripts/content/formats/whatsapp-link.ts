import { isPhoneNumber, toPhoneNumber } from './phone-number.ts'

/** An address that opens a chat with a number, as far as the number; those with words in it open something else. */
const CHAT = /^https?:\/\/(?:www\.)?wa\.me\/([^?#]*)/i

/** What people write numbers with; `%20` is a space. */
const NUMBER = /^[\d\s()+.-]*$/

/** What is wrong with the number of a chat; `suggestion` is the address with the number somebody meant. */
export type ChatDiagnostic = { suggestion: string | undefined }

/**
 * Judges an address of WhatsApp: without the country code, with a plus or with a zero before it, it opens no chat.
 *
 * @returns Nothing for a sound one, and for any address that is no chat with a number.
 */
export function checkChatLink(link: string): ChatDiagnostic | undefined {
  const written = CHAT.exec(link)?.[1]?.replaceAll('%20', ' ').replace(/\/$/, '')
  if (written === undefined || !NUMBER.test(written)) return undefined
  if (/^\d+$/.test(written) && isPhoneNumber(`+${written}`)) return undefined
  const rest = link.replace(CHAT, '')
  // Without a number the reader chooses whom to send the text to.
  if (written === '' && rest.startsWith('?')) return undefined
  const number = toPhoneNumber(written)?.replaceAll(/\D/g, '')
  return { suggestion: number === undefined ? undefined : `https://wa.me/${number}${rest}` }
}
