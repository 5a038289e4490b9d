/**
 * Cuts the site's two typefaces to the letters Turkish pages use: `npm run fonts`.
 * The results are committed, because they change only when a typeface does.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const OUTPUT = 'src/styles/fonts'

/** Printable ASCII, Turkish and the commonest European letters, and the typographic signs Turkish copy uses. */
const LATIN = `${range(0x20, 0x7e)}\u00a0ÂÇÎÖÛÜâçîöûüıÄäßéèêáàñ«»°²³·§©®±½×–—‘’“”•…‹›€₺−→↑↓`

/** The Turkish letters that the publisher keeps in another file; `ı` is among the Latin ones. */
const TURKISH = 'ĞğİŞşŁłŒœ'

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
  for (const [subset, letters] of [
    ['latin', LATIN],
    ['latin-ext', TURKISH],
  ] as const) {
    const source = await readFile(`node_modules/${face.file.replace('{subset}', subset)}`)
    const font = await subsetFont(source, letters, { targetFormat: 'woff2', variationAxes: face.axes })
    const file = `${OUTPUT}/${face.name}-${subset}.woff2`
    await writeFile(file, font)
    console.log(`${file}  ${(font.length / 1000).toFixed(1)} kB`)
  }
}
