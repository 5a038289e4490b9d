import { type Path, type Range, Source } from '../text/source-text.ts'
import type { Code, CodeWithParams, Params } from './messages/params.ts'
import type { MessageText } from './messages/translate.ts'

/**
 * A diagnostic before translation, made by `diagnose`. `at` is the path of the field to mend, `BODY_PATH` for the text
 * below the fields; empty for a file as a whole, and where the file is too broken to have fields.
 */
export type RawDiagnostic = Range & CodeWithParams<Code> & { source: Source; at: Path }

/**
 * A diagnostic in words.
 * `line`, `column` and `endColumn` count from 1; `endColumn` is on the same line and exclusive.
 */
export type Diagnostic = MessageText & {
  file: string
  line: number
  column: number
  endColumn: number
  code: Code
  /** The path of the field, see `RawDiagnostic`. */
  at: Path
  /** The line and a marker below the mistake, as two lines; empty without a line to show. */
  frame: string
}

/** The name of the text below the fields, beside those of the fields. */
export const BODY_FIELD = 'body'

/** The path of that text. */
export const BODY_PATH: Path = [BODY_FIELD]

const NO_FIELD: Path = []

/**
 * Makes a diagnostic at a range of a file.
 *
 * @param at The path of the field it is about.
 */
export function diagnose<C extends Code>(
  source: Source,
  range: Range,
  code: C,
  params: Params<C>,
  at: Path = NO_FIELD,
): RawDiagnostic {
  // TypeScript cannot see that code and parameters belong together; the signature guarantees it.
  return { source, start: range.start, end: range.end, code, params, at } as RawDiagnostic
}

/** Makes a diagnostic about a file as a whole. */
export function diagnoseFile<C extends Code>(path: string, code: C, params: Params<C>): RawDiagnostic {
  return diagnose(new Source(path, ''), { start: 0, end: 0 }, code, params)
}

/** Diagnostics reported of one file; more of them mostly have one cause. */
export const MAX_DIAGNOSTICS_PER_FILE = 100
