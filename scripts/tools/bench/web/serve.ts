import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.txt': 'text/plain; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
}

type File = { body: Buffer; headers: Record<string, string> }

export type Server = { origin: string; close: () => void }

/**
 * Serves a folder as hosts do: compressed, pages asked for anew by their tag, everything else kept.
 *
 * @param withheld Files that are answered as if they were missing.
 */
export async function serve(folder: string, withheld?: RegExp): Promise<Server> {
  const files = new Map<string, File>()
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const name = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    try {
      if (withheld?.test(path)) throw new Error('withheld')
      const file = files.get(name) ?? read(name)
      files.set(name, file)
      if (request.headers['if-none-match'] === file.headers.ETag) response.writeHead(304, file.headers).end()
      else response.writeHead(200, file.headers).end(file.body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

function read(name: string): File {
  const type = TYPES[extname(name)] ?? 'application/octet-stream'
  const isText = /text|svg/.test(type)
  const body = isText ? brotliCompressSync(readFileSync(name)) : readFileSync(name)
  return {
    body,
    headers: {
      'Content-Type': type,
      ETag: `"${createHash('sha1').update(body).digest('base64url')}"`,
      'Cache-Control': type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isText ? { 'Content-Encoding': 'br' } : {}),
    },
  }
}
