/**
 * `npm run screens [-- URL]`: every page at three widths in both themes, as pictures in `screens/`, one contact sheet,
 * and the picture of the README. Without an address it serves what `npm run build` has left in `dist/`.
 */
import { mkdir, rm } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { preview } from 'vite'
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts'

const OUTPUT = 'screens'
const PATHS = ['/', '/hizmetler', '/hizmetlerimiz', '/hakkimizda', '/iletisim', '/yok']
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const THEMES = ['light', 'dark']

/** Contact sheet: width of one page, and how much of a long page it shows. */
const CELL = { width: 260, height: 900, gap: 12 }

/** Pictures below the fold load when they are scrolled to. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    window.scrollTo(0, 0)
    await document.fonts.ready
  })
}

const [address] = process.argv.slice(2)
const server = address
  ? undefined
  : await preview({ build: { outDir: 'dist' }, preview: { port: 4318 }, logLevel: 'error' })
const base = address ?? server?.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
await rm(OUTPUT, { recursive: true, force: true })
await mkdir(OUTPUT, { recursive: true })

const cells: { row: number; column: number; file: string }[] = []
for (const [themeIndex, theme] of THEMES.entries()) {
  for (const [viewportIndex, viewport] of VIEWPORTS.entries()) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', baseURL: base })
    await context.addInitScript((value) => localStorage.setItem('theme', value), theme)
    const page = await context.newPage()
    for (const [pathIndex, path] of PATHS.entries()) {
      await page.goto('about:blank')
      await page.goto(`/#${path}`)
      // The app takes the prepared page over; pictures asked for before that may be asked for again.
      await page.locator('html[data-app]').waitFor()
      await loadEverything(page)
      const file = `${OUTPUT}/${path.slice(1) || 'anasayfa'}-${viewport.width}-${theme}.png`
      await page.screenshot({ path: file, fullPage: true })
      cells.push({ row: themeIndex * VIEWPORTS.length + viewportIndex, column: pathIndex, file })
    }
    await context.close()
  }
}
await browser.close()
await server?.close()

const sheet = sharp({
  create: {
    width: PATHS.length * (CELL.width + CELL.gap) + CELL.gap,
    height: THEMES.length * VIEWPORTS.length * (CELL.height + CELL.gap) + CELL.gap,
    channels: 3,
    background: '#808080',
  },
})
const tiles = await Promise.all(
  cells.map(async ({ row, column, file }) => {
    const scaled = await sharp(file).resize({ width: CELL.width }).toBuffer({ resolveWithObject: true })
    const input = await sharp(scaled.data)
      .extract({ left: 0, top: 0, width: CELL.width, height: Math.min(CELL.height, scaled.info.height) })
      .toBuffer()
    return { input, left: CELL.gap + column * (CELL.width + CELL.gap), top: CELL.gap + row * (CELL.height + CELL.gap) }
  }),
)
await sheet.composite(tiles).png().toFile(`${OUTPUT}/sheet.png`)
console.log(`${cells.length} pictures and sheet.png in ${OUTPUT}/`)

/** The README's picture: a laptop in daylight and a phone at night. */
const LAPTOP = { width: 1200, height: 750 }
const HELD_PHONE = { width: 280, height: 606 }
const view = (file: string, { width, height }: typeof LAPTOP) =>
  sharp(`${OUTPUT}/${file}`)
    .resize({ width })
    .toBuffer()
    .then((scaled) => sharp(scaled).extract({ left: 0, top: 0, width, height }).toBuffer())
await sharp({ create: { width: 1360, height: 830, channels: 3, background: '#c9d8ce' } })
  .composite([
    { input: await view('anasayfa-1440-light.png', LAPTOP), left: 40, top: 40 },
    { input: await view('anasayfa-390-dark.png', HELD_PHONE), left: 1040, top: 190 },
  ])
  .webp({ quality: 86 })
  .toFile('.github/readme.webp')
