import { SUGGESTED_MAX_CHARACTERS } from './printable.ts'

/** Recognises a bullet of a word processor, or a dash without its space; `line` is the corrected list item. */
export function wrongBullet(text: string): { sign: string; line: string | undefined } | undefined {
  const found = /^([–—−•‣·▪●◦○■*\uf0b7\uf0a7\uf0d8]|-(?=[^\s-]))\s*(\S.*)$/.exec(text)
  if (found?.[1] === undefined) return undefined
  const line = `- ${found[2]}`
  return { sign: found[1], line: line.length <= SUGGESTED_MAX_CHARACTERS ? line : undefined }
}
