import { diagnoseFile, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { TextFormat } from '../diagnostics/messages/encoding.ts'

/** What files of other programs begin with, some of which say in letters what they are. */
const BEGINNINGS: Record<TextFormat, RegExp> = {
  rtf: /^\{\\rtf/,
  html: /^\s*(?:<!doctype html|<html|<\?xml)\b/i,
  word: /^PK\p{Cc}{2}/u,
}

/** A text that a word processor saved with its looks: nothing in it would be found where it is looked for. */
export function findTextFormat(path: string, bytes: Buffer): RawDiagnostic | undefined {
  if (startsAsContent(bytes)) return undefined
  const first = bytes.toString('latin1', 0, 80).replace(/^\u00ef\u00bb\u00bf/, '')
  const format = (Object.keys(BEGINNINGS) as TextFormat[]).find((each) => BEGINNINGS[each].test(first))
  return format && diagnoseFile(path, 'formatted-text', { format })
}

/** A `---`, or the bracket of a JSON file that is none of RTF. Nearly every file begins so: two bytes spare it the text. */
function startsAsContent(bytes: Buffer): boolean {
  const [first, second] = bytes
  return first === 0x2d || (first === 0x7b && second !== 0x5c)
}
