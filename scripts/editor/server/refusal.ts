import type { Issue } from '../../content/diagnostics/diagnostic.ts'

/** Why a request was not carried out, in words for the person at the form. Nothing has been written. */
export class Refusal extends Error {
  readonly status: number
  readonly issues: Issue[]

  constructor(status: number, message: string, issues: Issue[] = []) {
    super(message)
    this.status = status
    this.issues = issues
  }
}
