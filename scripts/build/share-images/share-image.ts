import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SiteData } from '../../../src/collections/resolved.ts'
import { siteConfig } from '../../../src/site.config.ts'
import { allFonts } from '../../brand/font-files.ts'
import { drawMark } from '../../brand/mark.ts'
import { derivePalette } from '../../brand/palette.ts'
import { Typeface } from './outline.ts'

/** Open Graph image size. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 96
const TITLE = { height: 300, largest: 124, smallest: 52, leading: 1.06, tracking: -0.03 }
/** Top of the strip with the brand name. */
const STRIP = 490
const FRAME = { gap: 40, corner: 44, stroke: 9 }

/** The site's colours on a light ground. */
const PAINT = derivePalette(siteConfig.accent).light
/** More effort takes longer and makes the file no smaller. */
const PNG = { palette: true, colours: 64, effort: 1 }
const CACHE = 'node_modules/.cache/share-images'

// Each picture once: what the library keeps of it is memory that grows with the site.
sharp.cache(false)

/**
 * Draws share images (`og:image`) of pages: the title in the frame, mark and brand name below. Text is drawn as outlines, so
 * that the picture is the same on every machine.
 *
 * @param titles Of all pages that will be drawn.
 * @returns Draws the picture of a title: a PNG of 1200 × 630.
 */
export function shareImages({ site }: SiteData, titles: readonly string[]): (title: string) => Promise<Buffer> {
  const { host, pathname } = new URL(site.url)
  const address = host + pathname.replace(/\/$/, '')
  let typeface: Promise<Typeface> | undefined
  return async (title) => {
    typeface ??= Typeface.load(allFonts('display'), [...titles, site.brand, address].join(''))
    const svg = Buffer.from(compose(title, site.brand, address, await typeface))
    // Cached across builds.
    const file = join(CACHE, `${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.png`)
    const drawn = await readFile(file).catch(() => undefined)
    if (drawn) return drawn
    const png = await sharp(svg).png(PNG).toBuffer()
    await mkdir(CACHE, { recursive: true })
    await writeFile(file, png)
    return png
  }
}

function compose(title: string, brand: string, address: string, typeface: Typeface): string {
  const { lines, size, widest } = fitTitle(title, typeface)
  const leading = size * TITLE.leading
  const blockHeight = size * 0.95 + (lines.length - 1) * leading
  const top = (STRIP - blockHeight) / 2
  const rows = lines.map(
    (line, index) =>
      `<path transform="translate(${MARGIN} ${top + size * 0.82 + index * leading})" d="${typeface.outline(line, size, TITLE.tracking).path}"/>`,
  )
  const addressLine = typeface.outline(address, 30)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAINT.paper}"/>
<rect y="${STRIP}" width="${WIDTH}" height="${HEIGHT - STRIP}" fill="${PAINT.band}"/>
<g fill="${PAINT.ink}">${rows.join('')}</g>
<path d="${corners(MARGIN - FRAME.gap, top - FRAME.gap, widest + 2 * FRAME.gap, blockHeight + 2 * FRAME.gap)}"
 fill="none" stroke="${PAINT.frame}" stroke-width="${FRAME.stroke}" stroke-linecap="round" stroke-linejoin="round"/>
<g transform="translate(${MARGIN - FRAME.gap} 528) scale(1.333)">${drawMark({ ink: PAINT.ink, accent: PAINT.mark })}</g>
<path fill="${PAINT.ink}" transform="translate(${MARGIN + 48} 574)" d="${typeface.outline(brand, 42, -0.01).path}"/>
<path fill="${PAINT['ink-muted']}" transform="translate(${WIDTH - MARGIN + FRAME.gap - addressLine.width} 571)" d="${addressLine.path}"/>
</svg>`
}

/** The largest font size in which the title fits, with balanced lines. */
function fitTitle(title: string, typeface: Typeface): { lines: string[]; size: number; widest: number } {
  const ems = new Map<string, number>()
  /** The width of a line, measured once: it grows with the size. */
  const widthAt = (size: number) => (line: string) => {
    const known = ems.get(line) ?? typeface.outline(line, 1, TITLE.tracking).width
    ems.set(line, known)
    return known * size
  }
  const room = WIDTH - 2 * MARGIN
  for (let size: number = TITLE.largest; ; size -= 4) {
    const width = widthAt(size)
    const broken = breakLines(title, (line) => width(line) <= room)
    const fits = broken.length * size * TITLE.leading <= TITLE.height && broken.every((line) => width(line) <= room)
    if (!fits && size > TITLE.smallest) continue
    const lines = balance(title, broken.length, width)
    return { lines, size, widest: Math.max(...lines.map(width)) }
  }
}

function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The narrowest width with the same number of lines. */
function balance(title: string, count: number, width: (line: string) => number): string[] {
  let best = breakLines(title, (line) => width(line) <= WIDTH - 2 * MARGIN)
  for (let room = WIDTH - 2 * MARGIN; room > 200; room -= 20) {
    const lines = breakLines(title, (line) => width(line) <= room)
    if (lines.length > count || lines.some((line) => width(line) > room)) break
    best = lines
  }
  return best
}

function corners(x: number, y: number, width: number, height: number): string {
  const { corner } = FRAME
  const right = x + width
  const bottom = y + height
  return [
    `M${x} ${y + corner}V${y}H${x + corner}`,
    `M${right - corner} ${y}H${right}V${y + corner}`,
    `M${right} ${bottom - corner}V${bottom}H${right - corner}`,
    `M${x + corner} ${bottom}H${x}V${bottom - corner}`,
  ].join('')
}
