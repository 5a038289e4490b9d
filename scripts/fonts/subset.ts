/**
 * Cuts the site's two typefaces to the letters Turkish pages use: `npm run fonts`.
 * The results are committed, because they change only when a typeface does.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { joinFonts } from './join.ts'
import { withKerning } from './kerning.ts'
import { COMMON_LETTERS, RARE_LETTERS, sameSides } from './letters.ts'
import { ShapedFont } from './shaped-font.ts'
import { withWidthVariations } from './widths.ts'

const OUTPUT = 'src/styles/fonts'

type Range = { min: number; max: number }

type Face = {
  name: string
  file: string
  axes: Record<string, number>
  /** The weights the stylesheets use; where the publisher's own drawing lies; and where distances are measured. */
  weights: Range
  drawnAt: 'min' | 'max'
  kernedAt: number
  features: readonly string[]
}

const FACES: Face[] = [
  {
    // opsz 48: drawn for headings between 28 and 96 px; one optical size saves half of the bytes.
    name: 'bricolage',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-{subset}-opsz-normal.woff2',
    axes: { opsz: 48 },
    weights: { min: 700, max: 800 },
    drawnAt: 'max',
    kernedAt: 725,
    features: ['ccmp', 'liga', 'locl'],
  },
  {
    name: 'instrument',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-{subset}-wght-normal.woff2',
    axes: {},
    weights: { min: 400, max: 700 },
    drawnAt: 'min',
    kernedAt: 475,
    features: ['ccmp', 'liga', 'locl', 'tnum'],
  },
]

/** Help for a font's maker or for a printer; browsers do without. */
const DISPENSABLE_TABLES = ['gasp', 'MVAR', 'prep', 'STAT']

await mkdir(OUTPUT, { recursive: true })
for (const face of FACES) {
  const common = await cut(face, COMMON_LETTERS)
  await write(face.name, await kern(face, common), COMMON_LETTERS)
  await write(`${face.name}-rare`, await cut(face, RARE_LETTERS), RARE_LETTERS)
}

/** One font of letters that the publisher keeps in two. */
async function cut({ file, axes, weights, drawnAt, features }: Face, letters: string): Promise<Buffer> {
  // A constant of its own, because the types do not know `keepFeatures` yet.
  const options = {
    targetFormat: 'sfnt' as const,
    variationAxes: { ...axes, wght: weights },
    keepFeatures: [...features],
    noHinting: true,
    dropTables: [...DISPENSABLE_TABLES],
  }
  const [main, extra] = await Promise.all(
    ['latin', 'latin-ext'].map(async (subset) => subsetFont(await readPublished(file, subset), letters, options)),
  )
  if (!main || !extra) throw new Error(`${file} has two parts.`)
  const joined = joinFonts(main, extra, { main: new ShapedFont(main).letters, extra: new ShapedFont(extra).letters })
  const shaped = new ShapedFont(joined)
  const missing = [...letters].filter((letter) => !shaped.letters.has(letter.codePointAt(0) ?? 0))
  if (missing.length > 0) console.log(`The publisher's files have nothing for ${missing.join(' ')}`)
  const [near, far] = drawnAt === 'min' ? [weights.min, weights.max] : [weights.max, weights.min]
  const [advances, farAdvances] = [shaped.advances(near), shaped.advances(far)]
  const differences = advances.map((advance, glyph) => (farAdvances[glyph] ?? advance) - advance)
  return withWidthVariations(joined, differences, drawnAt === 'min' ? 1 : -1)
}

/** The distances of the published font; it has none between letters of its two parts, which take those of their bases. */
async function kern({ file, axes, kernedAt }: Face, font: Buffer): Promise<Buffer> {
  const still = new ShapedFont(
    await subsetFont(await readPublished(file, 'latin'), COMMON_LETTERS, {
      targetFormat: 'sfnt',
      variationAxes: { ...axes, wght: kernedAt },
    }),
  )
  const shaped = new ShapedFont(font)
  return withKerning(
    font,
    [...COMMON_LETTERS],
    (left, right) => still.distance(sameSides(left), sameSides(right)),
    (letter) => shaped.glyphsOf(letter),
  )
}

function readPublished(file: string, subset: string): Promise<Buffer> {
  return readFile(`node_modules/${file.replace('{subset}', subset)}`)
}

/** Cut once more, which leaves out what joining has made needless. */
async function write(name: string, font: Buffer, letters: string): Promise<void> {
  const packed = await subsetFont(font, letters, { targetFormat: 'woff2' })
  const file = `${OUTPUT}/${name}.woff2`
  await writeFile(file, packed)
  console.log(`${file}  ${(packed.length / 1000).toFixed(1)} kB`)
}
