import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, normalize, resolve } from 'node:path'
import type { PreviewServer } from 'vite'

/**
 * Makes `vite preview` answer as a static host does: a page without its trailing slash is redirected, and an unknown
 * path gets the not-found page with its status.
 */
export function servePrerenderedPages({ config, middlewares }: PreviewServer): () => void {
  const folder = resolve(config.root, config.build.outDir)
  middlewares.use((request, response, next) => {
    const [path = '/', ...query] = (request.url ?? '/').split('?')
    if (path.endsWith('/') || !existsSync(join(folder, normalize(path), 'index.html'))) return next()
    const search = query.length > 0 ? `?${query.join('?')}` : ''
    response.writeHead(301, { Location: `${path.replace(/^\/+/, '/')}/${search}` }).end()
  })
  return () => {
    middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0] ?? '/'
      // By now Vite has rewritten an unknown path to the front page.
      const wanted = request.originalUrl?.split('?')[0] ?? path
      const file = join(folder, normalize(wanted.endsWith('/') ? `${wanted}index.html` : wanted))
      if (request.method !== 'GET' || existsSync(file)) return next()
      readFile(join(folder, '404.html'))
        .then((page) => response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page))
        .catch(next)
    })
  }
}
