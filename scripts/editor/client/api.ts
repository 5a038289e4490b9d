/** A picture of the content folder; `url` shows it, `id` is its version, `size` is in bytes. */
export type Picture = { id: string; name: string; path: string; size: number; url: string }

/** What the server did not do, and why, in words for the person at the form. */
export class Refused extends Error {
  readonly status: number
  readonly answer: Record<string, unknown>

  constructor(status: number, answer: Record<string, unknown>) {
    const diagnostics = (answer.diagnostics ?? []) as { problem: string; expected: string; fix: string }[]
    const texts = diagnostics.map(({ problem, expected, fix }) => `${problem} Beklenen: ${expected} Düzeltme: ${fix}`)
    super(texts.length > 0 ? texts.join('\n') : String(answer.error ?? 'Beklenmeyen bir sorun çıktı.'))
    this.status = status
    this.answer = answer
  }
}

/**
 * Asks the editor's server.
 *
 * @throws Refused
 */
export async function ask<Answer>(action: string, parameters: object = {}): Promise<Answer> {
  const body = JSON.stringify({ action, ...parameters })
  const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  const response = await fetch('/editor/api', request).catch(() => undefined)
  if (!response) {
    const error =
      'Düzenleyicinin sunucusuna ulaşılamıyor. Yazdıklarınız bu tarayıcıda duruyor; terminalde "npm run edit" çalışıyorsa yeniden deneyin.'
    throw new Refused(0, { error })
  }
  const answer = await response.json()
  if (!response.ok) throw new Refused(response.status, answer)
  return answer
}

/** Why something failed, in words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** A file as the server takes it. */
export function encodeFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(new Error('Dosya okunamadı.'))
    reader.readAsDataURL(file)
  })
}
