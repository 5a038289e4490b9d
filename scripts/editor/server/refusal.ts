/** An expected failure, with a message for staff. Nothing has been written. */
export class Refusal extends Error {
  /** Data for the form: `diagnostics`, `conflicts`, `usages`, `needed`, or `detail` with the output of git. */
  readonly details: Record<string, unknown>

  constructor(message: string, details: Record<string, unknown> = {}) {
    super(message)
    this.details = details
  }
}

/** A request that the form never sends. */
export class BadRequest extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
