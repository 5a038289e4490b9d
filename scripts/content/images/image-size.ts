export type ImageSize = { width: number; height: number }

/** Reads how many pixels a picture has from its first bytes; nothing where they do not say. Drawings have no pixels. */
export function readImageSize(bytes: Buffer): ImageSize | undefined {
  try {
    return readPng(bytes) ?? readJpeg(bytes) ?? readGif(bytes) ?? readWebp(bytes) ?? readAvif(bytes)
  } catch (error) {
    // The file ends before the place where its size would stand; whether it is whole is asked elsewhere.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function textAt(bytes: Buffer, at: number, length: number): string {
  return bytes.toString('latin1', at, at + length)
}

function readPng(bytes: Buffer): ImageSize | undefined {
  if (textAt(bytes, 12, 4) !== 'IHDR') return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** A JPEG is a row of parts, each with its length in front; those of frames, C0 to CF, hold the size. */
function readJpeg(bytes: Buffer): ImageSize | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined
  let at = 2
  while (bytes.readUInt8(at) === 0xff) {
    const mark = bytes.readUInt8(at + 1)
    // C4, C8 and CC are tables and the like.
    const isFrame = mark === 0xc0 || (mark > 0xc0 && mark <= 0xcf && mark % 4 !== 0)
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    // Parts may be parted by more of the same sign.
    at += mark === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

function readGif(bytes: Buffer): ImageSize | undefined {
  if (textAt(bytes, 0, 4) !== 'GIF8') return undefined
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
}

function readWebp(bytes: Buffer): ImageSize | undefined {
  if (textAt(bytes, 8, 4) !== 'WEBP') return undefined
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21)
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    default:
      return undefined
  }
}

/** Of an AVIF file's boxes the one called `ispe` holds the size; a picture made of tiles has one for each, and its own. */
function readAvif(bytes: Buffer): ImageSize | undefined {
  if (textAt(bytes, 4, 4) !== 'ftyp') return undefined
  const size = { width: 0, height: 0 }
  for (let at = bytes.indexOf('ispe'); at !== -1; at = bytes.indexOf('ispe', at + 4)) {
    size.width = Math.max(size.width, bytes.readUInt32BE(at + 8))
    size.height = Math.max(size.height, bytes.readUInt32BE(at + 12))
  }
  return size.width > 0 ? size : undefined
}
