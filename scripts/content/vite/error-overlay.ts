import { resolve } from 'node:path'
import { inspect } from 'node:util'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatReport } from '../diagnostics/format-text.ts'

/** Diagnostics as an error for Vite: the report alone in the terminal, and in the browser with a link to the first place. */
export class ContentError extends Error {
  readonly loc: { file: string; line: number; column: number }

  constructor(diagnostics: readonly Diagnostic[]) {
    super(formatReport(diagnostics, 'tr'))
    const { file = '', line = 1, column = 1 } = diagnostics[0] ?? {}
    this.loc = { file: resolve(file), line, column }
    // A stack trace would hide the place in the content.
    this.stack = ''
  }

  [inspect.custom](): string {
    return this.message
  }
}
