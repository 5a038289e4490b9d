import { readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const MIME_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
}

/** Files of a folder by their address. Addresses are looked up, never opened: nothing outside can be reached. */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, string>

  /** @param base Before every address, with a slash at its end. */
  constructor(folder: string, base: string) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    this.#files = new Map(
      entries.map((entry) => {
        const file = join(entry.parentPath, entry.name)
        return [base + file.slice(folder.length + 1).replaceAll('\\', '/'), file]
      }),
    )
  }

  /** @returns Whether there is such a file; if so, it has been sent. */
  send(path: string, response: ServerResponse): boolean {
    const file = this.#files.get(path)
    if (file === undefined) return false
    response.setHeader('Content-Type', MIME_TYPES[extname(file)] ?? 'application/octet-stream')
    // Their names change with what is in them, except the page's own.
    response.setHeader('Cache-Control', file.endsWith('.html') ? 'no-store' : 'max-age=31536000, immutable')
    response.end(readFileSync(file))
    return true
  }
}
