import { diagnose, type RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Code, Params } from '../../diagnostics/messages/params.ts'
import type { Range, Source } from '../../text/source-text.ts'

/** The fields of a Markdown file as a text of their own: offsets count from its beginning. */
export class FieldsText {
  readonly source: Source
  readonly text: string
  /** The offset of the text in the file. */
  readonly start: number

  constructor(source: Source, text: string, start: number) {
    this.source = source
    this.text = text
    this.start = start
  }

  /** The same fields with an error masked; the text has the same length. */
  withText(text: string): FieldsText {
    return new FieldsText(this.source, text, this.start)
  }

  /** The line of an offset, without its line end. */
  lineAround(offset: number): Range {
    const end = this.text.indexOf('\n', offset)
    return { start: this.text.lastIndexOf('\n', offset - 1) + 1, end: end === -1 ? this.text.length : end }
  }

  /** Records a diagnostic; a length of zero becomes one. */
  diagnose<C extends Code>(code: C, offset: number, length: number, params: Params<C>): RawDiagnostic {
    const start = this.start + offset
    return diagnose(this.source, { start, end: start + Math.max(1, length) }, code, params)
  }
}
