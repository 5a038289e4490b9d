import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join, normalize } from 'node:path'
import type { PreviewServer } from 'vite'
import { hostFolder } from './host-folder.ts'
import { headerRules, headersFor } from './security/header-rules.ts'

/**
 * Makes `vite preview` answer as a static host does: with the headers of firebase.json, for which as on Firebase the URL
 * decides, not whether a file exists; a page without its trailing slash is redirected, and an unknown path gets the
 * not-found page with its status.
 */
export function answerAsHost({ config, middlewares }: PreviewServer): () => void {
  const folder = hostFolder(config)
  const rules = headerRules(config.base)
  const answerNotFound = (response: ServerResponse, next: (error?: unknown) => void) => {
    readFile(join(folder, '404.html'))
      .then((page) => response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page))
      .catch(next)
  }
  middlewares.use((request, response, next) => {
    const [path = '/', ...query] = (request.url ?? '/').split('?')
    for (const [name, value] of Object.entries(headersFor(path, rules))) response.setHeader(name, value)
    if (!path.endsWith('/') && existsSync(join(folder, normalize(path), 'index.html'))) {
      const search = query.length > 0 ? `?${query.join('?')}` : ''
      response.writeHead(301, { Location: `${path.replace(/^\/+/, '/')}/${search}` }).end()
    }
    // Vite leads from the root of the host to the site, and answers there.
    else if (path === '/' || path.startsWith(config.base)) next()
    else answerNotFound(response, next)
  })
  return () => {
    middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0] ?? '/'
      // By now Vite has rewritten an unknown path to the front page.
      const wanted = request.originalUrl?.split('?')[0] ?? path
      const file = join(folder, normalize(wanted.endsWith('/') ? `${wanted}index.html` : wanted))
      if (request.method !== 'GET' || existsSync(file)) return next()
      answerNotFound(response, next)
    })
  }
}
