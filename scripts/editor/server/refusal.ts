/** Why a step was not carried out, in words for the person at the form. Nothing has been written. */
export class Refusal extends Error {
  /** What the form needs to help: `diagnostics`, `conflicts`, `usages`, or in `detail` what git said. */
  readonly details: Record<string, unknown>

  constructor(message: string, details: Record<string, unknown> = {}) {
    super(message)
    this.details = details
  }
}

/** A request the form never sends. */
export class BadRequest extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
