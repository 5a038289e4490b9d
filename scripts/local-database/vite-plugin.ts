import type { Server } from 'node:http'
import path from 'node:path'
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { createLocalDatabase, type LocalDatabaseOptions, NAMESPACE } from './server.ts'

/** Environment variable with the URL of the database; read at build time. */
export const DATABASE_VARIABLE = 'VITE_FIREBASE_DATABASE_URL'

/**
 * URL of the local database: the page's own origin. The client always connects to `/.ws`, so the database shares the port
 * of the development or preview server. Nothing has to be configured, several servers run side by side, and a phone in the
 * same network counts too.
 */
const OWN_HOST = `/?ns=${NAMESPACE}`

/** Warning of a build without a database. */
const NOTICE = `${DATABASE_VARIABLE} tanımlı değil: ziyaret sayacı bu derlemede yok.`

/** The Vite mode of `npm run preview`: a production build that counts in the local database. */
const PREVIEW_MODE = 'preview'

/**
 * Vite plugin: the database of `npm start` and `npm run preview`, kept in `.data/database.json`. Inactive when the
 * environment names a database. A production build without one has no counter, and warns.
 *
 * @param options Other files and faults, for tests.
 */
export function localDatabase(options: Partial<LocalDatabaseOptions> = {}): Plugin {
  let isNamed = false
  let missesDatabase = false

  return {
    name: 'local-database',

    config(config, { command, mode, isPreview }) {
      const env = loadEnv(mode, path.resolve(config.root ?? '.'), DATABASE_VARIABLE)
      isNamed = Boolean(env[DATABASE_VARIABLE])
      // Vitest starts a Vite server too; its pages must not count.
      if (isNamed || isPreview || mode === 'test') return undefined
      const isLocal = command === 'serve' || mode === PREVIEW_MODE
      missesDatabase = !isLocal
      // The literal `undefined` lets the bundler drop the counter with the database client.
      return { define: { [`import.meta.env.${DATABASE_VARIABLE}`]: isLocal ? JSON.stringify(OWN_HOST) : 'undefined' } }
    },

    buildStart() {
      if (missesDatabase && this.environment.name === 'client') this.environment.logger.warn(NOTICE)
    },

    configureServer(server) {
      if (!isNamed && server.config.mode !== 'test') serveDatabase(server, options)
    },

    configurePreviewServer(server) {
      if (!isNamed) serveDatabase(server, options)
    },
  }
}

function serveDatabase(
  { config: { root }, httpServer, middlewares }: ViteDevServer | PreviewServer,
  options: Partial<LocalDatabaseOptions>,
) {
  if (!httpServer) return
  const files = { rulesFile: path.join(root, 'database.rules.json'), dataFile: path.join(root, '.data/database.json') }
  const database = createLocalDatabase({ ...files, ...options })
  // Vite's own WebSocket has another path on the same port.
  const server: Pick<Server, 'on' | 'listenerCount'> = httpServer as Server
  server.on('upgrade', (request, socket, head) => {
    const isHandled = database.handleUpgrade(request, socket, head)
    if (!isHandled && server.listenerCount('upgrade') === 1) socket.destroy()
  })
  server.on('close', () => database.disconnectAll())
  // E.g. `curl 'localhost:5173/visits/count.json?ns=demo'`. Without the namespace the URL belongs to the site.
  middlewares.use((request, response, next) => {
    const isForDatabase = request.url?.includes(`ns=${NAMESPACE}`) && database.handleRequest(request, response)
    if (!isForDatabase) next()
  })
}
