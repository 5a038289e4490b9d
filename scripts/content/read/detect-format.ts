import { diagnoseFile, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { TextFormat } from '../diagnostics/messages/params.ts'

/** Signatures of other file formats. */
const BEGINNINGS: Record<TextFormat, RegExp> = {
  rtf: /^\{\\rtf/,
  html: /^\s*(?:<!doctype html|<html|<\?xml)\b/i,
  word: /^PK\p{Cc}{2}/u,
}

/** Detects a file saved by a word processor or browser instead of as plain text. */
export function findTextFormat(path: string, bytes: Buffer): RawDiagnostic | undefined {
  if (startsAsContent(bytes)) return undefined
  const first = bytes.toString('latin1', 0, 80).replace(/^\u00ef\u00bb\u00bf/, '')
  const format = (Object.keys(BEGINNINGS) as TextFormat[]).find((each) => BEGINNINGS[each].test(first))
  return format && diagnoseFile(path, 'formatted-text', { format })
}

/** Nearly every file begins with `---` or the brace of JSON (`{\\` is RTF); two bytes decide without decoding. */
function startsAsContent(bytes: Buffer): boolean {
  const [first, second] = bytes
  return first === 0x2d || (first === 0x7b && second !== 0x5c)
}
