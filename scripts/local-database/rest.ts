import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Database, Write } from './database.ts'
import { InvalidDataError, parsePath } from './tree.ts'

type Reply = { status: number; json: unknown }

const DENIED: Reply = { status: 401, json: { error: 'Permission denied' } }

/** Whether an address is one of the database: a path that ends with `.json`. */
export function isRestAddress(url: URL) {
  return url.pathname.endsWith('.json')
}

/** Answers GET, PUT, PATCH and DELETE under the same rules as every other client. */
export async function answerRest(database: Database, url: URL, request: IncomingMessage, response: ServerResponse) {
  const { status, json } = await reply(database, url, request)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, PUT, PATCH, DELETE',
    'access-control-allow-headers': '*',
  })
  response.end(JSON.stringify(json))
}

async function reply(database: Database, url: URL, request: IncomingMessage): Promise<Reply> {
  try {
    const path = parsePath(decodeURIComponent(url.pathname.slice(0, -'.json'.length)))
    switch (request.method) {
      case 'OPTIONS':
        return { status: 200, json: null }
      case 'GET':
        return database.mayRead(path) ? { status: 200, json: database.jsonAt(path) } : DENIED
      case 'DELETE':
        return written(database, [{ path, json: null }], null)
      case 'PUT': {
        const json: unknown = JSON.parse(await text(request))
        return written(database, [{ path, json }], json)
      }
      case 'PATCH': {
        const json: unknown = JSON.parse(await text(request))
        if (typeof json !== 'object' || json === null) throw new InvalidDataError('invalid_data')
        const writes = Object.entries(json).map(([key, value]) => ({ path: [...path, ...parsePath(key)], json: value }))
        return written(database, writes, json)
      }
      default:
        return { status: 405, json: { error: 'Method not allowed' } }
    }
  } catch (error) {
    // Bad escapes, bad JSON, data that cannot be stored: all of them the client's.
    if (error instanceof InvalidDataError || error instanceof SyntaxError || error instanceof URIError) {
      return { status: 400, json: { error: error.message } }
    }
    throw error
  }
}

function written(database: Database, writes: Write[], json: unknown): Reply {
  return database.write(writes) === 'ok' ? { status: 200, json } : DENIED
}
