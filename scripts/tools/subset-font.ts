/**
 * `npm run fonts -- FONT NAME [axis=value …]`: subsets a font file (TTF, OTF or WOFF2) for Turkish pages, e.g.
 * `npm run fonts -- ~/Inter.ttf inter opsz=32 wght=400:700`. Writes NAME.woff2 with the common letters, which every page
 * loads, and NAME-rare.woff2, which `unicode-range` in fonts.css loads on demand, into src/styles/fonts.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const OUTPUT = 'src/styles/fonts'

/** ASCII without code punctuation, Turkish with the circumflex of its loanwords, and typographic punctuation. */
const COMMON = `${range(0x20, 0x7e).replace(/[\\^`{|}~<>=]/g, '')}\u00a0ÂÇÎÖÛÜâçîöûüĞğİıŞş©·×–—‘’“”•…₺`
/** Code punctuation, other European languages, units and arrows, without the common letters. */
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
