import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal.ts'

/** Names under which a browser on this machine reaches the editor. */
const OWN_HOSTS = ['127.0.0.1', 'localhost', '[::1]']

/** Text and pictures of one save; a picture may have 5 MB, and base64 makes a third more of it. */
const BODY_MAX_BYTES = 12_000_000

/**
 * Lets only the editor's own page in. A page elsewhere can send requests to this machine too, under its own name
 * (Origin) or under a name it has made to point here (Host).
 *
 * @throws Refusal
 */
export function assertOwnPage(request: IncomingMessage): void {
  const { host = '', origin, 'sec-fetch-site': site } = request.headers
  const name = host.replace(/:\d+$/, '')
  if (!OWN_HOSTS.includes(name)) throw new Refusal(403, 'Düzenleyici yalnız bu bilgisayardan kullanılır.')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreign()
  if (origin !== undefined && origin !== `http://${host}`) throw foreign()
  // Only a plain form or picture of another page comes without an origin, and neither may change anything.
  if (request.method !== 'GET' && origin === undefined) throw foreign()
}

function foreign(): Refusal {
  return new Refusal(403, 'Bu istek düzenleyicinin kendi sayfasından gelmiyor.')
}

/** @throws Refusal for a body that is too large or is not JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) throw new Refusal(415, 'Beklenen: JSON.')
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > BODY_MAX_BYTES) throw new Refusal(413, 'Gönderilen dosya çok büyük; en fazla 5 MB olabilir.')
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    throw new Refusal(400, 'İstek okunamadı.')
  }
}
