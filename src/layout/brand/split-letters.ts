/** A sign with its marks and tints, and what a joiner binds to it; or marks that stand at the beginning without one. */
const LETTER = /\P{M}[\p{M}\p{EMod}]*(?:\u200d\P{M}[\p{M}\p{EMod}]*)*|\p{M}+/gu

/**
 * Letters as a reader sees them: a letter with its marks is one, a joined emoji as well. `Intl.Segmenter` knows a few
 * scripts more, and its first use takes a slow phone 60 ms (measured on the phone of `npm run bench:web`).
 */
export function splitLetters(text: string): string[] {
  return text.match(LETTER) ?? []
}
