import { type Tables, table, words } from './sfnt.ts'

/** One glyph of a variable font: how it is drawn, how that varies, and the space it takes. */
export type Glyph = { outline: Buffer; variation: Buffer; advance: number; sideBearing: number }

export function readGlyphs(tables: Tables): Glyph[] {
  const glyphCount = table(tables, 'maxp').readUInt16BE(4)
  const outlines = readOutlines(tables, glyphCount)
  const variations = readVariations(table(tables, 'gvar'), glyphCount)
  const hmtx = table(tables, 'hmtx')
  const metricCount = table(tables, 'hhea').readUInt16BE(34)
  return outlines.map((outline, index) => ({
    outline,
    variation: variations[index] ?? Buffer.alloc(0),
    advance: hmtx.readUInt16BE(4 * Math.min(index, metricCount - 1)),
    sideBearing: hmtx.readInt16BE(index < metricCount ? 4 * index + 2 : 4 * metricCount + 2 * (index - metricCount)),
  }))
}

/** Replaces all glyphs of a font. Letters, kerning and the like are not looked at. */
export function writeGlyphs(tables: Tables, glyphs: readonly Glyph[]): void {
  const outlines = glyphs.map(({ outline }) => Buffer.concat([outline], Math.ceil(outline.length / 4) * 4))
  tables.set('glyf', Buffer.concat(outlines))
  tables.set('loca', offsets(outlines, 4))
  table(tables, 'head').writeUInt16BE(1, 50)
  table(tables, 'maxp').writeUInt16BE(glyphs.length, 4)
  table(tables, 'hhea').writeUInt16BE(glyphs.length, 34)
  tables.set('hmtx', words(...glyphs.flatMap(({ advance, sideBearing }) => [advance, sideBearing])))
  tables.set('gvar', writeVariations(table(tables, 'gvar'), glyphs))
}

/** Where the glyphs that this one is put together from are named, as places in its outline; none for a drawn one. */
export function componentPlaces(outline: Buffer): number[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return []
  const places: number[] = []
  let offset = 10
  for (;;) {
    const flags = outline.readUInt16BE(offset)
    places.push(offset + 2)
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0
    offset += 4 + (flags & 0x01 ? 4 : 2) + scale
    if ((flags & 0x20) === 0) return places
  }
}

/** The regions of the design space that variations refer to by number. */
export function sharedTuples(tables: Tables): Buffer {
  const gvar = table(tables, 'gvar')
  const start = gvar.readUInt32BE(8)
  return gvar.subarray(start, start + 2 * gvar.readUInt16BE(4) * gvar.readUInt16BE(6))
}

function readOutlines(tables: Tables, glyphCount: number): Buffer[] {
  const [loca, glyf] = [table(tables, 'loca'), table(tables, 'glyf')]
  const isLong = table(tables, 'head').readUInt16BE(50) === 1
  const at = (index: number) => (isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index))
  return Array.from({ length: glyphCount }, (_, index) => glyf.subarray(at(index), at(index + 1)))
}

function readVariations(gvar: Buffer, glyphCount: number): Buffer[] {
  const start = gvar.readUInt32BE(16)
  const isLong = (gvar.readUInt16BE(14) & 1) === 1
  const at = (index: number) =>
    start + (isLong ? gvar.readUInt32BE(20 + 4 * index) : 2 * gvar.readUInt16BE(20 + 2 * index))
  return Array.from({ length: glyphCount }, (_, index) => gvar.subarray(at(index), at(index + 1)))
}

function writeVariations(gvar: Buffer, glyphs: readonly Glyph[]): Buffer {
  const variations = glyphs.map(({ variation }) => Buffer.concat([variation], Math.ceil(variation.length / 2) * 2))
  const header = Buffer.from(gvar.subarray(0, 20))
  const tuplesStart = gvar.readUInt32BE(8)
  const tuples = gvar.subarray(tuplesStart, tuplesStart + 2 * gvar.readUInt16BE(4) * gvar.readUInt16BE(6))
  const places = offsets(variations, 4)
  header.writeUInt16BE(glyphs.length, 12)
  header.writeUInt16BE(1, 14)
  header.writeUInt32BE(20 + places.length, 8)
  header.writeUInt32BE(20 + places.length + tuples.length, 16)
  return Buffer.concat([header, places, tuples, ...variations])
}

/** Where each part starts, and where the last one ends. */
function offsets(parts: readonly Buffer[], size: 4): Buffer {
  const data = Buffer.alloc(size * (parts.length + 1))
  let offset = 0
  parts.forEach((part, index) => {
    offset += part.length
    data.writeUInt32BE(offset, size * (index + 1))
  })
  return data
}
