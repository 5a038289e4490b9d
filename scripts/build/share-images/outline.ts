import { readFile } from 'node:fs/promises'
import { Blob, Face, Font, Buffer as ShapingBuffer, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** A text as outlines. `path` stands on the baseline at 0, 0 and is drawn upwards; sizes are in the unit of `size`. */
export type Outline = { readonly path: string; width: number }

/** Bold, or the nearest that a font has. */
const WEIGHT = 700

/** Font files of one family; a glyph missing in the first is taken from the next. */
export class Typeface {
  readonly #fonts: { font: Font; unitsPerEm: number }[]

  private constructor(fonts: { font: Font; unitsPerEm: number }[]) {
    this.#fonts = fonts
  }

  /**
   * @param files Font files of one family.
   * @param letters Letters to subset the font to.
   */
  static async load(files: readonly string[], letters: string): Promise<Typeface> {
    const fonts = await Promise.all(
      files.map(async (file) => {
        const subset = await subsetFont(await readFile(file), letters, { targetFormat: 'sfnt' })
        const face = new Face(new Blob(Uint8Array.from(subset).buffer))
        const font = new Font(face)
        font.setVariations([new Variation('wght', WEIGHT)])
        return { font, unitsPerEm: face.upem }
      }),
    )
    return new Typeface(fonts)
  }

  /**
   * Draws one line.
   *
   * @param tracking Letter spacing in ems.
   */
  outline(text: string, size: number, tracking = 0): Outline {
    let x = 0
    const placed: [font: Font, glyph: number, scale: number, left: number][] = []
    for (const { font, unitsPerEm, run } of this.#runs(text)) {
      const scale = size / unitsPerEm
      const buffer = new ShapingBuffer()
      buffer.addText(run)
      buffer.guessSegmentProperties()
      shape(font, buffer)
      const positions = buffer.getGlyphPositions()
      for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
        const position = positions[index]
        if (!position) continue
        placed.push([font, codepoint, scale, x + position.xOffset * scale])
        x += position.xAdvance * scale + tracking * size
      }
    }
    return {
      // Drawn when asked for: most lines are only measured.
      get path() {
        return placed.map(([font, glyph, scale, left]) => place(font.glyphToPath(glyph), scale, left)).join('')
      },
      width: Math.max(0, x - tracking * size),
    }
  }

  /** Runs of letters from the same font file. */
  #runs(text: string): { font: Font; unitsPerEm: number; run: string }[] {
    const runs: { font: Font; unitsPerEm: number; run: string }[] = []
    for (const letter of text) {
      const has =
        this.#fonts.find(({ font }) => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined) ?? this.#fonts[0]
      if (!has) continue
      const last = runs.at(-1)
      if (last?.font === has.font) last.run += letter
      else runs.push({ ...has, run: letter })
    }
    return runs
  }
}

/** Translates an outline and flips it: the y axis of SVG points down. */
function place(path: string, scale: number, left: number): string {
  let isX = true
  return path.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isX = true
      return part
    }
    const value = isX ? left + Number(part) * scale : -Number(part) * scale
    isX = !isX
    return `${Math.round(value * 100) / 100}`
  })
}
