/**
 * `npm run icons`: draws the icons of the site from its mark. The results are committed.
 */
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawMark, PAINT } from './mark.ts'

const OUTPUT = 'public'

/** @param share Size of the mark as a share of the icon; the safe zone of a maskable icon is a circle of 0.8. */
async function drawIcon(size: number, share: number, ground: string): Promise<Buffer> {
  const scale = (size * share) / 48
  const inset = (size * (1 - share)) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${ground}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${drawMark(PAINT)}</g></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 10 }).toBuffer()
}

/** An `.ico` is a directory of pictures; one PNG is enough for every browser that still asks for it. */
function wrapIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const transparent = 'none'
await writeFile(`${OUTPUT}/favicon.ico`, wrapIco(await drawIcon(32, 1, transparent), 32))
await writeFile(`${OUTPUT}/apple-touch-icon.png`, await drawIcon(180, 0.66, PAINT.paper))
await writeFile(`${OUTPUT}/icon-192.png`, await drawIcon(192, 1, transparent))
await writeFile(`${OUTPUT}/icon-512.png`, await drawIcon(512, 1, transparent))
await writeFile(`${OUTPUT}/icon-maskable-512.png`, await drawIcon(512, 0.56, PAINT.paper))
