/**
 * Turns the drawn pages in this folder into the pictures of the project cards in `content/images`.
 *
 *     npx tsx scripts/artwork/render.ts                       all of them, into content/images
 *     npx tsx scripts/artwork/render.ts blog ajans            only these
 *     npx tsx scripts/artwork/render.ts --draft DIR           lossless PNG into another folder, to look at while drawing
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Route } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts'

const ARTWORK = import.meta.dirname
const IMAGES = join(ARTWORK, '../../content/images')
const FONTS = join(ARTWORK, '../../node_modules')

/** Reserved host: every request is answered from disk, so that fonts load as on a real site. */
const ORIGIN = 'http://artwork.invalid'

/**
 * The pictures of a page by what follows its name, both 4:3: for large cards, and for those no wider than a phone, in the
 * very pixels of a phone of 390 at 2 x, since scaling blurs small letters.
 */
const SIZES = {
  '': { viewport: { width: 1600, height: 1200 }, deviceScaleFactor: 1 },
  '-kucuk': { viewport: { width: 800, height: 600 }, deviceScaleFactor: 704 / 800 },
}

/** Lossless: the build compresses the cards again for every width, and the edges of letters suffer from each loss. */
const WEBP = { lossless: true, effort: 6 } as const

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
 * Screenshots (PNG) of a page after its pictures and fonts have loaded, by file name without ending: `kart-NAME`,
 * `kart-NAME-kucuk`, and either with `-koyu` in dark. Prints where `.kadraj` is: the `focus` of content/projects.json.
 */
async function photograph(browser: Browser, name: string): Promise<Record<string, Buffer>> {
  const pictures: Record<string, Buffer> = {}
  for (const [suffix, size] of Object.entries(SIZES)) {
    const page = await browser.newPage({ ...size, colorScheme: 'light' })
    await page.route('**/*', serveFromDisk)
    await page.goto(`${ORIGIN}/${name}/index.html`, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    pictures[`kart-${name}${suffix}`] = await page.screenshot()
    await page.emulateMedia({ colorScheme: 'dark' })
    pictures[`kart-${name}${suffix}-koyu`] = await page.screenshot()
    const box = await page.locator('.kadraj').boundingBox()
    if (box === null) throw new Error(`${name}: nothing has the class kadraj.`)
    const percent = (length: number, whole: number) => Math.round((1000 * length) / whole) / 10
    const { width, height } = size.viewport
    console.log(
      `${name}${suffix}: x ${percent(box.x, width)}, y ${percent(box.y, height)}, width ${percent(box.width, width)}, height ${percent(box.height, height)}`,
    )
    await page.close()
  }
  return pictures
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { draft: { type: 'string' } } })
const drawn = (await readdir(ARTWORK)).filter((name) => existsSync(join(ARTWORK, name, 'index.html')))
const names = positionals.length > 0 ? positionals : drawn.sort()
const folder = values.draft ?? IMAGES
const executablePath = findChromium()
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
try {
  await mkdir(folder, { recursive: true })
  for (const name of names) {
    const pictures = await photograph(browser, name)
    if (missing.length > 0) throw new Error(`${name}: not found: ${missing.join(', ')}`)
    for (const [file, png] of Object.entries(pictures)) {
      const path = join(folder, `${file}.${values.draft ? 'png' : 'webp'}`)
      await writeFile(path, values.draft ? png : await sharp(png).webp(WEBP).toBuffer())
    }
  }
} finally {
  await browser.close()
}
