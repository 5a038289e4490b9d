/**
 * Gives the typefaces of the visitor's system the widths and heights of ours, so that nothing moves when ours arrive:
 * `npm run fonts:fallbacks`. Rewrites the end of `src/styles/fonts.css`. Needs Liberation Sans, which has the
 * measures of Arial.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const STYLESHEET = 'src/styles/fonts.css'
const MARK = '/* Made by `npm run fonts:fallbacks`. */'

type Fallback = {
  family: string
  /** Ours, and the weight in which it is mostly seen. */
  ours: string
  weight: number
  /** Theirs: the style to measure, the names it goes by, and the weights it stands in for. */
  style: 'Regular' | 'Bold'
  names: readonly string[]
  weights: string
}

const REGULAR = ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto']
const BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold']

const FALLBACKS: Fallback[] = [
  { family: 'Bricolage fallback', ours: 'bricolage', weight: 700, style: 'Bold', names: BOLD, weights: '500 749' },
  { family: 'Bricolage fallback', ours: 'bricolage', weight: 800, style: 'Bold', names: BOLD, weights: '750 800' },
  {
    family: 'Instrument fallback',
    ours: 'instrument',
    weight: 400,
    style: 'Regular',
    names: REGULAR,
    weights: '400 500',
  },
  { family: 'Instrument fallback', ours: 'instrument', weight: 600, style: 'Bold', names: BOLD, weights: '600 700' },
]

/** What the site says, as far as both typefaces can write it. */
const text = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(md|json)$/.test(file) && !file.includes('README'))
  .map((file) => readFileSync(join('content', file), 'utf8'))
  .join(' ')
  .replace(/[^\p{L} .,]/gu, '')

async function load(file: string, weight: number | undefined): Promise<{ font: Font; unitsPerEm: number }> {
  const axes = weight === undefined ? {} : { variationAxes: { wght: weight } }
  const still = await subsetFont(readFileSync(file), text, { targetFormat: 'sfnt', ...axes })
  const face = new Face(new Blob(Uint8Array.from(still).buffer))
  return { font: new Font(face), unitsPerEm: face.upem }
}

/** Width of all the text that this font can write, in ems, and of how many letters that is. */
function measure({ font, unitsPerEm }: { font: Font; unitsPerEm: number }, sample: string): number {
  const buffer = new ShapingBuffer()
  buffer.addText(sample)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / unitsPerEm
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

const faces = await Promise.all(
  FALLBACKS.map(async ({ family, ours, weight, style, names, weights }) => {
    const our = await load(`src/styles/fonts/${ours}.woff2`, weight)
    const system = execFileSync('fc-match', ['-f', '%{file}', `Liberation Sans:style=${style}`], { encoding: 'utf8' })
    const their = await load(system, undefined)
    const sample = [...text]
      .filter((letter) => our.font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined)
      .join('')
    const adjust = measure(our, sample) / measure(their, sample)
    const { ascender, descender, lineGap } = our.font.hExtents()
    return `@font-face {
  font-family: "${family}";
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(ascender / our.unitsPerEm / adjust)};
  descent-override: ${percent(-descender / our.unitsPerEm / adjust)};
  line-gap-override: ${percent(lineGap / our.unitsPerEm / adjust)};
}`
  }),
)

const before = readFileSync(STYLESHEET, 'utf8').split(MARK)[0]?.trimEnd() ?? ''
writeFileSync(STYLESHEET, `${before}\n${MARK}\n${faces.join('\n')}\n`)
console.log(faces.join('\n'))
