/**
 * Cuts the site's two typefaces to the letters Turkish pages use: `npm run fonts`.
 * The results are committed, because they change only when a typeface does.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const OUTPUT = 'src/styles/fonts'

/** What every page needs: ASCII without the signs of program code, Turkish, and the signs Turkish copy is set with. */
const LATIN = `${range(0x20, 0x7e).replace(/[\\^`{|}~<>=]/g, '')}\u00a0ÂÇÎÖÛÜâçîöûüı©·–—‘’“”…₺`

/** The Turkish letters that the publisher keeps in another file; `ı` is among the Latin ones. */
const TURKISH = 'ĞğİŞş'

/** Fetched only by a page that holds one of them: program code, the commonest European letters, measures, arrows. */
const RARE = '\\^`{|}~<>=ÄäßéèêáàñÉÈ«»°²³§®±½×•‹›€−→↑↓'

type Face = { name: string; file: string; axes: Record<string, number | { min: number; max: number }> }

const FACES: Face[] = [
  {
    // opsz 48: drawn for headings between 28 and 96 px; one optical size saves half of the bytes.
    name: 'bricolage',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-{subset}-opsz-normal.woff2',
    axes: { opsz: 48, wght: { min: 500, max: 800 } },
  },
  {
    name: 'instrument',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-{subset}-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
]

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}

await mkdir(OUTPUT, { recursive: true })
for (const face of FACES) {
  for (const [subset, letters, published] of [
    ['latin', LATIN, 'latin'],
    ['latin-ext', TURKISH, 'latin-ext'],
    ['rare', RARE, 'latin'],
  ] as const) {
    const source = await readFile(`node_modules/${face.file.replace('{subset}', published)}`)
    const font = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes: face.axes })
    const file = `${OUTPUT}/${face.name}-${subset}.woff2`
    await writeFile(file, font)
    console.log(`${file}  ${(font.length / 1000).toFixed(1)} kB`)
  }
}
