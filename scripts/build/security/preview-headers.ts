import { join } from 'node:path'
import type { PreviewServer } from 'vite'
import { FIREBASE_FILE, readHeaderRules } from './firebase-hosting.ts'
import { headersFor } from './header-rules.ts'

/**
 * Makes `vite preview` send what Firebase Hosting would, read from firebase.json. As there, the address decides and not
 * whether a file was found.
 */
export function sendHostingHeaders({ config, middlewares }: PreviewServer): void {
  const rules = readHeaderRules(join(config.root, FIREBASE_FILE))
  middlewares.use((request, response, next) => {
    const path = request.url?.split('?')[0] ?? '/'
    for (const [name, value] of Object.entries(headersFor(path, rules))) response.setHeader(name, value)
    next()
  })
}
