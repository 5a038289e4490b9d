/**
 * Gives the typefaces of the visitor's system the widths and heights of ours, so that nothing moves when ours arrive:
 * `npm run fonts:fallbacks`, after `npm run build`, whose pages say what is set in which typeface. Rewrites the end of
 * `src/styles/fonts.css`. Needs Liberation Sans, which has the measures of Arial.
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
  ours: keyof typeof SAMPLES
  weight: number
  /** Theirs: the style to measure, the names it goes by, and the weights it stands in for. */
  style: 'Regular' | 'Bold'
  names: readonly string[]
  weights: string
}

/**
 * Linux’s first: there Chromium asks another process for a name that is not found, which took an eighth of the first layout
 * (the front page on the phone of `npm run bench:web`). Elsewhere names are looked up in a table.
 */
const REGULAR = ['Liberation Sans', 'Arial', 'Roboto']
const BOLD = ['Liberation Sans Bold', 'Arial Bold', 'Roboto Bold']

const FALLBACKS: Fallback[] = [
  { family: 'Bricolage fallback', ours: 'bricolage', weight: 700, style: 'Bold', names: BOLD, weights: '700 749' },
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

/** What the pages show; names of buttons and entries are left out below, because they break into no lines. */
const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html'))
  .map((file) =>
    readFileSync(join('dist', file), 'utf8').replace(/^.*?<body>|<(script|style|svg|noscript)\b.*?<\/\1>/gs, ''),
  )
  .join('')
const SAMPLES = { bricolage: textOf(/<h[1-4]\b.*?<\/h[1-4]>/gs), instrument: textOf(/<p\b.*?<\/p>/gs) }

function textOf(elements: RegExp): string {
  const html = pages.match(elements)?.join(' ') ?? ''
  return html
    .replace(/<\/?(?:em|strong|a|code)\b[^>]*>/g, '')
    .replace(/<[^>]*>|&\S+;|[^\p{L}\p{N} .,:’()-]/gu, ' ')
    .replace(/\s+/g, ' ')
}

async function load(
  file: string,
  text: string,
  weight: number | undefined,
): Promise<{ font: Font; unitsPerEm: number }> {
  const axes = weight === undefined ? {} : { variationAxes: { wght: weight } }
  const still = await subsetFont(readFileSync(file), text, { targetFormat: 'sfnt', ...axes })
  const face = new Face(new Blob(Uint8Array.from(still).buffer))
  return { font: new Font(face), unitsPerEm: face.upem }
}

/** Width of a text in ems. */
function measure({ font, unitsPerEm }: { font: Font; unitsPerEm: number }, sample: string): number {
  const buffer = new ShapingBuffer()
  buffer.addText(sample)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / unitsPerEm
}

/** To a tenth: 0.3 px in a line of 300. A line's height is the page's own matter (`line-height`). */
const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`

async function face({ family, ours, weight, style, names, weights }: Fallback, isSpace: boolean): Promise<string> {
  const text = isSpace ? ' ' : SAMPLES[ours].replaceAll(' ', '')
  const our = await load(`src/styles/fonts/${ours}.woff2`, text, weight)
  const system = execFileSync('fc-match', ['-f', '%{file}', `Liberation Sans:style=${style}`], { encoding: 'utf8' })
  const adjust = measure(our, text) / measure(await load(system, text, undefined), text)
  const metric = (value: number) => percent(value / our.unitsPerEm / adjust)
  const { ascender, descender } = our.font.hExtents()
  // Where a line's words stand, the face of the space says for all (CSS Fonts 4, "first available font").
  const heights = [`ascent-override: ${metric(ascender)}`, `descent-override: ${metric(-descender)}`]
  const declarations = [
    `font-family: "${family}"`,
    `src: ${names.map((name) => `local("${name}")`).join(', ')}`,
    `font-weight: ${weights}`,
    `size-adjust: ${percent(adjust)}`,
    ...(isSpace ? [...heights, 'unicode-range: U+0020'] : []),
  ]
  return `@font-face {\n${declarations.map((declaration) => `  ${declaration};\n`).join('')}}`
}

const faces = await Promise.all([
  ...FALLBACKS.map((fallback) => face(fallback, false)),
  // Our spaces are narrower than theirs by much more than our letters: together they would fit neither words nor lines.
  // The weights have to be those of the letters, or a browser takes only one of the two.
  ...FALLBACKS.map((fallback) => face(fallback, true)),
])

const before = readFileSync(STYLESHEET, 'utf8').split(MARK)[0]?.trimEnd() ?? ''
writeFileSync(STYLESHEET, `${before}\n${MARK}\n${faces.join('\n')}\n`)
console.log(faces.join('\n'))
