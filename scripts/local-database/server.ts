import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { Connection } from './connection.ts'
import { Database, type Statistics } from './database.ts'
import { type Faults, NO_FAULTS } from './faults.ts'
import { Rules } from './rules/rules.ts'
import { FileStorage, MemoryStorage } from './storage.ts'
import { InvalidDataError, parsePath } from './tree.ts'

export type LocalDatabaseOptions = {
  /** The `database.rules.json` that decides what is allowed. */
  rulesFile: string
  /** JSON file that keeps the data; without one it is gone when the database is closed. */
  dataFile?: string
  faults?: Partial<Faults>
}

/** A database that answers on somebody else's HTTP server. */
export type LocalDatabase = {
  readonly faults: Faults
  readonly statistics: Readonly<Statistics>
  /** How many clients are connected now. */
  connections(): number
  /** What is stored at a place such as `visits/count`, rules aside. */
  read(path: string): unknown
  /** Stores it, rules aside. */
  overwrite(path: string, json: unknown): void
  /** Accepts a WebSocket with a database address. @returns Whether it had one. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Answers a REST read, or a `POST` to the database's own address, which is a visit. @returns Whether it was one. */
  handleRequest(request: IncomingMessage, response: ServerResponse): boolean
  /** Closes every connection. */
  disconnectAll(): void
}

/** A database on a port of its own. */
export type RunningDatabase = LocalDatabase & {
  readonly port: number
  /** For the client: `http://127.0.0.1:9000?ns=demo`. */
  readonly url: string
  close(): Promise<void>
}

/** The client sends longer messages in several frames, which only a text of that length needs. */
const MAX_FRAME_BYTES = 16_384

/** The address to which every client connects, on any host. */
const SOCKET_ADDRESS = /^\/\.ws\?/

/** The address of a place by REST; what stands before the ending is its path. */
const REST_ADDRESS = /^([^?]*)\.json(?:\?|$)/

/** The namespace in addresses. Every name leads to the same data: there is one database here. */
export const NAMESPACE = 'demo'

/**
 * A Realtime Database for development and tests. The unmodified Firebase client talks to it.
 *
 * @throws RuleSyntaxError when the rules use something that this database cannot judge, SyntaxError when a file is no JSON.
 */
export function createLocalDatabase({ rulesFile, dataFile, faults: given }: LocalDatabaseOptions): LocalDatabase {
  const faults = { ...NO_FAULTS, ...given }
  const storage = dataFile === undefined ? new MemoryStorage() : new FileStorage(dataFile)
  const database = new Database(storage, new Rules(readFileSync(rulesFile, 'utf8')), faults)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })

  return {
    faults,
    statistics: database.statistics,
    connections: () => sockets.clients.size,
    read: (path) => database.read(parsePath(path)),
    overwrite: (path, json) => database.overwrite(parsePath(path), json),
    handleUpgrade(request, socket, head) {
      if (!SOCKET_ADDRESS.test(request.url ?? '')) return false
      sockets.handleUpgrade(request, socket, head, (client) => {
        new Connection(client, request.headers.host ?? '', database, faults)
      })
      return true
    },
    handleRequest(request, response) {
      const place = REST_ADDRESS.exec(request.url ?? '')?.[1]
      const isVisit = request.method === 'POST' && /^\/\?/.test(request.url ?? '')
      if (place === undefined && !isVisit) return false
      const { status, json } = place === undefined ? countVisit(database) : answerRest(database, request.method, place)
      response.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*',
      })
      response.end(JSON.stringify(json))
      return true
    },
    disconnectAll() {
      for (const client of sockets.clients) client.terminate()
    },
  }
}

/**
 * Starts a database on a port of its own.
 *
 * @param port 0 for any free one.
 * @throws As `createLocalDatabase`, and with code `EADDRINUSE` when the port is taken.
 */
export async function startLocalDatabase({
  port,
  ...options
}: LocalDatabaseOptions & { port: number }): Promise<RunningDatabase> {
  const database = createLocalDatabase(options)
  const server = createServer((request, response) => {
    if (!database.handleRequest(request, response)) response.writeHead(404).end()
  })
  server.on('upgrade', (request, socket, head) => {
    if (!database.handleUpgrade(request, socket, head)) socket.destroy()
  })
  const ownPort = await listen(server, port)
  return {
    ...database,
    port: ownPort,
    url: `http://127.0.0.1:${ownPort}?ns=${NAMESPACE}`,
    close() {
      database.disconnectAll()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      const address = server.address()
      if (typeof address === 'object' && address) resolve(address.port)
    })
  })
}

/** One visit more, for a counter that does not speak Firebase: `src/visit-counter/README.md` has one. */
function countVisit(database: Database): { status: number; json: unknown } {
  const path = parsePath('visits/count')
  const status = database.write([{ path, json: { '.sv': { increment: 1 } } }])
  return status === 'ok' ? { status: 200, json: database.read(path) } : { status: 401, json: { error: status } }
}

/** A REST read: the Firebase client uses it for crawlers. REST writes are not supported. */
function answerRest(database: Database, method: string | undefined, place: string): { status: number; json: unknown } {
  if (method !== 'GET') return { status: 405, json: { error: 'Method not allowed' } }
  try {
    const path = parsePath(decodeURIComponent(place))
    if (!database.mayRead(path)) return { status: 401, json: { error: 'Permission denied' } }
    return { status: 200, json: database.read(path) }
  } catch (error) {
    if (error instanceof InvalidDataError || error instanceof URIError) {
      return { status: 400, json: { error: error.message } }
    }
    throw error
  }
}
