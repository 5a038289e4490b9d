import type { IncomingMessage } from 'node:http'
import { IMAGE_MAX_BYTES } from '../../content/read/read-file.ts'
import { Refusal } from './refusal.ts'

/** Names under which a browser on this machine reaches the editor. */
const OWN_HOSTS = ['127.0.0.1', 'localhost', '[::1]']

/** Text and pictures of one save: five of the largest pictures, and base64 makes a third more of them. */
const BODY_MAX_BYTES = Math.ceil((5 * IMAGE_MAX_BYTES * 4) / 3) + 1_000_000

/** What nobody sends by mistake. */
const BODY_ABORT_BYTES = 10 * BODY_MAX_BYTES

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
  const body = await readBody(request)
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new Refusal(400, 'İstek okunamadı.')
  }
}

/** Reads to the end even what it refuses, keeping none of it: a browser hears an answer only after it has sent everything. */
function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let parts: Buffer[] = []
    let length = 0
    request.on('data', (part: Buffer) => {
      length += part.length
      if (length > BODY_MAX_BYTES) parts = []
      else parts.push(part)
      if (length > BODY_ABORT_BYTES) request.destroy()
    })
    request.on('end', () => (length > BODY_MAX_BYTES ? reject(tooLarge()) : resolve(Buffer.concat(parts))))
    request.on('error', reject)
    request.on('close', () => reject(tooLarge()))
  })
}

function tooLarge(): Refusal {
  return new Refusal(
    413,
    `Bir kerede gönderilenler çok büyük. Görselleri ayrı ayrı kaydedin; biri en fazla ${IMAGE_MAX_BYTES / 1_000_000} MB olabilir.`,
  )
}
