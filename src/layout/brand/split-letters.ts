/** A code point with its combining marks, skin tones and zero-width-joiner sequence; or leading combining marks. */
const LETTER = /\P{M}[\p{M}\p{EMod}]*(?:\u200d\P{M}[\p{M}\p{EMod}]*)*|\p{M}+/gu

/**
 * Splits text into graphemes: a letter with its combining marks is one, a joined emoji as well. `Intl.Segmenter` covers
 * more scripts, but its first use blocks a slow phone noticeably.
 */
export function splitLetters(text: string): string[] {
  return text.match(LETTER) ?? []
}
