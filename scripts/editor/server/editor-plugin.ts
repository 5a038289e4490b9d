import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { EditorApi } from './api.ts'
import { StagingFolder } from './staging-folder.ts'

const EDITOR_PATH = '/editor/'

/** HTML pages of the editor, by URL path. */
const PAGES: Record<string, string> = {
  [EDITOR_PATH]: 'scripts/editor/client/index.html',
  '/editor/preview': 'scripts/editor/preview/index.html',
}

type EditorPluginOptions = {
  /** The content folder. */
  root: string
  /** The path of the staging folder. */
  staging: string
}

/** Serves the editor beside the site: `/editor/` is the form, `/editor/preview` the document of its preview frame. */
export function editor({ root, staging: folder }: EditorPluginOptions): Plugin {
  return {
    name: 'editor',
    apply: 'serve',
    configureServer(server) {
      const staging = new StagingFolder(root, folder)
      const api = new EditorApi(root, staging)
      server.httpServer?.once('close', () => staging.close())
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? ''
        if (`${path}/` === EDITOR_PATH) return response.writeHead(302, { Location: EDITOR_PATH }).end()
        if (!path.startsWith(EDITOR_PATH)) return next()
        // Against clickjacking.
        response.setHeader('Content-Security-Policy', "frame-ancestors 'self'")
        const answer = async () => {
          if (await api.handle(request, response)) return
          const page = PAGES[path]
          if (page === undefined) return next()
          const html = readFileSync(join(server.config.root, page), 'utf8')
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(await server.transformIndexHtml(path, html))
        }
        answer().catch(next)
      })
    },
  }
}
