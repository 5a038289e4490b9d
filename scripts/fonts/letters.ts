/**
 * What every page needs: ASCII without the signs of program code, Turkish with its words from Arabic and Persian
 * (kâr, millî, sükût), and the signs Turkish copy is set with.
 */
export const COMMON_LETTERS = `${range(0x20, 0x7e).replace(/[\\^`{|}~<>=]/g, '')}\u00a0ÂÇÎÖÛÜâçîöûüĞğİıŞş©·×–—‘’“”•…₺`

/** Fetched only by a page that holds one of them: program code, the other languages of Europe, measures, arrows. */
export const RARE_LETTERS = [...`\\^\`{|}~<>=${range(0xa1, 0x17e)}€‚„‹›−↑↓™`]
  .filter((letter) => !COMMON_LETTERS.includes(letter))
  .join('')

/** Turkish letters that stand beside others like the ones they are made of. */
const BASES: Record<string, string> = { Ğ: 'G', ğ: 'g', İ: 'I', Ş: 'S', ş: 's' }

export function sameSides(letter: string): string {
  return BASES[letter] ?? letter
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}
