import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** In CSS pixels times the density of the screen: a card on a phone, a card, a large card, a large card on a sharp screen. */
const WIDTHS = [400, 800, 1200, 1600]

/** Chosen by eye on the project cards: fine lines stay clean, and the next better step looks the same. */
const FORMATS = [
  { name: 'avif', type: 'image/avif', encode: (image: Sharp) => image.avif({ quality: 55, effort: 3 }) },
  { name: 'webp', type: 'image/webp', encode: (image: Sharp) => image.webp({ quality: 78, effort: 4 }) },
] as const

/** Part of the cache's file names: what was made with other settings is made anew. */
const RECIPE = createHash('sha256')
  .update(JSON.stringify([WIDTHS, FORMATS.map(({ encode }) => String(encode))]))
  .digest('hex')
const CACHE = 'node_modules/.cache/pictures'

export type PictureFile = { fileName: string; source: Buffer }

export type Picture = {
  /** For `<source>`, the best format first. */
  sources: { type: string; srcset: string }[]
  /** The mean colour, to stand in its place until it has come. */
  color: string
  files: PictureFile[]
}

/**
 * Makes a picture in every format and width the site can use. What was made by an earlier build is taken from there.
 *
 * @param fileName Where the original is published, e.g. `assets/kart-1a2b3c4d.webp`.
 * @param base Put before every address.
 */
export async function makePicture(fileName: string, source: Uint8Array, base: string): Promise<Picture> {
  const { width, height, orientation = 1 } = await sharp(source).metadata()
  const shownWidth = orientation >= 5 ? height : width
  const smaller = WIDTHS.filter((wanted) => wanted < shownWidth)
  const widths = [...smaller, Math.min(shownWidth, WIDTHS.at(-1) ?? shownWidth)]
  const stem = fileName.replace(/\.\w+$/, '')
  const files: PictureFile[] = []
  const sources: Picture['sources'] = []
  for (const { name, type, encode } of FORMATS) {
    const candidates: string[] = []
    for (const wanted of new Set(widths)) {
      const file = {
        fileName: `${stem}-${wanted}.${name}`,
        source: await cached(source, `${wanted}.${name}`, () =>
          encode(sharp(source).autoOrient().resize({ width: wanted })).toBuffer(),
        ),
      }
      files.push(file)
      candidates.push(`${base}${file.fileName} ${wanted}w`)
    }
    sources.push({ type, srcset: candidates.join(', ') })
  }
  return { sources, files, color: await meanColor(source) }
}

async function meanColor(source: Uint8Array): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(source)
    .flatten({ background: '#ffffff' })
    .resize(1, 1)
    .raw()
    .toBuffer()
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

async function cached(source: Uint8Array, variant: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const hash = createHash('sha256').update(source).update(RECIPE).digest('hex').slice(0, 24)
  const file = join(CACHE, `${hash}-${variant}`)
  const known = await readFile(file).catch(() => undefined)
  if (known) return known
  const made = await make()
  await mkdir(CACHE, { recursive: true })
  await writeFile(file, made)
  return made
}
