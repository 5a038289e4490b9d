import type { Range, Source } from '../text/source-text.ts'
import type { Language } from './language.ts'
import { type Code, type Params, wordMessage } from './messages/index.ts'
import type { MessageText } from './messages/message.ts'

/** Something wrong with content, before it is put into words. Made by `problem`. */
export type Problem = Range & {
  source: Source
  code: Code
  /** A function, so that code and parameters stay one typed pair. */
  word: (language: Language) => MessageText
}

/**
 * Something wrong with content, in words.
 * `line`, `column` and `endColumn` count from 1; `endColumn` is on the same line and exclusive.
 */
export type Issue = MessageText & {
  file: string
  line: number
  column: number
  endColumn: number
  code: Code
  /** The line with a marker under the mistake, two lines of text; empty when there is no line to show. */
  frame: string
}

/** Notes a problem at a range of a file. */
export function problem<C extends Code>(source: Source, range: Range, code: C, params: Params<C>): Problem {
  return { source, start: range.start, end: range.end, code, word: (language) => wordMessage(code, params, language) }
}

/** How many problems of one file are told; whoever has more has one cause for most of them. */
export const MAX_PROBLEMS_PER_FILE = 100
