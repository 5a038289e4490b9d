import { resolve } from 'node:path'
import { inspect } from 'node:util'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatReport } from '../diagnostics/format-text.ts'

/**
 * Content with diagnostics, as an error that Vite shows: in the terminal as the report alone, in the browser
 * with file, place and frame of the first diagnostic above the whole report.
 */
export class ContentError extends Error {
  readonly plugin = 'content'
  readonly id: string
  readonly loc: { file: string; line: number; column: number }
  readonly frame: string
  readonly #report: string

  constructor(diagnostics: readonly [Diagnostic, ...Diagnostic[]] | readonly Diagnostic[]) {
    const [first, ...others] = diagnostics
    super(first ? formatReport([{ ...first, frame: '' }, ...others], 'tr') : '')
    this.name = 'ContentError'
    // There is no program to look for: the place is in the content.
    this.stack = ''
    this.#report = formatReport(diagnostics, 'tr')
    this.id = resolve(first?.file ?? '')
    this.loc = { file: this.id, line: first?.line ?? 1, column: first?.column ?? 1 }
    // The overlay knows frames by this sign.
    this.frame = `${(first?.frame ?? '').replaceAll('│', '|')}\n`
  }

  [inspect.custom](): string {
    return this.#report
  }

  /** The error as it travels to the browser. */
  toPayload() {
    const { message, plugin, id, loc, frame } = this
    return { message, stack: '', plugin, id, loc, frame }
  }
}
