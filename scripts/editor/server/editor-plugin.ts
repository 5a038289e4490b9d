import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { decapConfig } from '../forms/config.ts'
import { EditorApi } from './api.ts'
import { Overlay } from './overlay.ts'
import { StaticFiles } from './static-files.ts'

const EDITOR_PATH = '/editor/'
const PREVIEW_PATH = '/editor/preview'
const PREVIEW_PAGE = 'scripts/editor/preview/index.html'

type EditorPluginOptions = {
  /** The content folder. */
  root: string
  /** A folder that nothing else uses, for content as it would be. */
  drafts: string
  /** The bundled form. */
  admin: string
}

/** Puts the editor beside the running site: `/editor/` is the form, `/editor/preview` what it shows while typing. */
export function editor({ root, drafts, admin }: EditorPluginOptions): Plugin {
  return {
    name: 'editor',
    apply: 'serve',
    configureServer(server) {
      const overlay = new Overlay(root, drafts)
      const api = new EditorApi(root, overlay)
      const files = new StaticFiles(admin, EDITOR_PATH)
      const config = JSON.stringify(decapConfig({ name: 'local' }))
      server.httpServer?.once('close', () => overlay.close())
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? ''
        if (`${path}/` === EDITOR_PATH) return response.writeHead(302, { Location: EDITOR_PATH }).end()
        if (!path.startsWith(EDITOR_PATH)) return next()
        // Nobody may put the form into a page of their own and have it clicked unseen.
        response.setHeader('Content-Security-Policy', "frame-ancestors 'self'")
        const answer = async () => {
          if (await api.handle(request, response)) return
          if (files.send(path === EDITOR_PATH ? `${EDITOR_PATH}index.html` : path, response)) return
          if (path === `${EDITOR_PATH}config.json`) {
            response.setHeader('Content-Type', 'application/json; charset=utf-8')
            response.end(config)
          } else if (path === PREVIEW_PATH) {
            const html = readFileSync(join(server.config.root, PREVIEW_PAGE), 'utf8')
            response.setHeader('Content-Type', 'text/html; charset=utf-8')
            response.end(await server.transformIndexHtml(path, html))
          } else next()
        }
        answer().catch(next)
      })
    },
  }
}
