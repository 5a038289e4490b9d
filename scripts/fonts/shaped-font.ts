import { Blob, Face, Font, Buffer as ShapingBuffer, shape, Variation } from 'harfbuzzjs'

/** A font as a browser sees it that sets Turkish text with it. */
export class ShapedFont {
  /** Code points and the glyphs they are written with. */
  readonly letters: Map<number, number>
  readonly #face: Face
  readonly #font: Font

  /** @param file A font that is not compressed. */
  constructor(file: Buffer) {
    this.#face = new Face(new Blob(Uint8Array.from(file).buffer))
    this.#font = new Font(this.#face)
    this.letters = new Map(
      [...this.#face.collectUnicodes()].flatMap((codePoint) => {
        const glyph = this.#font.nominalGlyph(codePoint)
        return glyph === undefined ? [] : [[codePoint, glyph] as const]
      }),
    )
  }

  /** The width of every glyph at a weight, in font units. */
  advances(weight: number): number[] {
    this.#font.setVariations([new Variation('wght', weight)])
    const maxp = this.#face.referenceTable('maxp')
    if (!maxp) throw new Error('The font does not say how many glyphs it has.')
    const glyphCount = new DataView(maxp.buffer, maxp.byteOffset).getUint16(4)
    return Array.from({ length: glyphCount }, (_, glyph) => this.#font.glyphHAdvance(glyph))
  }

  /** Every glyph that this letter alone becomes: Turkish has forms of its own, e.g. of `i`. */
  glyphsOf(letter: string): number[] {
    return [...new Set(['tr', 'en'].flatMap((language) => this.#shape(letter, language).map(({ glyph }) => glyph)))]
  }

  /** By how much two letters stand closer (below 0) or wider than alone, in font units. */
  distance(left: string, right: string): number {
    const width = (text: string) => this.#shape(text, 'tr').reduce((sum, { advance }) => sum + advance, 0)
    return width(left + right) - width(left) - width(right)
  }

  #shape(text: string, language: string): { glyph: number; advance: number }[] {
    const buffer = new ShapingBuffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    buffer.setLanguage(language)
    shape(this.#font, buffer)
    const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance)
    return buffer.getGlyphInfos().map(({ codepoint }, index) => ({ glyph: codepoint, advance: advances[index] ?? 0 }))
  }
}
