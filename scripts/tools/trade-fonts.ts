/**
 * `npm run fonts:trades`: subsets the headline typefaces of the sample sites in the hero, one weight each. A visit loads
 * only those of the trades it shows. The letters outside of Latin-1 stand in a file of their own, as at the source.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const OUTPUT = 'src/sections/hero/fonts'
const LETTERS = 'ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZÂÎÛabcçdefgğhıijklmnoöpqrsştuüvwxyzâîû0123456789 .,:!?’-'

const FACES = [
  { name: 'newsreader', source: '@fontsource-variable/newsreader/files/newsreader', axes: { wght: 600, opsz: 72 } },
  { name: 'gabarito', source: '@fontsource-variable/gabarito/files/gabarito', axes: { wght: 800 } },
  { name: 'archivo', source: '@fontsource-variable/archivo/files/archivo', axes: { wght: 800, wdth: 112 } },
]

for (const { name, source, axes } of FACES) {
  const kind = 'opsz' in axes || 'wdth' in axes ? 'standard' : 'wght'
  for (const range of ['latin', 'latin-ext']) {
    const font = await readFile(`node_modules/${source}-${range}-${kind}-normal.woff2`)
    const cut = await subsetFont(font, LETTERS, { targetFormat: 'woff2', variationAxes: axes, noLayoutClosure: true })
    const file = `${OUTPUT}/${name}${range === 'latin' ? '' : '-turkish'}.woff2`
    await writeFile(file, cut)
    console.log(`${file}  ${(cut.length / 1000).toFixed(1)} kB`)
  }
}
