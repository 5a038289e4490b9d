/** A longer line is described in a message, not repeated. */
export const SUGGESTED_MAX_CHARACTERS = 80

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
