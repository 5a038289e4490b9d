/**
 * `npm run screens [-- URL] [-- --readme]`: every page at three widths in both themes, as pictures in `screens/` with one
 * contact sheet. Without an address it shows the site as `npm run preview` does, with its counter.
 * With `--readme` two of the pictures also become the README's.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { preview } from 'vite'
import { loadContent } from '../content/load.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/chromium.ts'
import { ROWS, type Shot, shootSite } from './shoot.ts'

const OUTPUT = 'screens'

/** Contact sheet: width of one page, and how much of a long page it shows. */
const CELL = { width: 260, height: 900, gap: 12 }

const { values, positionals } = parseArgs({ allowPositionals: true, options: { readme: { type: 'boolean' } } })
const [address] = positionals
const { content } = await loadContent({ root: process.env.SITE_CONTENT ?? 'content' })
if (!content) throw new Error('The content has problems; `npm run content:check` tells them.')
const paths = content.pages.map((page) => page.content.path)
const server = address
  ? undefined
  : await preview({ build: { outDir: 'node_modules/.cache/preview' }, preview: { port: 4318 }, logLevel: 'error' })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
await rm(OUTPUT, { recursive: true, force: true })
await mkdir(OUTPUT, { recursive: true })

const shots: Shot[] = []
for await (const shot of shootSite(browser, address ?? server?.resolvedUrls?.local[0] ?? '', paths)) {
  await writeFile(`${OUTPUT}/${shot.name}.png`, shot.png)
  shots.push(shot)
}
await browser.close()
await server?.close()

await writeSheet()
console.log(`${shots.length} pictures and sheet.png in ${OUTPUT}/`)
if (values.readme) await writeReadmePicture()

async function writeSheet(): Promise<void> {
  const sheet = sharp({
    create: {
      width: paths.length * (CELL.width + CELL.gap) + CELL.gap,
      height: ROWS * (CELL.height + CELL.gap) + CELL.gap,
      channels: 3,
      background: '#808080',
    },
  })
  const tiles = await Promise.all(
    shots.map(async ({ row, column, png }) => ({
      input: await topOf(png, CELL),
      left: CELL.gap + column * (CELL.width + CELL.gap),
      top: CELL.gap + row * (CELL.height + CELL.gap),
    })),
  )
  await sheet.composite(tiles).png().toFile(`${OUTPUT}/sheet.png`)
}

/** A laptop in daylight and a phone at night. */
async function writeReadmePicture(): Promise<void> {
  const view = (name: string, size: { width: number; height: number }) => {
    const shot = shots.find((candidate) => candidate.name === name)
    if (!shot) throw new Error(`There is no picture ${name}.`)
    return topOf(shot.png, size)
  }
  await sharp({ create: { width: 1360, height: 830, channels: 3, background: '#c9d8ce' } })
    .composite([
      { input: await view('anasayfa-1440-light', { width: 1200, height: 750 }), left: 40, top: 40 },
      { input: await view('anasayfa-390-dark', { width: 280, height: 606 }), left: 1040, top: 190 },
    ])
    .webp({ quality: 86 })
    .toFile('.github/readme.webp')
}

/** A page scaled to a width and cut off below a height. */
async function topOf(png: Buffer, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const scaled = await sharp(png).resize({ width }).toBuffer({ resolveWithObject: true })
  return sharp(scaled.data)
    .extract({ left: 0, top: 0, width, height: Math.min(height, scaled.info.height) })
    .toBuffer()
}
