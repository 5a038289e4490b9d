/**
 * `npm run fonts -- FONT NAME [axis=value …]`: cuts a whole font file (TTF, OTF or WOFF2) to the letters of Turkish pages,
 * e.g. `npm run fonts -- ~/Inter.ttf inter opsz=32 wght=400:700`. Writes two files into src/styles/fonts: NAME.woff2, which
 * every page shows, and NAME-rare.woff2, which only a page asks for that holds one of its letters; fonts.css declares them.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const OUTPUT = 'src/styles/fonts'

/** ASCII without the signs of program code, Turkish with its words from Arabic and Persian, and the signs of its copy. */
const COMMON = `${range(0x20, 0x7e).replace(/[\\^`{|}~<>=]/g, '')}\u00a0ÂÇÎÖÛÜâçîöûüĞğİıŞş©·×–—‘’“”•…₺`
/** Program code, the other languages of Europe, measures, arrows; what is in both is taken from the common file. */
const RARE = `\\^\`{|}~<>=${range(0xa1, 0x17e)}€‚„‹›−↑↓™`

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}

const [source, name, ...axes] = process.argv.slice(2)
if (source === undefined || name === undefined) throw new Error('npm run fonts -- FONT NAME [axis=value …]')

const variationAxes = Object.fromEntries(
  axes.map((axis) => {
    const [tag = '', value = ''] = axis.split('=')
    const [min = Number.NaN, max] = value.split(':').map(Number)
    return [tag, max === undefined ? min : { min, max }]
  }),
)
const font = await readFile(source)
for (const [file, letters] of [
  [name, COMMON],
  [`${name}-rare`, [...RARE].filter((letter) => !COMMON.includes(letter)).join('')],
] as const) {
  const cut = await subsetFont(font, letters, { targetFormat: 'woff2', variationAxes })
  await writeFile(`${OUTPUT}/${file}.woff2`, cut)
  console.log(`${OUTPUT}/${file}.woff2  ${(cut.length / 1000).toFixed(1)} kB`)
}
