import type { Issue } from '../../content/diagnostics/diagnostic.ts'
import type { EditorRequest } from '../server/requests.ts'

/** What the server would not do, in words for the person at the form. */
export class ServerRefusal extends Error {
  readonly status: number
  readonly issues: readonly Issue[]

  constructor(status: number, message: string, issues: readonly Issue[]) {
    super(message)
    this.status = status
    this.issues = issues
  }

  /** Decap puts an error as text behind "Kaydedilmedi:"; the whole of it stands in the panel. */
  override toString(): string {
    return this.issues.length > 0 ? `${this.issues.length} sorun var, aşağıda yazıyor.` : this.message
  }
}

/**
 * Asks the server.
 *
 * @throws ServerRefusal, also when there is no server any more.
 */
export async function ask<Answer>(request: EditorRequest): Promise<Answer> {
  let response: Response
  try {
    response = await fetch('/editor/api', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    })
  } catch {
    throw new ServerRefusal(0, 'Düzenleyicinin sunucusu yanıt vermiyor. Terminalde npm run edit çalışıyor mu?', [])
  }
  const answer = await response.json().catch(() => ({ error: 'Düzenleyicinin sunucusu anlaşılmayan bir yanıt verdi.' }))
  if (!response.ok) throw new ServerRefusal(response.status, answer.error, answer.issues ?? [])
  return answer
}
