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
  const first = bytes.toString('latin1', 0, 80).replace(/^\u00ef\u00bb\u00bf/, '')
  const format = (Object.keys(BEGINNINGS) as TextFormat[]).find((each) => BEGINNINGS[each].test(first))
  return format && diagnoseFile(path, 'formatted-text', { format })
}
