import type { PlacedDiagnostic } from '../server/place-diagnostics.ts'
import type { Usage } from '../server/steps.ts'

export type Refusal = {
  error: string
  /** For the developer: the words of git. */
  detail?: string
  diagnostics?: PlacedDiagnostic[]
  usages?: Usage[]
  /** Entries that have to be published along. */
  needed?: string[]
  /** Of one entry when it is saved; of several, each with its own, when the content is published. */
  conflicts?: unknown
}

/** A request the server has not carried out; the message is a sentence for the person at the form. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.error)
    this.refusal = refusal
  }
}

/** Tells the form that the session has ended; drafts stay in this browser. */
export const SIGNED_OUT = 'signed-out'

const UNREACHABLE =
  'Düzenleyicinin sunucusuna ulaşılamıyor. Yazdıklarınız bu tarayıcıda duruyor; terminalde "npm run edit" çalışıyorsa yeniden deneyin.'

/**
 * Sends an action to the editor's server.
 *
 * @throws Refused
 */
export async function ask<Answer>(action: string, parameters: object = {}): Promise<Answer> {
  const body = JSON.stringify({ action, ...parameters })
  const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  const response = await fetch('/editor/api', request).catch(() => undefined)
  const answer = await response?.json().catch(() => undefined)
  if (!response || !answer) throw new Refused({ error: UNREACHABLE })
  const refusal = response.ok ? answer.refused : answer
  if (answer.signIn) window.dispatchEvent(new Event(SIGNED_OUT))
  if (refusal) throw new Refused(refusal)
  return answer
}

/** What the server said about a failed request; for any other error only its message. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refused ? error.refusal : { error: error instanceof Error ? error.message : String(error) }
}
