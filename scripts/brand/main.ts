/**
 * `npm run brand`: makes every file that follows from colour and typefaces in `src/site.config.ts`; then firebase.json by
 * `headers:generate`. The results are committed.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteConfig } from '../../src/site.config.ts'
import { recolor, writeColors } from './colors.ts'
import { TYPEFACE_USES } from './font-files.ts'
import { drawIcons } from './icons.ts'
import { BrandError, derivePalette, type Palette } from './palette.ts'
import { brandTypeface } from './typefaces.ts'

const FONTS = 'src/styles/fonts.css'
const COLORS = 'src/styles/colors.css'

/** Folder of drawings, some with colours of the palette. */
const DRAWINGS = 'content/images'

try {
  await brandTypefaces()
  await brandColors(derivePalette(siteConfig.accent))
} catch (error) {
  if (!(error instanceof BrandError)) throw error
  console.error(`src/site.config.ts: ${error.message}`)
  process.exitCode = 1
}

async function brandTypefaces(): Promise<void> {
  const branded = await Promise.all(TYPEFACE_USES.map((use) => brandTypeface(use, siteConfig.typefaces[use])))
  for (const { files } of branded) for (const [file, font] of Object.entries(files)) await write(file, font)
  await write(
    FONTS,
    `/* Written by \`npm run brand\` from the typefaces in src/site.config.ts. */\n${branded.map(({ css }) => css).join('')}`,
  )
}

async function brandColors(palette: Palette): Promise<void> {
  for (const name of await readdir(DRAWINGS)) {
    if (!name.endsWith('.svg')) continue
    const file = join(DRAWINGS, name)
    const drawing = await readFile(file, 'utf8')
    const recolored = recolor(drawing, palette, name.endsWith('-koyu.svg'))
    if (recolored !== drawing) await write(file, recolored)
  }
  const page = await readFile('index.html', 'utf8')
  const [light, dark] = [palette.light.paper, palette.dark.paper]
  const themeColors = `content="${light}" data-light="${light}" data-dark="${dark}"`
  await write('index.html', page.replace(/content="#\w+" data-light="#\w+" data-dark="#\w+"/, themeColors))
  for (const [name, icon] of Object.entries(await drawIcons(palette))) await write(`public/${name}`, icon)
  await write(COLORS, writeColors(palette))
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await writeFile(file, content)
  console.log(file)
}
