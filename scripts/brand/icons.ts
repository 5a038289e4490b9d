import sharp from 'sharp'
import { drawMark } from './mark.ts'
import type { Palette } from './palette.ts'

const TRANSPARENT = 'none'

/** Draws the icons of the site from its mark, by file name in `public/`. */
export async function drawIcons({ light, dark }: Palette): Promise<Record<string, string | Buffer>> {
  const mark = drawMark({ ink: light.ink, accent: light.mark })
  return {
    'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
<style>
svg { --ink: ${light.ink}; --accent: ${light.mark} }
@media (prefers-color-scheme: dark) { svg { --ink: ${dark.ink}; --accent: ${dark.mark} } }
</style>
${drawMark({ ink: 'var(--ink)', accent: 'var(--accent)' })}
</svg>
`,
    'favicon.ico': wrapIco(await drawIcon(mark, 32, 1, TRANSPARENT), 32),
    'apple-touch-icon.png': await drawIcon(mark, 180, 0.66, light.paper),
    'icon-192.png': await drawIcon(mark, 192, 1, TRANSPARENT),
    'icon-512.png': await drawIcon(mark, 512, 1, TRANSPARENT),
    'icon-maskable-512.png': await drawIcon(mark, 512, 0.56, light.paper),
  }
}

/** @param share Size of the mark as a share of the icon; the safe zone of a maskable icon is a circle of 0.8. */
async function drawIcon(mark: string, size: number, share: number, ground: string): Promise<Buffer> {
  const scale = (size * share) / 48
  const inset = (size * (1 - share)) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${ground}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${mark}</g></svg>`
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
