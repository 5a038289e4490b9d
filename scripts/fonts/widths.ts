import { readTables, words, writeTables } from './sfnt.ts'

/**
 * Writes down how the widths of glyphs vary (`HVAR`), so that nobody has to work it out from their outlines.
 *
 * @param differences By glyph: the advance at the far end of the axis less the advance at its default, in font units.
 * @param peak Where the far end lies: -1 below the default, 1 above it.
 */
export function withWidthVariations(font: Buffer, differences: readonly number[], peak: -1 | 1): Buffer {
  const tables = readTables(font)
  const one = peak * 0x4000
  const region = words(1, 1, Math.min(one, 0), one, Math.max(one, 0))
  const data = words(differences.length, 1, 1, 0, ...differences)
  const header = Buffer.alloc(20)
  header.writeUInt16BE(1, 0)
  header.writeUInt32BE(20, 4)
  const store = Buffer.alloc(12)
  store.writeUInt16BE(1, 0)
  store.writeUInt32BE(12, 2)
  store.writeUInt16BE(1, 6)
  store.writeUInt32BE(12 + region.length, 8)
  tables.set('HVAR', Buffer.concat([header, store, region, data]))
  return writeTables(tables)
}
