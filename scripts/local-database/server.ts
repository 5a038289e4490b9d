import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { Connection } from './connection.ts'
import { Database, type Statistics } from './database.ts'
import { type Faults, NO_FAULTS } from './faults.ts'
import { answerRest, isRestAddress } from './rest.ts'
import { Rules } from './rules/rules.ts'
import { FileStorage, MemoryStorage } from './storage.ts'
import { parsePath } from './tree.ts'

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
  /** Takes over a WebSocket if it is meant for a database. @returns Whether it was. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Answers a REST request if it is meant for a database. @returns Whether it was. */
  handleRequest(request: IncomingMessage, response: ServerResponse): boolean
  /** Cuts every connection. */
  disconnectAll(): void
}

/** A database on a port of its own. */
export type RunningDatabase = LocalDatabase & {
  readonly port: number
  /** For the client: `http://127.0.0.1:9000?ns=demo`. */
  readonly url: string
  close(): Promise<void>
}

/** The longest message of the client, which splits none that is longer than a stored text may be. */
const MAX_FRAME_BYTES = 16 * 1024 * 1024

/** The path to which every client connects, on any host. */
const SOCKET_PATH = '/.ws'

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
    read: (path) => database.jsonAt(parsePath(path)),
    overwrite: (path, json) => database.overwrite(parsePath(path), json),
    handleUpgrade(request, socket, head) {
      const { host, pathname } = addressOf(request)
      if (pathname !== SOCKET_PATH) return false
      sockets.handleUpgrade(request, socket, head, (client) => {
        new Connection(client, host, database, faults)
      })
      return true
    },
    handleRequest(request, response) {
      const url = addressOf(request)
      if (!isRestAddress(url)) return false
      answerRest(database, url, request, response).catch((error: unknown) => {
        console.error(error)
        response.destroy()
      })
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
  host = '127.0.0.1',
  ...options
}: LocalDatabaseOptions & { port: number; host?: string }): Promise<RunningDatabase> {
  const database = createLocalDatabase(options)
  const server = createServer((request, response) => {
    if (!database.handleRequest(request, response)) response.writeHead(404).end()
  })
  server.on('upgrade', (request, socket, head) => {
    if (!database.handleUpgrade(request, socket, head)) socket.destroy()
  })
  const ownPort = await listen(server, port, host)
  return {
    ...database,
    port: ownPort,
    url: `http://${host}:${ownPort}?ns=${NAMESPACE}`,
    close() {
      database.disconnectAll()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      if (typeof address === 'object' && address) resolve(address.port)
    })
  })
}

/** The address as the client wrote it; it has to be told the same host again. */
function addressOf(request: IncomingMessage) {
  return new URL(request.url ?? '/', `http://${request.headers.host ?? '127.0.0.1'}`)
}
