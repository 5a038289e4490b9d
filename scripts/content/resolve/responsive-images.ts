import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Asset } from '../images/image-asset.ts'

/**
 * In CSS pixels times the density of the screen. The first four are what cards take to the pixel at 1 x, since scaling once
 * more in the browser blurs small letters: a small card on a laptop and a tablet, a large one on a laptop and a tablet.
 * Then a large sample on a laptop, and large cards on sharp laptops. A phone of 390 at 2 x takes the third on home, and on
 * other pages the originals of small cards, which are as wide as its samples.
 */
const WIDTHS = [292, 344, 608, 712, 800, 1216, 1600]

/** For a site that is only tested: the smallest picture, encoded fast, stands in for every width. */
const isQuick = process.env.PICTURES === 'quick'

/**
 * Every supported browser shows AVIF. Quality chosen by eye on the project cards: letters stay clean at 54 on screens of
 * 1 x, which take pictures of at most half of their original; sharp screens hide the traces of 45. More effort makes files
 * slightly smaller and takes longer; it pays for the widths of phones.
 */
const encode = (image: Sharp, width: number, original: number) =>
  image.avif({ quality: width * 2 <= original ? 54 : 45, effort: isQuick ? 0 : width > 720 ? 3 : 4 })

/** Makes up for what small letters lose when they are scaled down. Much more than this draws an edge around them. */
const scale = (image: Sharp, width: number) => image.resize({ width }).sharpen({ sigma: 0.5, m1: 0.4, m2: 0.7 })

/** Part of the cache's file names: other settings make other files. */
const RECIPE = createHash('sha256')
  .update(JSON.stringify([WIDTHS, isQuick, String(encode), String(scale)]))
  .digest('hex')
const CACHE = 'node_modules/.cache/pictures'

export type Picture = {
  /** As in `<img srcset>`. */
  srcSet: string
  /** The mean colour, which fills its place until it has loaded. Undefined for a transparent picture. */
  color: string | undefined
  files: Asset[]
}

/**
 * Encodes a picture in every width of the site; takes the files of earlier builds from a cache.
 *
 * @param fileName The published original, e.g. `assets/kart-1a2b3c4d.webp`.
 * @param base Prefix of every address.
 * @returns Undefined for an animated picture, whose AVIF would stand still.
 */
export async function makePicture(fileName: string, source: Uint8Array, base: string): Promise<Picture | undefined> {
  const { width, height, orientation = 1, pages = 1 } = await sharp(source).metadata()
  if (pages > 1) return undefined
  const shownWidth = orientation >= 5 ? height : width
  // An original for large cards has no use for the smallest width. Over half of it only sharp screens take: one width
  // there, so that the pages share its file.
  const smaller = WIDTHS.filter((wanted) => wanted < shownWidth && wanted * 5 > shownWidth)
  const widths = [
    ...smaller.filter((wanted) => wanted * 2 <= shownWidth),
    ...smaller.slice(-1),
    Math.min(shownWidth, WIDTHS.at(-1) ?? shownWidth),
  ]
  const stem = fileName.replace(/\.\w+$/, '')
  const files: Asset[] = []
  const candidates: string[] = []
  for (const wanted of new Set(widths)) {
    const original = sharp(source).autoOrient()
    const made = isQuick ? Math.min(...widths) : wanted
    const file = {
      fileName: `${stem}-${wanted}.avif`,
      type: 'image/avif',
      source: await cached(source, `${made}.avif`, () =>
        encode(made < shownWidth ? scale(original, made) : original, made, shownWidth).toBuffer(),
      ),
    }
    files.push(file)
    candidates.push(`${base}${file.fileName} ${wanted}w`)
  }
  return { srcSet: candidates.join(', '), files, color: await meanColor(source) }
}

async function meanColor(source: Uint8Array): Promise<string | undefined> {
  const image = sharp(source)
  const { hasAlpha } = await image.metadata()
  if (hasAlpha && !(await image.stats()).isOpaque) return undefined
  const [red = 0, green = 0, blue = 0] = await image.removeAlpha().resize(1, 1).raw().toBuffer()
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
