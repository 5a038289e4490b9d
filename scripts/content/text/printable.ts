/** Longest stretch of an author's text repeated inside a message; chosen by eye. */
const QUOTED_MAX_CHARACTERS = 60

/** A longer line is described in a message, not repeated. */
export const SUGGESTED_MAX_CHARACTERS = 80

const LISTED_MAX = 12

/** Characters that would move the cursor, change colours or reorder the line in a terminal. */
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ue000-\uf8ff\u{e0001}-\u{e007f}]/gu

/** Common characters, all printable and one column wide. */
const EVERYDAY = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u21ff]*$/

/** Whether a text holds only common printable characters. */
export function isEveryday(text: string): boolean {
  return EVERYDAY.test(text)
}

/** Makes text safe to print on one line: control characters become visible ones. */
export function printable(text: string): string {
  if (isEveryday(text)) return text
  return text.replace(UNPRINTABLE, (character) => {
    const code = character.charCodeAt(0)
    if (code < 0x20) return String.fromCharCode(0x2400 + code)
    return code === 0x7f ? '␡' : '·'
  })
}

/** An author's value in quotation marks, printable and cropped. */
export function quote(text: string): string {
  return `"${crop(printable(text))}"`
}

/** The first names of a list, with an ellipsis if there are more. */
export function listSome(names: readonly string[]): string {
  return names.slice(0, LISTED_MAX).join(', ') + (names.length > LISTED_MAX ? ', …' : '')
}

/** Cuts text to a length that fits a message, marking the cut. */
export function crop(text: string, max = QUOTED_MAX_CHARACTERS): string {
  if (text.length <= max) return text
  // Never cuts an emoji in half: a lone surrogate would print as a box.
  return `${text.slice(0, max - 1).replace(/\p{Cs}$/u, '')}…`
}
