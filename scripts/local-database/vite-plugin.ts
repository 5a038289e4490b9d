import type { Server } from 'node:http'
import path from 'node:path'
import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import { createLocalDatabase, type LocalDatabaseOptions, NAMESPACE } from './server.ts'

/** Names the database to count in; read at build time. */
export const DATABASE_VARIABLE = 'VITE_FIREBASE_DATABASE_URL'

/**
 * Where the site finds the local database: on the host it comes from, whatever that is. The client always connects to
 * `/.ws`, so the database answers on the very port of the development or preview server: nothing to choose at build
 * time, any number of servers at once, and a phone in the same network counts too.
 */
const OWN_HOST = `/?ns=${NAMESPACE}`

/** Said by a build that has nowhere to count. */
const NOTICE = `${DATABASE_VARIABLE} tanımlı değil: ziyaret sayacı bu derlemede yok.`

/** The Vite mode of `npm run preview`: a production build that counts in the local database. */
const PREVIEW_MODE = 'preview'

/**
 * Gives `npm start` and `npm run preview` a database to count in, kept in `.data/database.json`. Steps aside when the
 * environment names a database. A production build without one gets no counter, and says so.
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
      // Said in so many words, "undefined" lets the bundler drop the counter and the database client with it.
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
