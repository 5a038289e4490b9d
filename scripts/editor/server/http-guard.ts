import type { IncomingMessage } from 'node:http'
import { IMAGE_MAX_BYTES } from '../../content/read/read-file.ts'
import { BadRequest } from './refusal.ts'

/** Host names of this machine. */
const OWN_HOSTS = ['127.0.0.1', 'localhost', '[::1]']

/** Several times the largest picture in base64, so that the content check explains which picture is too large. */
const BODY_MAX_BYTES = 7 * IMAGE_MAX_BYTES

/**
 * Rejects cross-origin requests (Origin, Sec-Fetch-Site) and DNS rebinding (Host).
 *
 * @throws BadRequest
 */
export function assertOwnPage(request: IncomingMessage): void {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = request.headers
  const name = host.replace(/:\d+$/, '')
  if (!OWN_HOSTS.includes(name)) throw new BadRequest(403, 'Düzenleyici yalnız bu bilgisayardan kullanılır.')
  const isSameOrigin = origin === undefined ? request.method === 'GET' : origin === `http://${host}`
  if (!isSameOrigin || !['same-origin', 'none'].includes(String(site))) {
    throw new BadRequest(403, 'Bu istek düzenleyicinin kendi sayfasından gelmiyor.')
  }
}

/** @throws BadRequest for a body that is too large or is not JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) throw new BadRequest(415, 'Beklenen: JSON.')
  const parts: Buffer[] = []
  let length = 0
  // Read to the end even when it is rejected: a browser reads the answer only after it has sent the whole body.
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length <= BODY_MAX_BYTES) parts.push(part)
  }
  if (length > BODY_MAX_BYTES) {
    throw new BadRequest(413, `Gönderilen çok büyük; bir görsel en fazla ${IMAGE_MAX_BYTES / 1_000_000} MB olabilir.`)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    throw new BadRequest(400, 'İstek okunamadı.')
  }
}
