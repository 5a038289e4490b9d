import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts'

/** Why a request was not carried out, in words for the person at the form. Nothing has been written. */
export class Refusal extends Error {
  readonly status: number
  readonly diagnostics: Diagnostic[]

  constructor(status: number, message: string, diagnostics: Diagnostic[] = []) {
    super(message)
    this.status = status
    this.diagnostics = diagnostics
  }
}
