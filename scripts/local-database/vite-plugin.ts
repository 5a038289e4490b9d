import type { Server } from 'node:http'
import path from 'node:path'
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { DATABASE_VARIABLE } from '../build/security/database-source.ts'
import { createLocalDatabase, type LocalDatabaseOptions, NAMESPACE } from './server.ts'

/**
 * The local database answers on the host and port of the page: the client always connects to `/.ws`. So there is nothing
 * to configure at build time, several servers run side by side, and a phone in the same network counts too (`--host`).
 */
const OWN_HOST = `/?ns=${NAMESPACE}`

/** The warning of a build without a database. */
const NOTICE = `${DATABASE_VARIABLE} tanımlı değil: ziyaret sayacı bu derlemede yok.`

/** The Vite mode of `npm run preview`: a production build that counts in the local database. */
const PREVIEW_MODE = 'preview'

/**
 * Runs a local database, stored in `.data/database.json`, for `npm start` and `npm run preview`. A database in the
 * environment takes precedence. A production build without one drops the counter, with a warning.
 *
 * @param options Other files than the project's own, and faults: for tests.
 */
export function localDatabase(options: Partial<LocalDatabaseOptions> = {}): Plugin {
  let isNamed = false
  let missesDatabase = false

  return {
    name: 'local-database',

    config(config, { command, mode, isPreview }) {
      const env = loadEnv(mode, path.resolve(config.root ?? '.'), DATABASE_VARIABLE)
      isNamed = Boolean(env[DATABASE_VARIABLE])
      // Unit tests run on a Vite server as well, and render pages that shall not count.
      if (isNamed || isPreview || mode === 'test') return undefined
      const isLocal = command === 'serve' || mode === PREVIEW_MODE
      missesDatabase = !isLocal
      // The literal `undefined` lets the bundler drop the counter and the database client.
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
  // Vite's own sockets come to the same port with another path.
  const server: Pick<Server, 'on' | 'listenerCount'> = httpServer as Server
  server.on('upgrade', (request, socket, head) => {
    const isHandled = database.handleUpgrade(request, socket, head)
    if (!isHandled && server.listenerCount('upgrade') === 1) socket.destroy()
  })
  server.on('close', () => database.disconnectAll())
  // `curl 'localhost:5173/visits/count.json?ns=demo'`; without the namespace the address is the site's.
  middlewares.use((request, response, next) => {
    const isForDatabase = request.url?.includes(`ns=${NAMESPACE}`) && database.handleRequest(request, response)
    if (!isForDatabase) next()
  })
}
