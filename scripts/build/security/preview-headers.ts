import type { PreviewServer } from 'vite'
import { headerRules, headersFor } from './header-rules.ts'

/**
 * Sends the response headers of firebase.json with `vite preview`. As on Firebase Hosting, the URL decides, not whether a
 * file exists.
 */
export function sendHostingHeaders({ config, middlewares }: PreviewServer): void {
  const rules = headerRules(config.base)
  middlewares.use((request, response, next) => {
    const path = request.url?.split('?')[0] ?? '/'
    for (const [name, value] of Object.entries(headersFor(path, rules))) response.setHeader(name, value)
    next()
  })
}
