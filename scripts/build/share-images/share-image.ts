import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ResolvedPage, SiteData } from '../../../src/collections/resolved.ts'
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
const CACHE = 'node_modules/.cache/share-images'

/**
 * Draws the share image (`og:image`) of a page: its title in the frame, mark and brand name below. Text is drawn as
 * outlines, so that the picture is the same on every machine.
 *
 * @returns A PNG of 1200 × 630.
 */
export async function drawShareImage(page: ResolvedPage, { site }: SiteData): Promise<Buffer> {
  const { host, pathname } = new URL(site.url)
  const address = host + pathname.replace(/\/$/, '')
  const typeface = await Typeface.load(allFonts('display'), page.title + site.brand + address, { wght: 700 })
  const svg = Buffer.from(compose(page.title, site.brand, address, typeface))
  // Cached across builds.
  const file = join(CACHE, `${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.png`)
  const drawn = await readFile(file).catch(() => undefined)
  if (drawn) return drawn
  const png = await sharp(svg).png({ palette: true, colours: 64, effort: 10 }).toBuffer()
  await mkdir(CACHE, { recursive: true })
  await writeFile(file, png)
  return png
}

function compose(title: string, brand: string, address: string, typeface: Typeface): string {
  const { lines, size } = fitTitle(title, typeface)
  const leading = size * TITLE.leading
  const blockHeight = size * 0.95 + (lines.length - 1) * leading
  const top = (STRIP - blockHeight) / 2
  const rows = lines.map(
    (line, index) =>
      `<path transform="translate(${MARGIN} ${top + size * 0.82 + index * leading})" d="${typeface.outline(line, size, TITLE.tracking).path}"/>`,
  )
  const widest = Math.max(...lines.map((line) => typeface.outline(line, size, TITLE.tracking).width))
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
function fitTitle(title: string, typeface: Typeface): { lines: string[]; size: number } {
  const room = WIDTH - 2 * MARGIN
  for (let size = TITLE.largest; size > TITLE.smallest; size -= 4) {
    const lines = breakLines(title, (line) => typeface.outline(line, size, TITLE.tracking).width <= room)
    if (lines.length * size * TITLE.leading <= TITLE.height)
      return { lines: balance(title, lines.length, size, typeface), size }
  }
  const size = TITLE.smallest
  return { lines: breakLines(title, (line) => typeface.outline(line, size, TITLE.tracking).width <= room), size }
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
function balance(title: string, count: number, size: number, typeface: Typeface): string[] {
  const width = (line: string) => typeface.outline(line, size, TITLE.tracking).width
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
