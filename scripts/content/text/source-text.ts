/** A stretch of a file's text: `start` inclusive, `end` exclusive, in UTF-16 code units. */
export type Range = { start: number; end: number }

/** A place as editors count it: both numbers from 1, columns in UTF-16 code units. */
export type Position = { line: number; column: number }

/** Keys and indexes from the root of a file, e.g. `['sections', 0, 'title']`. */
export type Path = readonly (string | number)[]

/**
 * One file as the pipeline sees it: text with `\n` line ends and composed (NFC) letters.
 * Positions are given for the file as it is on disk, so editors jump to the right place.
 */
export class Source {
  /** Path below the content folder, with `/`. */
  readonly path: string
  readonly text: string
  /** The text before normalization to NFC. */
  readonly #written: string
  #lineStarts: number[] | undefined

  constructor(path: string, text: string, written = text) {
    this.path = path
    this.text = text
    this.#written = written
  }

  /** The name of the file without its ending. */
  get name(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
  }

  /** Line and column of an offset; offsets outside the text are moved to its nearest end. */
  positionAt(offset: number): Position {
    const starts = this.#starts()
    const wanted = Math.max(0, Math.min(offset, this.text.length))
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= wanted) low = middle
      else high = middle - 1
    }
    const column = wanted - (starts[low] ?? 0)
    return { line: low + 1, column: this.#writtenColumn(low, column) + 1 }
  }

  /** The text of a line, counted from 1, without its line end; empty when there is no such line. */
  line(number: number): string {
    const starts = this.#starts()
    const start = starts[number - 1]
    if (start === undefined) return ''
    const next = starts[number]
    return this.text.slice(start, next === undefined ? undefined : next - 1)
  }

  /** A range cropped to the line it begins in. */
  firstLine({ start, end }: Range): Range {
    const lineEnd = this.text.indexOf('\n', start)
    return { start, end: lineEnd === -1 ? end : Math.min(lineEnd, end) }
  }

  /** Where a line begins, counted from 1; the end of the text when there is no such line. */
  lineStart(number: number): number {
    return this.#starts()[number - 1] ?? this.text.length
  }

  #starts(): number[] {
    if (this.#lineStarts === undefined) {
      const { text } = this
      const starts = [0]
      for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
      this.#lineStarts = starts
    }
    return this.#lineStarts
  }

  /** A decomposed letter (g + breve) is one column here and two in the editor. */
  #writtenColumn(lineIndex: number, column: number): number {
    if (this.#written === this.text) return column
    const line = this.#written.split('\n', lineIndex + 1)[lineIndex] ?? ''
    let composed = 0
    let at = 0
    while (at < line.length && composed < column) {
      let end = at + 1
      while (end < line.length && /\p{M}/u.test(line.charAt(end))) end += 1
      composed += line.slice(at, end).normalize('NFC').length
      at = end
    }
    return at
  }
}
