/**
 * Turns the drawn pages in this folder into the pictures of the project cards in `content/images`.
 *
 *     npx tsx scripts/artwork/render.ts                       all of them, into content/images
 *     npx tsx scripts/artwork/render.ts blog ajans            only these
 *     npx tsx scripts/artwork/render.ts --draft DIR           lossless PNG into another folder, to look at while drawing
 *
 * `CHROMIUM_PATH` names the browser (default: /usr/bin/chromium). `ARTWORK_FONTS` names the folder that holds the
 * `@fontsource` packages (default: node_modules).
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Route } from '@playwright/test'
import sharp from 'sharp'

const ARTWORK = import.meta.dirname
const IMAGES = join(ARTWORK, '../../content/images')
const FONTS = process.env.ARTWORK_FONTS ?? join(ARTWORK, '../../node_modules')

/** Reserved host: every request is answered from disk, so that fonts load as on a real site. */
const ORIGIN = 'http://artwork.invalid'

/** 4:3, large enough for a card on dense displays. */
const CARD = { width: 1600, height: 1200 }

/** Largest file size of a card; six of them share one page. Chosen by eye. */
const MAX_BYTES = 110_000

/** Qualities in the order of the attempts; below the last one flat areas show blocks. */
const QUALITIES = [90, 88, 86, 84, 82, 80, 78, 76, 74, 72, 70]

const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Missing files of a page: a picture in a fallback font must fail. */
const missing: string[] = []

/** Answers `/fonts/…` from the font packages and everything else from this folder. */
async function serveFromDisk(route: Route): Promise<void> {
  const path = normalize(decodeURIComponent(new URL(route.request().url()).pathname))
  const file = path.startsWith('/fonts/') ? join(FONTS, path.slice('/fonts/'.length)) : join(ARTWORK, path)
  const contentType = MEDIA_TYPES[extname(file)] ?? 'application/octet-stream'
  try {
    await route.fulfill({ body: await readFile(file), contentType })
  } catch {
    missing.push(file)
    await route.fulfill({ status: 404 })
  }
}

/**
 * Screenshots (PNG) of a page after its pictures and fonts have loaded, by file name without ending: `kart-NAME`, and
 * `kart-NAME-koyu` for the dark one of a page whose `color-scheme` has both.
 */
async function photograph(browser: Browser, name: string): Promise<Record<string, Buffer>> {
  const page = await browser.newPage({ viewport: CARD, deviceScaleFactor: 1, colorScheme: 'light' })
  const screenshot = () => page.screenshot({ type: 'png', clip: { x: 0, y: 0, ...CARD } })
  try {
    await page.route('**/*', serveFromDisk)
    await page.goto(`${ORIGIN}/${name}/index.html`, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const pictures = { [`kart-${name}`]: await screenshot() }
    const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    if (scheme !== 'light dark') return pictures
    await page.emulateMedia({ colorScheme: 'dark' })
    return { ...pictures, [`kart-${name}-koyu`]: await screenshot() }
  } finally {
    await page.close()
  }
}

/**
 * The best WebP that stays within `MAX_BYTES`.
 *
 * @throws Error when the lowest quality is still too large: the drawing needs fewer fine lines.
 */
async function compress(png: Buffer, name: string): Promise<{ webp: Buffer; quality: number }> {
  for (const quality of QUALITIES) {
    // For these drawings the `picture` preset gives smaller files than the `drawing` preset.
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true, preset: 'picture' }).toBuffer()
    if (webp.length <= MAX_BYTES) return { webp, quality }
  }
  throw new Error(`${name}: heavier than ${MAX_BYTES / 1000} kB at quality ${QUALITIES.at(-1)}`)
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { draft: { type: 'string' } } })
const drawn = (await readdir(ARTWORK)).filter((name) => existsSync(join(ARTWORK, name, 'index.html')))
const names = positionals.length > 0 ? positionals : drawn.sort()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--font-render-hinting=none'],
})
try {
  await mkdir(values.draft ?? IMAGES, { recursive: true })
  for (const name of names) {
    const pictures = await photograph(browser, name)
    if (missing.length > 0) throw new Error(`${name}: not found: ${missing.join(', ')}`)
    for (const [file, png] of Object.entries(pictures)) {
      if (values.draft) {
        await writeFile(join(values.draft, `${file}.png`), png)
        continue
      }
      const { webp, quality } = await compress(png, file)
      await writeFile(join(IMAGES, `${file}.webp`), webp)
      console.log(`${file}.webp  ${(webp.length / 1000).toFixed(1)} kB  quality ${quality}`)
    }
  }
} finally {
  await browser.close()
}
