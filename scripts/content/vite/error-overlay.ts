import { resolve } from 'node:path'
import { inspect } from 'node:util'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatReport } from '../diagnostics/format-text.ts'

/**
 * Diagnostics as an error for Vite: the report alone in the terminal; in the browser the report below file, place and
 * frame of the first diagnostic.
 */
export class ContentError extends Error {
  readonly plugin = 'content'
  readonly id: string
  readonly loc: { file: string; line: number; column: number }
  readonly frame: string
  readonly report: string

  constructor(diagnostics: readonly Diagnostic[]) {
    const [first, ...others] = diagnostics
    super(first ? formatReport([{ ...first, frame: '' }, ...others], 'tr') : '')
    this.name = 'ContentError'
    // A stack trace would hide the place in the content.
    this.stack = ''
    this.report = formatReport(diagnostics, 'tr')
    this.id = resolve(first?.file ?? '')
    this.loc = { file: this.id, line: first?.line ?? 1, column: first?.column ?? 1 }
    // The overlay recognises frames by this character.
    this.frame = `${(first?.frame ?? '').replaceAll('│', '|')}\n`
  }

  [inspect.custom](): string {
    return this.report
  }

  /** The error as Vite's client expects it. */
  toPayload() {
    const { message, plugin, id, loc, frame } = this
    return { message, stack: '', plugin, id, loc, frame }
  }
}
