import { isUtf8 } from 'node:buffer'
import { diagnose, type RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Code, Params, Phrase } from '../diagnostics/messages/params.ts'
import { type Range, Source } from '../text/source-text.ts'

/** The decoded text and its encoding problems. `readable: false`: parsing it would only produce follow-up errors. */
export type Decoded = { source: Source; diagnostics: RawDiagnostic[]; readable: boolean }

/**
 * A character outside everyday text; without one the searches below are skipped. Latin-1 characters that are
 * invisible or begin a double-encoded letter count as unusual.
 */
const UNUSUAL =
  /[^\n\t -~\u00a1-\u00ac\u00ae-\u00c2\u00c6-\u00cf\u00d1-\u00dc\u00df-\u00ef\u00f1-\u00fc\u00ff-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u21ff]/

/** Invisible characters; joiners and tags of emoji are excluded later. */
const INVISIBLE =
  /(?![\n\t])[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd\u{e0001}-\u{e007f}]/gu

/** Turkish letters read as Windows-1252 after being stored as UTF-8. */
const DOUBLE_ENCODED = /Ã[§¼¶‡œ–]|Ä[±°Ÿž]|Å[Ÿž]/g

/** Turkish letters stored as Windows-1254 and read as Latin-1; the keys occur in no Turkish word. */
const MISREAD: Readonly<Record<string, string>> = { ý: 'ı', þ: 'ş', ð: 'ğ', Ý: 'İ', Þ: 'Ş', Ð: 'Ğ' }

const MISREAD_LETTER = /[ýþðÝÞÐ]/g

/** A `?` in place of a letter the encoding lacked; in `Neden?Çünkü` only a space is missing. */
const ASKED_LETTER = /(?!\p{Ll}\?+\p{Lu})\p{L}\?+\p{L}/gu

/** Characters of a URL around its question mark. */
const ADDRESS = /[/@=&]/

const CONFLICT = /^(?:<{7}|>{7})(?= |$).*$/m

/** Most lost letters or invisible characters reported per file; the rest have the same cause. */
const MAX_SPOILT = 5

/**
 * Decodes UTF-8 with or without BOM, normalizes line ends to `\n` and letters to NFC.
 *
 * @param holds Describes what belongs into the file, for the message about an empty one.
 */
export function decodeText(path: string, bytes: Buffer, holds: () => Phrase): Decoded {
  const raw = bytes.toString('utf8')
  const isUnusual = UNUSUAL.test(raw)
  // Invalid UTF-8 and the NULs of UTF-16 decode to unusual characters.
  const foreign = isUnusual ? decodeForeign(path, bytes) : undefined
  if (foreign) return foreign
  const written = isUnusual ? tidy(raw) : raw
  const source = new Source(path, isUnusual ? written.normalize('NFC') : raw, written)
  const { text } = source
  if (!/\S/.test(text)) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    return refuse(source, START, 'empty-file', { name, blank: bytes.length > 0, holds: holds() })
  }
  const diagnostics = isUnusual ? findInvisible(source) : []
  const conflict = /<{7}|>{7}/.test(text) ? CONFLICT.exec(text) : null
  if (conflict) {
    const [mark] = conflict
    diagnostics.push(
      diagnose(source, { start: conflict.index, end: conflict.index + mark.length }, 'conflict-marks', { mark }),
    )
    return { source, diagnostics, readable: false }
  }
  if (isUnusual) {
    diagnostics.push(
      ...findLostLetters(source, /\ufffd/g),
      ...findLostLetters(source, DOUBLE_ENCODED, undouble),
      ...findLostLetters(source, MISREAD_LETTER, (word) =>
        word.replace(MISREAD_LETTER, (sign) => MISREAD[sign] ?? sign),
      ),
    )
  }
  if (text.includes('?')) diagnostics.push(...findLostLetters(source, ASKED_LETTER))
  return { source, diagnostics, readable: !diagnostics.some((found) => found.code === 'nul-byte') }
}

const START: Range = { start: 0, end: 0 }

/** A text that cannot be read any further. */
function refuse<C extends Code>(source: Source, range: Range, code: C, params: Params<C>): Decoded {
  return { source, diagnostics: [diagnose(source, range, code, params)], readable: false }
}

function decodeForeign(path: string, bytes: Buffer): Decoded | undefined {
  const [first, second] = bytes
  const isNulBeside = bytes.length > 3 && (first === 0) !== (second === 0)
  if (isUtf8(bytes) && !isNulBeside) return undefined
  if (isNulBeside || (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return decodeUtf16(path, bytes, first === 0 || first === 0xfe)
  }
  const text = tidy(new TextDecoder('windows-1254').decode(bytes))
  // Bytes undefined in Windows-1254 mean another encoding.
  if (/(?![\n\t])\p{Cc}/u.test(text)) return refuseUnknown(path)
  const source = new Source(path, text)
  const word = wordAround(text, firstForeignOffset(bytes))
  return refuse(source, word, 'not-utf-8', { encoding: 'Windows-1254', sample: text.slice(word.start, word.end) })
}

/** The offset of the first invalid byte in the text decoded as Windows-1254, a single-byte encoding. */
function firstForeignOffset(bytes: Buffer): number {
  const raw = bytes.toString('utf8')
  const before = Buffer.byteLength(raw.slice(0, raw.indexOf('\ufffd')))
  return tidy(bytes.toString('latin1', 0, before)).length
}

function decodeUtf16(path: string, bytes: Buffer, isBigEndian: boolean): Decoded {
  const text = tidy(new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(bytes))
  // Mostly unassigned or East Asian characters: not UTF-16 after all.
  if ((text.match(/[\u0020-\u017f]/g)?.length ?? 0) < text.length / 2) return refuseUnknown(path)
  const sample = /\p{L}+(?: \p{L}+)*/u.exec(text)?.[0] ?? ''
  return refuse(new Source(path, text), { start: 0, end: 1 }, 'not-utf-8', { encoding: 'UTF-16', sample })
}

function refuseUnknown(path: string): Decoded {
  return refuse(new Source(path, ''), START, 'not-utf-8', { encoding: undefined, sample: '' })
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
 * Finds the first words with a sign of a wrong encoding, each once.
 *
 * @param mend Restores the word; nothing where the letter is lost.
 */
function findLostLetters(source: Source, sign: RegExp, mend?: (word: string) => string | undefined): RawDiagnostic[] {
  const { text } = source
  const isAsked = sign === ASKED_LETTER
  const diagnostics: RawDiagnostic[] = []
  let end = 0
  for (const { index } of text.matchAll(sign)) {
    if (index < end || (isAsked && isInAddress(text, index))) continue
    const word = wordAround(text, index, isAsked ? ASKED_WORD : WORD)
    end = word.end
    const sample = text.slice(word.start, word.end)
    diagnostics.push(diagnose(source, word, 'lost-letter', { sample, suggestion: mend?.(sample) }))
    if (diagnostics.length === MAX_SPOILT) break
  }
  return diagnostics
}

function isInAddress(text: string, at: number): boolean {
  const around = wordAround(text, at, /[^\s"'()[\]<>]/)
  return ADDRESS.test(text.slice(around.start, around.end))
}

/** A region's flag is a black flag followed by invisible tag characters. */
function spellsFlag(text: string, at: number): boolean {
  return /\u{1f3f4}[\u{e0001}-\u{e007f}]*$/u.test(text.slice(Math.max(0, at - 16), at))
}

function joinsEmoji(text: string, at: number): boolean {
  const before =
    text.charCodeAt(at - 1) === 0xfe0f ? text.slice(Math.max(0, at - 3), at - 1) : text.slice(Math.max(0, at - 2), at)
  return /[\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u.test(before)
}

/** Letters, digits, and the characters damaged letters decode to. */
const WORD = /[\p{L}\p{N}\u00a0-\u00bf\u2013\u2021\ufffd]/u
const ASKED_WORD = /[\p{L}\p{N}?]/u

function wordAround(text: string, at: number, letters = WORD): Range {
  let start = at
  let end = at + 1
  while (start > 0 && at - start < 40 && letters.test(text.charAt(start - 1))) start -= 1
  while (end < text.length && end - at < 40 && letters.test(text.charAt(end))) end += 1
  return { start, end }
}

/** Reverses double encoding: encodes as Windows-1252 and decodes as UTF-8. */
function undouble(text: string): string | undefined {
  const high: Record<string, number> = { '‡': 0x87, œ: 0x9c, '–': 0x96, Ÿ: 0x9f, ž: 0x9e }
  const bytes = Buffer.from(Array.from(text, (character) => high[character] ?? character.charCodeAt(0)))
  return isUtf8(bytes) ? bytes.toString('utf8') : undefined
}

/** The text without a byte order mark and with `\n` line ends. */
function tidy(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
}
