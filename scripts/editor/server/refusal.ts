import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts'

/** Why a request was not carried out, in words for the person at the form. Nothing has been written. */
export class Refusal extends Error {
  readonly status: number
  readonly diagnostics: Diagnostic[]
  /** What else the form needs to help: conflicts, usages, what git said. */
  readonly details: Record<string, unknown>

  constructor(status: number, message: string, diagnostics: Diagnostic[] = [], details: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.diagnostics = diagnostics
    this.details = details
  }
}
