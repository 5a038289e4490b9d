import { type Range, Source } from '../text/source-text.ts'
import type { Language } from './language.ts'
import { type Code, type Params, translate } from './messages/index.ts'
import type { MessageText } from './messages/message.ts'

/** Something wrong with content, before it is put into words. Made by `diagnose`. */
export type RawDiagnostic = Range & {
  source: Source
  code: Code
  /** A function, so that code and parameters stay one typed pair. */
  word: (language: Language) => MessageText
}

/**
 * Something wrong with content, in words.
 * `line`, `column` and `endColumn` count from 1; `endColumn` is on the same line and exclusive.
 */
export type Diagnostic = MessageText & {
  file: string
  line: number
  column: number
  endColumn: number
  code: Code
  /** The line with a marker under the mistake, two lines of text; empty when there is no line to show. */
  frame: string
}

/** Records a diagnostic at a range of a file. */
export function diagnose<C extends Code>(source: Source, range: Range, code: C, params: Params<C>): RawDiagnostic {
  return { source, start: range.start, end: range.end, code, word: (language) => translate(code, params, language) }
}

/** Records a diagnostic about a file as a whole, whose text is not at hand or not to blame. */
export function diagnoseFile<C extends Code>(path: string, code: C, params: Params<C>): RawDiagnostic {
  return diagnose(new Source(path, ''), { start: 0, end: 0 }, code, params)
}

/** How many diagnostics of one file are reported; more of them mostly have one cause. */
export const MAX_DIAGNOSTICS_PER_FILE = 100
