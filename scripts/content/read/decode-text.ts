import { isUtf8 } from 'node:buffer'
import { diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Phrase } from '../diagnostics/messages/message.ts'
import { type Range, Source } from '../text/source-text.ts'

/** A file's text with what is wrong with its letters. `readable: false`: parsing it would only make noise. */
export type Decoded = { source: Source; diagnostics: RawDiagnostic[]; readable: boolean }

/**
 * Anything that is not among the letters and signs of everyday text: only then the searches below have
 * something to find. Left out of Latin-1 are what no editor shows, and what damaged letters begin with.
 */
const UNUSUAL =
  /[^\n\t -~\u00a1-\u00ac\u00ae-\u00c2\u00c6-\u00cf\u00d1-\u00dc\u00df-\u00ef\u00f1-\u00fc\u00ff-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u21ff]/

/** Characters nobody sees. Joiners inside emoji are looked at more closely. */
const INVISIBLE =
  /(?![\n\t])[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd\u{e0001}-\u{e007f}]/gu

/** Turkish letters read as Windows-1252 after being stored as UTF-8. */
const DOUBLE_ENCODED = /Ã[§¼¶‡œ–]|Ä[±°Ÿž]|Å[Ÿž]/g

/** Turkish letters stored as Windows-1254 and read as Latin-1: what stands for them occurs in no Turkish word. */
const MISREAD: Readonly<Record<string, string>> = { ý: 'ı', þ: 'ş', ð: 'ğ', Ý: 'İ', Þ: 'Ş', Ð: 'Ğ' }

const MISREAD_LETTER = /[ýþðÝÞÐ]/g

/** A sentence ends with its question mark: a space, a sign or nothing comes next. */
const ASKED = /\?[^\0-@]/

/** A letter a program did not know and wrote as `?`; in `Neden?Çünkü` only a space is missing. */
const ASKED_LETTER = /(?!\p{Ll}\?+\p{Lu})\p{L}\?+\p{L}/gu

/** What stands around the question mark of an address. */
const ADDRESS = /[/@=&]/

const CONFLICT = /^(?:<{7}|>{7})(?= |$).*$/m

/** How many spoilt characters or words of one file are reported; the rest have the same cause. */
const MAX_SPOILT = 5

/**
 * Turns the bytes of a file into text: UTF-8 with or without byte order mark, any line ends, letters composed.
 *
 * @param holds Says what belongs into the file, should it be empty.
 */
export function decodeText(path: string, bytes: Buffer, holds: () => Phrase): Decoded {
  const raw = bytes.toString('utf8')
  const isUnusual = UNUSUAL.test(raw)
  const written = isUnusual ? tidyLineEnds(stripMark(raw)) : raw
  const text = isUnusual ? written.normalize('NFC') : raw
  // Bytes that are no UTF-8 turn into signs that are unusual, and so do the zeros of UTF-16.
  const foreign = isUnusual ? decodeForeign(path, bytes) : undefined
  if (foreign) return foreign
  if (bytes.length === 0) return empty(new Source(path, ''), false, holds)
  const source = new Source(path, text, written)
  if (!/\S/.test(text)) return empty(source, true, holds)
  const diagnostics = isUnusual ? findInvisible(source) : []
  const conflict = text.includes('<<<<<<<') || text.includes('>>>>>>>') ? CONFLICT.exec(text) : null
  if (conflict) {
    diagnostics.push(diagnose(source, span(conflict), 'conflict-marks', { mark: conflict[0] }))
    return { source, diagnostics, readable: false }
  }
  if (isUnusual) {
    diagnostics.push(
      ...findLostLetters(source, /\ufffd/g, WORD),
      ...findLostLetters(source, DOUBLE_ENCODED, WORD, undouble),
      ...findLostLetters(source, MISREAD_LETTER, WORD, (word) =>
        word.replace(MISREAD_LETTER, (sign) => MISREAD[sign] ?? sign),
      ),
    )
  }
  if (text.includes('?') && ASKED.test(text)) {
    diagnostics.push(...findLostLetters(source, ASKED_LETTER, /[\p{L}\p{N}?]/u))
  }
  return { source, diagnostics, readable: !diagnostics.some((found) => found.code === 'nul-byte') }
}

function empty(source: Source, blank: boolean, holds: () => Phrase): Decoded {
  const name = source.path.slice(source.path.lastIndexOf('/') + 1)
  const found = diagnose(source, { start: 0, end: 0 }, 'empty-file', { name, blank, holds: holds() })
  return { source, diagnostics: [found], readable: false }
}

function decodeForeign(path: string, bytes: Buffer): Decoded | undefined {
  if (bytes.length > 3 && (bytes[0] === 0) !== (bytes[1] === 0)) return utf16(path, bytes, bytes[0] === 0)
  if (isUtf8(bytes)) return undefined
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(path, bytes, false)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16(path, bytes, true)
  if (bytes.includes(0)) return unreadable(new Source(path, ''))
  const text = tidyLineEnds(new TextDecoder('windows-1254').decode(bytes))
  // Windows-1254 leaves some bytes open; a text that has them was written in something else.
  if (/(?![\n\t])\p{Cc}/u.test(text)) return unreadable(new Source(path, ''))
  const source = new Source(path, text)
  const start = firstForeignOffset(bytes)
  const word = wordAround(text, start)
  const params = { encoding: 'Windows-1254' as const, sample: text.slice(word.start, word.end) }
  return { source, diagnostics: [diagnose(source, word, 'not-utf-8', params)], readable: false }
}

/** Every byte before the first that is no UTF-8; in Windows-1254 a byte is a letter, `\r\n` counted as one. */
function firstForeignOffset(bytes: Buffer): number {
  const raw = bytes.toString('utf8')
  const before = Buffer.byteLength(raw.slice(0, raw.indexOf('\ufffd')))
  return tidyLineEnds(bytes.toString('latin1', 0, before)).length
}

function utf16(path: string, bytes: Buffer, bigEndian: boolean): Decoded {
  const text = tidyLineEnds(stripMark(new TextDecoder(bigEndian ? 'utf-16be' : 'utf-16le').decode(bytes)))
  const source = new Source(path, text)
  // Text that is all unassigned or East Asian signs was something else than UTF-16.
  if ((text.match(/[\u0020-\u017f]/g)?.length ?? 0) < text.length / 2) return unreadable(new Source(path, ''))
  const firstWord = /\p{L}+(?: \p{L}+)*/u.exec(text)?.[0] ?? ''
  const found = diagnose(source, { start: 0, end: 1 }, 'not-utf-8', { encoding: 'UTF-16', sample: firstWord })
  return { source, diagnostics: [found], readable: false }
}

function unreadable(source: Source): Decoded {
  const found = diagnose(source, { start: 0, end: 0 }, 'not-utf-8', { encoding: undefined, sample: '' })
  return { source, diagnostics: [found], readable: false }
}

function findInvisible(source: Source): RawDiagnostic[] {
  const { text } = source
  const diagnostics: RawDiagnostic[] = []
  for (const { 0: character, index } of text.matchAll(INVISIBLE)) {
    if (character === '\ufffd') continue
    if (character === '\u200d' && joinsEmoji(text, index)) continue
    if (character.length === 2 && spellsFlag(text, index)) continue
    const range = { start: index, end: index + character.length }
    const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    diagnostics.push(
      character === '\0'
        ? diagnose(source, range, 'nul-byte', {})
        : diagnose(source, range, 'invisible-character', { code }),
    )
    if (diagnostics.length === MAX_SPOILT) break
  }
  return diagnostics
}

/**
 * Finds the first words that hold a sign of a wrong encoding, each once.
 *
 * @param letters What words are made of.
 * @param mend The word as it was meant; nothing when that is lost.
 */
function findLostLetters(
  source: Source,
  sign: RegExp,
  letters: RegExp,
  mend: (word: string) => string | undefined = () => undefined,
): RawDiagnostic[] {
  const { text } = source
  const diagnostics: RawDiagnostic[] = []
  let end = 0
  for (const { index } of text.matchAll(sign)) {
    if (index < end || (sign === ASKED_LETTER && isInAddress(text, index))) continue
    const word = wordAround(text, index, letters)
    end = word.end
    const sample = text.slice(word.start, word.end)
    diagnostics.push(diagnose(source, word, 'lost-letter', { sample, suggestion: mend(sample) }))
    if (diagnostics.length === MAX_SPOILT) break
  }
  return diagnostics
}

function isInAddress(text: string, at: number): boolean {
  const around = wordAround(text, at, /[^\s"'()[\]<>]/)
  return ADDRESS.test(text.slice(around.start, around.end))
}

/** Flags of regions are a black flag and invisible letters after it. */
function spellsFlag(text: string, at: number): boolean {
  return /\u{1f3f4}[\u{e0001}-\u{e007f}]*$/u.test(text.slice(Math.max(0, at - 16), at))
}

function joinsEmoji(text: string, at: number): boolean {
  const before =
    text.charCodeAt(at - 1) === 0xfe0f ? text.slice(Math.max(0, at - 3), at - 1) : text.slice(Math.max(0, at - 2), at)
  return /[\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u.test(before)
}

/** Letters and digits, and what damaged letters turn into. */
const WORD = /[\p{L}\p{N}\u00a0-\u00bf\u2013\u2021\ufffd]/u

function wordAround(text: string, at: number, letters = WORD): Range {
  let start = at
  let end = at + 1
  while (start > 0 && at - start < 40 && letters.test(text.charAt(start - 1))) start -= 1
  while (end < text.length && end - at < 40 && letters.test(text.charAt(end))) end += 1
  return { start, end }
}

/** Reads Windows-1252 letters as the UTF-8 bytes they were. */
function undouble(text: string): string | undefined {
  const high: Record<string, number> = { '‡': 0x87, œ: 0x9c, '–': 0x96, Ÿ: 0x9f, ž: 0x9e }
  const bytes = Buffer.from(Array.from(text, (character) => high[character] ?? character.charCodeAt(0)))
  return isUtf8(bytes) ? bytes.toString('utf8') : undefined
}

function stripMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
}

function tidyLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

function span(match: RegExpExecArray): Range {
  return { start: match.index, end: match.index + match[0].length }
}
