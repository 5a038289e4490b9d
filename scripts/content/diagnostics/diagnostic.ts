import { type Range, Source } from '../text/source-text.ts'
import type { Code, CodeWithParams, Params } from './messages/params.ts'
import type { MessageText } from './messages/translate.ts'

/** A diagnostic before translation, made by `diagnose`. */
export type RawDiagnostic = Range & CodeWithParams<Code> & { source: Source }

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
  /** The line and a marker below the mistake, as two lines; empty without a line to show. */
  frame: string
}

/** Makes a diagnostic at a range of a file. */
export function diagnose<C extends Code>(source: Source, range: Range, code: C, params: Params<C>): RawDiagnostic {
  // TypeScript cannot see that code and parameters belong together; the signature guarantees it.
  return { source, start: range.start, end: range.end, code, params } as RawDiagnostic
}

/** Makes a diagnostic about a file as a whole. */
export function diagnoseFile<C extends Code>(path: string, code: C, params: Params<C>): RawDiagnostic {
  return diagnose(new Source(path, ''), { start: 0, end: 0 }, code, params)
}

/** Diagnostics reported of one file; more of them mostly have one cause. */
export const MAX_DIAGNOSTICS_PER_FILE = 100
