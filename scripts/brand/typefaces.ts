/**
 * Typefaces of the site from packages of Fontsource: cut to the letters of Turkish pages, with their stylesheet and
 * fallbacks of the same width.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import { Blob, Face } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { allFonts, commonFonts, type FontMetadata, readFontMetadata, SCRIPTS, type TypefaceUse } from './font-files.ts'
import { BrandError } from './palette.ts'

/** ASCII without code punctuation, Turkish with the circumflex of its loanwords, and typographic punctuation. */
const COMMON = `${range(0x20, 0x7e).replace(/[\\^`{|}~<>=]/g, '')}\u00a0ÂÇÎÖÛÜâçîöûüĞğİıŞş©·×–—‘’“”•…₺`
/** Code punctuation, other European languages, units and arrows, without the common letters. */
const RARE = [...`\\^\`{|}~<>=${range(0xa1, 0x17e)}€‚„‹›−↑↓™`].filter((letter) => !COMMON.includes(letter)).join('')
/** Without these no page can be set. */
const REQUIRED = 'ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZabcçdefgğhıijklmnoöpqrsştuüvwxyz0123456789.,:;!?%'

const EXPECTED = 'Expected: a package @fontsource-variable/…'

/** Weights and optical size that the styles ask for; a typeface that has less gives the nearest it has. */
const USES: Record<TypefaceUse, { weights: [min: number, max: number]; opticalSize: number }> = {
  display: { weights: [700, 800], opticalSize: 48 },
  text: { weights: [400, 700], opticalSize: 16 },
}

/** Kerning, ligatures, local forms and composed letters. */
const FEATURES = ['kern', 'liga', 'locl', 'ccmp']

/**
 * What stands in for a typeface until it comes. Widths in units of 2048 ems, measured by capsize on Liberation, whose
 * widths are those of Arial and Times New Roman. The Linux name comes first: Chromium queries another process for a
 * missing one.
 */
const FALLBACKS = {
  sans: {
    generic: 'sans-serif',
    metrics: { ascent: 1854, descent: -434, lineGap: 67, capHeight: 1409, xHeight: 1082 },
    widths: { regular: 913, bold: 983 },
    names: ['Liberation Sans', 'Arial', 'Roboto'],
  },
  serif: {
    generic: 'serif',
    metrics: { ascent: 1825, descent: -443, lineGap: 87, capHeight: 1341, xHeight: 940 },
    widths: { regular: 832, bold: 886 },
    names: ['Liberation Serif', 'Times New Roman', 'Noto Serif'],
  },
}

type Axes = Record<string, number | { min: number; max: number }>

/**
 * Makes the font files of a typeface and its part of the stylesheet.
 *
 * @throws BrandError when the package is missing, is none of a variable typeface or lacks letters of Turkish.
 */
export async function brandTypeface(
  use: TypefaceUse,
  name: string,
): Promise<{ files: Record<string, Buffer>; css: string }> {
  const metadata = readMetadata(name)
  const { weights, axes } = axesOf(use, name, metadata)
  const varied = 'opsz' in axes ? 'opsz' : 'wght'
  const packed = SCRIPTS.map((script) => `files/${metadata.id}-${script}-${varied}-normal.woff2`)
  const lacking = packed.find((file) => !existsSync(`node_modules/${name}/${file}`))
  if (lacking)
    throw new BrandError(`${name} has no file ${lacking}. ${EXPECTED} that has the scripts ${SCRIPTS.join(' and ')}.`)
  const sources = await Promise.all(packed.map((file) => readFile(`node_modules/${name}/${file}`)))
  const fonts = [
    ...sources.map((source) => [source, COMMON] as const),
    ...sources.map((source) => [source, RARE] as const),
  ]
  const files: Record<string, Buffer> = {}
  const faces: { path: string; letters: string }[] = []
  for (const [index, path] of allFonts(use).entries()) {
    const [source, wanted] = fonts[index] ?? [Buffer.alloc(0), '']
    const known = faces.map((face) => face.letters).join('')
    const letters = (await lettersOf(source, wanted)).filter((letter) => !known.includes(letter)).join('')
    if (letters === '') continue
    files[path] = await cut(source, letters, axes, (weights[0] + weights[1]) / 2)
    faces.push({ path, letters })
  }
  const missing = [...COMMON].filter((letter) => !faces.some(({ letters }) => letters.includes(letter)))
  const needed = missing.filter((letter) => REQUIRED.includes(letter))
  if (needed.length > 0) throw new BrandError(`${metadata.family} (${name}) has no ${needed.join(' ')}.`)
  if (missing.length > 0)
    console.warn(
      `${metadata.family} has no ${missing.join(' ')}: drawn in a fallback typeface. Nothing is to be done, unless the content is full of them.`,
    )
  const [source = Buffer.alloc(0)] = sources
  return { files, css: writeFaces(use, weights, faces) + (await writeFallbacks(use, metadata, weights, source, axes)) }
}

function readMetadata(name: string): FontMetadata {
  if (!existsSync(`node_modules/${name}/metadata.json`))
    throw new BrandError(`there is no typeface ${name}. Install it with "npm install --save-dev --save-exact ${name}".`)
  return readFontMetadata(name)
}

function axesOf(use: TypefaceUse, name: string, { variable }: FontMetadata): { weights: [number, number]; axes: Axes } {
  const { wght, opsz } = variable || {}
  if (!wght) throw new BrandError(`${name} has no weights to vary. ${EXPECTED}.`)
  const within = (value: number, { min, max }: { min: string; max: string }) =>
    Math.min(Math.max(value, Number(min)), Number(max))
  const [min, max] = USES[use].weights
  const weights: [number, number] = [within(min, wght), within(max, wght)]
  const axes: Axes = { wght: { min: weights[0], max: weights[1] } }
  if (opsz) axes.opsz = within(USES[use].opticalSize, opsz)
  return { weights, axes }
}

/** The wanted letters that a font has. */
async function lettersOf(font: Buffer, wanted: string): Promise<string[]> {
  const face = new Face(new Blob(Uint8Array.from(await subsetFont(font, wanted, { targetFormat: 'sfnt' })).buffer))
  return [...face.collectUnicodes()]
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => wanted.includes(letter))
}

/** Cuts a font to letters and axes, with the kerning of one weight: kerning for every weight would be half of the file. */
async function cut(source: Buffer, letters: string, axes: Axes, weight: number): Promise<Buffer> {
  const options = { keepFeatures: FEATURES, noHinting: true, targetFormat: 'sfnt' as const }
  const variable = await subsetFont(source, letters, { ...options, variationAxes: axes })
  const still = await subsetFont(source, letters, { ...options, variationAxes: { ...axes, wght: weight } })
  return subsetFont(replaceTables(variable, still, ['GDEF', 'GPOS']), letters, { ...options, targetFormat: 'woff2' })
}

/** A font (SFNT) with tables of another one that has the same glyphs. */
function replaceTables(font: Buffer, other: Buffer, tags: readonly string[]): Buffer {
  const tables = readTables(font)
  for (const tag of tags) tables.delete(tag)
  for (const [tag, data] of readTables(other)) if (tags.includes(tag)) tables.set(tag, data)
  const header = Buffer.alloc(12 + 16 * tables.size)
  font.copy(header, 0, 0, 12)
  header.writeUInt16BE(tables.size, 4)
  const parts = [header]
  let offset = header.length
  for (const [index, [tag, data]] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    header.write(tag, 12 + 16 * index, 'latin1')
    header.writeUInt32BE(offset, 20 + 16 * index)
    header.writeUInt32BE(data.length, 24 + 16 * index)
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    parts.push(padded)
    offset += padded.length
  }
  // Checksums are left out: the subsetter, which comes next, ignores them and writes new ones.
  return Buffer.concat(parts)
}

function readTables(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + 16 * index
      const offset = font.readUInt32BE(entry + 8)
      return [font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + font.readUInt32BE(entry + 12))]
    }),
  )
}

/**
 * Rare letters first: a later face wins over an earlier one, and the first file is asked without a range. While a face loads,
 * Firefox loads the next one whose range has the letter too, so the range of rare letters leaves out the common ones.
 */
function writeFaces(use: TypefaceUse, weights: readonly number[], faces: { path: string; letters: string }[]): string {
  const [first] = commonFonts(use)
  const common = faces.find(({ path }) => path !== first)?.letters ?? ''
  return faces
    .toReversed()
    .map(({ path, letters }) =>
      writeRule({
        'font-family': familyOf(use),
        src: `url("${path.replace('src/styles', '.')}")`,
        'font-weight': weights.join(' '),
        'font-display': 'swap',
        ...(path !== first && { 'unicode-range': rangesOf(letters, letters === common ? '' : common) }),
      }),
    )
    .join('')
}

async function writeFallbacks(
  use: TypefaceUse,
  { category, family }: FontMetadata,
  [min, max]: readonly [number, number],
  source: Buffer,
  axes: Axes,
): Promise<string> {
  const { generic, metrics, widths, names } = category === 'serif' ? FALLBACKS.serif : FALLBACKS.sans
  const middle = min + Math.ceil((max - min + 1) / 2)
  const faces = []
  for (const [from, to, weight] of [
    [min, middle - 1, min],
    [middle, max, max],
  ] as const) {
    if (from > to) continue
    const kind = weight >= 600 ? 'bold' : 'regular'
    const still = await subsetFont(source, COMMON, { targetFormat: 'sfnt', variationAxes: { ...axes, wght: weight } })
    const { subsets: _, ...font } = await fromBuffer(still)
    const { fontFaces } = createFontStack(
      [
        { ...font, familyName: family },
        { ...metrics, unitsPerEm: 2048, xWidthAvg: widths[kind], familyName: names[0] ?? '' },
      ],
      { fontFaceFormat: 'styleObject' },
    )
    const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fontFaces[0]?.['@font-face'] ?? {}
    faces.push(
      writeRule({
        'font-family': `"${familyOf(use)} fallback"`,
        src: names.map((name) => `local("${kind === 'bold' ? `${name} Bold` : name}")`).join(', '),
        'font-weight': `${from} ${to}`,
        'size-adjust': sizeAdjust,
        'ascent-override': ascentOverride,
        'descent-override': descentOverride,
        'line-gap-override': lineGapOverride,
      }),
    )
  }
  return `${faces.join('')}@layer tokens {
  :root {
    --font-${use}: ${familyOf(use)}, "${familyOf(use)} fallback", ${generic};
  }
}
`
}

function familyOf(use: TypefaceUse): string {
  return use.replace(/^./, (first) => first.toUpperCase())
}

function writeRule(properties: Record<string, string | number | undefined>): string {
  const lines = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : `  ${name}: ${value};\n`,
  )
  return `@font-face {\n${lines.join('')}}\n`
}

/** Letters as a `unicode-range`; gaps of up to 64 are not worth their bytes, unless they have letters of another face. */
function rangesOf(letters: string, others: string): string {
  const isBetween = (from: number, to: number) =>
    [...others].some((letter) => (letter.codePointAt(0) ?? 0) > from && (letter.codePointAt(0) ?? 0) < to)
  const ranges: [from: number, to: number][] = []
  for (const code of [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && code - last[1] <= 64 && !isBetween(last[1], code)) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}
