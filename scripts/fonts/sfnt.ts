/** The tables of an OpenType font, by tag. https://learn.microsoft.com/typography/opentype/spec/otff */
export type Tables = Map<string, Buffer>

const TRUETYPE = 0x00010000
const CHECKSUM_MAGIC = 0xb1b0afba

export function readTables(font: Buffer): Tables {
  const count = font.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const record = 12 + 16 * index
      const offset = font.readUInt32BE(record + 8)
      const length = font.readUInt32BE(record + 12)
      return [font.toString('latin1', record, record + 4), Buffer.from(font.subarray(offset, offset + length))]
    }),
  )
}

export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  table(tables, 'head').writeUInt32BE(0, 8)
  const directory = Buffer.alloc(12 + 16 * sorted.length)
  const power = Math.floor(Math.log2(sorted.length))
  directory.writeUInt32BE(TRUETYPE, 0)
  directory.writeUInt16BE(sorted.length, 4)
  directory.writeUInt16BE(16 * 2 ** power, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(16 * (sorted.length - 2 ** power), 10)
  let offset = directory.length
  sorted.forEach(([tag, data], index) => {
    const record = 12 + 16 * index
    directory.write(tag, record, 'latin1')
    directory.writeUInt32BE(checksum(data), record + 4)
    directory.writeUInt32BE(offset, record + 8)
    directory.writeUInt32BE(data.length, record + 12)
    offset += padded(data.length)
  })
  const font = Buffer.concat([directory, ...sorted.map(([, data]) => Buffer.concat([data], padded(data.length)))])
  const headOffset = directory.readUInt32BE(12 + 16 * sorted.findIndex(([tag]) => tag === 'head') + 8)
  font.writeUInt32BE((CHECKSUM_MAGIC - checksum(font)) >>> 0, headOffset + 8)
  return font
}

/** @throws Error when the font has no such table. */
export function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag)
  if (!found) throw new Error(`The font has no table "${tag}".`)
  return found
}

/** 16-bit numbers, as most tables are made of. */
export function words(...numbers: readonly number[]): Buffer {
  const data = Buffer.alloc(2 * numbers.length)
  for (const [index, number] of numbers.entries()) data.writeUInt16BE(number & 0xffff, 2 * index)
  return data
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}

function checksum(data: Buffer): number {
  let sum = 0
  for (let index = 0; index < data.length; index += 4) {
    const word = Buffer.concat([data.subarray(index, index + 4)], 4)
    sum = (sum + word.readUInt32BE()) >>> 0
  }
  return sum
}
