import { componentPlaces, type Glyph, readGlyphs, sharedTuples, writeGlyphs } from './glyphs.ts'
import { readTables, table, words, writeTables } from './sfnt.ts'

/** Code points and the glyphs they are written with. */
export type Letters = ReadonlyMap<number, number>

/**
 * Takes letters of a font into another one. A publisher keeps the letters of one typeface in several files; they share
 * shapes (`ğ` is a `g` with a breve), one file has one set of measures, and letters of one file can be kerned.
 *
 * @param main Where they go. Both are variable TrueType fonts, cut from one typeface to the same axes.
 * @param letters Of both fonts, as a shaper reads them.
 * @returns The main font with all letters, without kerning and `HVAR`: both would speak of the old glyphs.
 * @throws Error when the fonts do not vary in the same way.
 */
export function joinFonts(main: Buffer, extra: Buffer, letters: { main: Letters; extra: Letters }): Buffer {
  const [tables, extraTables] = [readTables(main), readTables(extra)]
  if (!sharedTuples(tables).equals(sharedTuples(extraTables))) throw new Error('The fonts vary differently.')
  const glyphs = readGlyphs(tables)
  const extraGlyphs = readGlyphs(extraTables)
  const all = new Map(letters.main)
  for (const [codePoint, index] of letters.extra)
    if (!all.has(codePoint)) all.set(codePoint, take(index, extraGlyphs, glyphs))
  writeGlyphs(tables, glyphs)
  tables.set('cmap', writeCmap(all))
  keepLargest(table(tables, 'maxp'), table(extraTables, 'maxp'))
  for (const tag of ['HVAR', 'GPOS']) tables.delete(tag)
  return writeTables(tables)
}

/** @returns The number of the glyph among the glyphs, where it may have been before. */
function take(index: number, from: readonly Glyph[], glyphs: Glyph[]): number {
  const glyph = from[index]
  if (!glyph) throw new Error(`There is no glyph ${index}.`)
  const outline = Buffer.from(glyph.outline)
  for (const place of componentPlaces(outline))
    outline.writeUInt16BE(take(outline.readUInt16BE(place), from, glyphs), place)
  const known = glyphs.findIndex(
    (other) =>
      other.outline.equals(outline) && other.variation.equals(glyph.variation) && other.advance === glyph.advance,
  )
  return known === -1 ? glyphs.push({ ...glyph, outline }) - 1 : known
}

/** Format 4, one segment for neighbours that are neighbours among the glyphs as well. */
function writeCmap(letters: Letters): Buffer {
  const segments: { start: number; end: number; delta: number }[] = []
  for (const [codePoint, glyph] of [...letters].sort(([a], [b]) => a - b)) {
    const last = segments.at(-1)
    if (last?.end === codePoint - 1 && last.delta === glyph - codePoint) last.end = codePoint
    else segments.push({ start: codePoint, end: codePoint, delta: glyph - codePoint })
  }
  segments.push({ start: 0xffff, end: 0xffff, delta: 1 })
  const count = segments.length
  const power = Math.floor(Math.log2(count))
  const search = [2 * count, 2 * 2 ** power, power, 2 * (count - 2 ** power)]
  const subtable = words(
    ...[4, 16 + 8 * count, 0, ...search],
    ...segments.map(({ end }) => end),
    0,
    ...segments.map(({ start }) => start),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  )
  // One table for Windows and Unicode alike, which is what every browser asks for.
  return Buffer.concat([words(0, 1, 3, 1, 0, 12), subtable])
}

/** The most points, contours and parts any glyph has: numbers from the seventh byte on. */
function keepLargest(maxp: Buffer, other: Buffer): void {
  for (let offset = 6; offset + 1 < Math.min(maxp.length, other.length); offset += 2)
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(offset), other.readUInt16BE(offset)), offset)
}
