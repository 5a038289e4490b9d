import type { WebSocket } from 'ws'
import type { Database, Write } from './database.ts'
import type { Faults } from './faults.ts'
import { hashOf } from './hash.ts'
import { InvalidDataError, type Path, parsePath } from './tree.ts'

/** The version of the wire protocol that is spoken here: one JSON message a frame, `t` for the kind, `d` for the rest. */
const PROTOCOL_VERSION = '5'

/** The keep-alive frame of a client. */
const KEEP_ALIVE = '0'

type Body = Record<string, unknown>
type Answer = { status: string; data?: unknown }

const OK: Answer = { status: 'ok', data: {} }
const DENIED: Answer = { status: 'permission_denied', data: 'Permission denied' }

/** One client. Answers its requests in their order, and pushes changes where it listens. */
export class Connection {
  readonly #socket: WebSocket
  readonly #database: Database
  readonly #faults: Faults
  readonly #listens = new Map<string, () => void>()

  /** @param host The host the client asked for; the handshake tells it to keep using that one. */
  constructor(socket: WebSocket, host: string, database: Database, faults: Faults) {
    this.#socket = socket
    this.#database = database
    this.#faults = faults
    socket.on('message', (frame) => this.#receive(frame.toString()))
    socket.on('close', () => this.#endListens())
    socket.on('error', (error) => this.#fail(error))
    const hello = { ts: Date.now(), v: PROTOCOL_VERSION, h: host, s: crypto.randomUUID() }
    this.#send({ t: 'c', d: { t: 'h', d: hello } })
  }

  #receive(frame: string) {
    try {
      if (frame !== KEEP_ALIVE) this.#handle(JSON.parse(frame))
    } catch (error) {
      this.#fail(error)
    }
  }

  /** A frame that cannot be parsed, such as a part of a longer message, closes the connection. */
  #fail(error: unknown) {
    console.error('Yerel veritabanı bir bağlantıyı kesti:', error instanceof Error ? error.message : error)
    this.#socket.terminate()
  }

  #handle(message: { t?: unknown; d?: Body }) {
    const content = message.d
    if (message.t === 'c' && content) {
      if (content.t === 'p') this.#send({ t: 'c', d: { t: 'o', d: {} } })
      return
    }
    if (message.t !== 'd' || typeof content?.r !== 'number' || typeof content.a !== 'string') {
      throw new TypeError('not a message of the protocol')
    }
    const answer = this.#answer(content.a, isRecord(content.b) ? content.b : {})
    if (answer) this.#send({ t: 'd', d: { r: content.r, b: { s: answer.status, d: answer.data ?? '' } } })
  }

  /** @returns `undefined` when an injected fault drops the answer. */
  #answer(action: string, body: Body): Answer | undefined {
    try {
      return this.#act(action, body)
    } catch (error) {
      if (error instanceof InvalidDataError) return { status: error.message, data: error.message }
      throw error
    }
  }

  #act(action: string, body: Body): Answer | undefined {
    // Usage statistics of the client SDK.
    if (action === 's') return OK
    const path = pathOf(body)
    if (isRecord(body.q) && Object.keys(body.q).length > 0) return { status: 'unsupported', data: 'filtered queries' }
    switch (action) {
      case 'q':
        return this.#listen(path, body.h)
      case 'n':
        this.#endListen(path)
        return OK
      case 'g':
        return this.#database.mayRead(path) ? { status: 'ok', data: this.#database.read(path) } : DENIED
      case 'p':
        return this.#write([{ path, json: body.d }], body.h)
      case 'm':
        return this.#write(writesOf(path, body.d))
      default:
        return { status: 'unsupported', data: `action ${action}` }
    }
  }

  #listen(path: Path, hash: unknown): Answer {
    if (!this.#database.mayRead(path)) return DENIED
    const push = (data: unknown) => this.#send({ t: 'd', d: { a: 'd', b: { p: path.join('/'), d: data } } })
    this.#endListen(path)
    this.#listens.set(path.join('/'), this.#database.listen(path, push))
    const data = this.#database.read(path)
    if (hash !== hashOf(data)) push(data)
    return OK
  }

  #write(writes: Write[], hash?: unknown): Answer | undefined {
    if (this.#faults.drop === 'before-apply') return this.#cut()
    const status = this.#database.write(writes, typeof hash === 'string' ? hash : undefined)
    if (this.#faults.drop === 'after-apply') return this.#cut()
    return status === 'permission_denied' ? DENIED : { status }
  }

  #cut(): undefined {
    this.#socket.terminate()
  }

  #endListen(path: Path) {
    this.#listens.get(path.join('/'))?.()
    this.#listens.delete(path.join('/'))
  }

  #endListens() {
    for (const end of this.#listens.values()) end()
  }

  #send(message: unknown) {
    if (this.#faults.mute) return
    const deliver = () => this.#socket.readyState === this.#socket.OPEN && this.#socket.send(JSON.stringify(message))
    if (this.#faults.delayMs > 0) setTimeout(deliver, this.#faults.delayMs)
    else deliver()
  }
}

function writesOf(path: Path, places: unknown): Write[] {
  if (!isRecord(places)) throw new InvalidDataError('invalid_data')
  return Object.entries(places).map(([relative, json]) => ({ path: [...path, ...parsePath(relative)], json }))
}

function pathOf(body: Body): Path {
  if (typeof body.p !== 'string') throw new InvalidDataError('invalid_path')
  return parsePath(body.p)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
