import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts'
import type { EditorRequest } from '../server/requests.ts'

/** What the server would not do, in words for the person at the form. */
export class ServerRefusal extends Error {
  readonly status: number
  readonly diagnostics: readonly Diagnostic[]

  constructor(status: number, message: string, diagnostics: readonly Diagnostic[]) {
    super(message)
    this.status = status
    this.diagnostics = diagnostics
  }

  /** Decap puts an error as text behind "Kaydedilmedi:"; the whole of it stands in the panel. */
  override toString(): string {
    return this.diagnostics.length > 0 ? `${this.diagnostics.length} sorun var, aşağıda yazıyor.` : this.message
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
  if (!response.ok) throw new ServerRefusal(response.status, answer.error, answer.diagnostics ?? [])
  return answer
}
