import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'text/json',
  '.txt': 'text/plain; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
}

/** Serves a folder as static hosts do: compressed, with long caching for everything but pages. @returns Its URL. */
export async function serve(folder: string): Promise<string> {
  const bodies = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const name = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    const isText = /text|svg/.test(type)
    try {
      const body = bodies.get(name) ?? (isText ? brotliCompressSync(readFileSync(name)) : readFileSync(name))
      bodies.set(name, body)
      response.writeHead(200, {
        'Content-Type': type,
        'Cache-Control': type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable',
        ...(isText ? { 'Content-Encoding': 'br' } : {}),
      })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
