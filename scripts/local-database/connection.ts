import type { WebSocket } from 'ws'
import type { Database, Write } from './database.ts'
import type { Faults } from './faults.ts'
import { FrameReader, toFrames } from './frames.ts'
import { InvalidDataError, type Path, parsePath } from './tree.ts'

/** The version of the wire protocol that is spoken here: one JSON message a frame, `t` for the kind, `d` for the rest. */
const PROTOCOL_VERSION = '5'

type Body = Record<string, unknown>
type Answer = { status: string; data?: unknown }

const OK: Answer = { status: 'ok', data: {} }
const DENIED: Answer = { status: 'permission_denied', data: 'Permission denied' }

/** One client. Answers its requests in their order, and tells it what changes where it listens. */
export class Connection {
  readonly #socket: WebSocket
  readonly #database: Database
  readonly #faults: Faults
  readonly #frames = new FrameReader()
  readonly #listens = new Map<string, () => void>()
  #onDisconnect: Write[] = []
  readonly #outbox: unknown[] = []
  #lastDelivery = 0

  /** @param host What the client shall call this server from now on: the host it asked for. */
  constructor(socket: WebSocket, host: string, database: Database, faults: Faults) {
    this.#socket = socket
    this.#database = database
    this.#faults = faults
    socket.on('message', (frame) => this.#receive(frame.toString()))
    socket.on('close', () => this.#closed())
    socket.on('error', () => socket.terminate())
    const hello = { ts: Date.now(), v: PROTOCOL_VERSION, h: host, s: crypto.randomUUID() }
    this.#send({ t: 'c', d: { t: 'h', d: hello } })
  }

  #receive(frame: string) {
    try {
      const message = this.#frames.read(frame)
      if (message !== undefined) this.#handle(JSON.parse(message))
    } catch {
      // Whatever it is, it does not speak the protocol.
      this.#socket.terminate()
    }
  }

  #handle(message: { t?: unknown; d?: Body }) {
    const content = message.d
    if (message.t === 'c') {
      if (content?.t === 'p') this.#send({ t: 'c', d: { t: 'o', d: {} } })
      return
    }
    if (message.t !== 'd' || typeof content?.r !== 'number' || typeof content.a !== 'string') {
      throw new TypeError('not a request')
    }
    const answer = this.#answer(content.a, isRecord(content.b) ? content.b : {})
    if (answer) this.#send({ t: 'd', d: { r: content.r, b: { s: answer.status, d: answer.data ?? '' } } })
  }

  /** @returns `undefined` when the answer is lost on purpose. */
  #answer(action: string, body: Body): Answer | undefined {
    try {
      return this.#act(action, body)
    } catch (error) {
      if (error instanceof InvalidDataError) return { status: error.message, data: error.message }
      throw error
    }
  }

  #act(action: string, body: Body): Answer | undefined {
    switch (action) {
      // Statistics, tokens: accepted, and without any effect on what is allowed.
      case 's':
      case 'auth':
      case 'gauth':
      case 'unauth':
      case 'appcheck':
      case 'unappeck':
        return OK
      case 'q':
        return this.#listen(pathOf(body), body)
      case 'n':
        this.#listens.get(key(pathOf(body)))?.()
        this.#listens.delete(key(pathOf(body)))
        return OK
      case 'g':
        return this.#get(pathOf(body), body)
      case 'p':
        return this.#write([{ path: pathOf(body), json: body.d }], body.h)
      case 'm':
        return this.#write(writesOf(body))
      case 'o':
        return this.#prepare([{ path: pathOf(body), json: body.d }])
      case 'om':
        return this.#prepare(writesOf(body))
      case 'oc': {
        const cancelled = key(pathOf(body))
        this.#onDisconnect = this.#onDisconnect.filter(({ path }) => !key(path).startsWith(cancelled))
        return OK
      }
      default:
        return { status: 'unsupported', data: `action ${action}` }
    }
  }

  #listen(path: Path, body: Body): Answer {
    if (isFiltered(body)) return { status: 'unsupported', data: 'filtered queries' }
    if (!this.#database.mayRead(path)) return DENIED
    const push = (json: unknown) => this.#send({ t: 'd', d: { a: 'd', b: { p: path.join('/'), d: json } } })
    this.#listens.get(key(path))?.()
    this.#listens.set(key(path), this.#database.listen(path, push))
    if (body.h !== this.#database.hashAt(path)) push(this.#database.jsonAt(path))
    return OK
  }

  #get(path: Path, body: Body): Answer {
    if (isFiltered(body)) return { status: 'unsupported', data: 'filtered queries' }
    return this.#database.mayRead(path) ? { status: 'ok', data: this.#database.jsonAt(path) } : DENIED
  }

  #write(writes: Write[], hash?: unknown): Answer | undefined {
    if (this.#faults.drop === 'before-apply') {
      this.#socket.terminate()
      return undefined
    }
    const status = this.#database.write(writes, typeof hash === 'string' ? hash : undefined)
    if (this.#faults.drop === 'after-apply') {
      this.#socket.terminate()
      return undefined
    }
    return status === 'permission_denied' ? DENIED : { status }
  }

  #prepare(writes: Write[]): Answer {
    if (!this.#database.mayWrite(writes)) return DENIED
    this.#onDisconnect.push(...writes)
    return OK
  }

  #closed() {
    for (const stop of this.#listens.values()) stop()
    this.#listens.clear()
    for (const write of this.#onDisconnect) this.#database.write([write])
  }

  /** Messages arrive in the order they were sent, also when the delay is changed meanwhile. */
  #send(message: unknown) {
    if (this.#faults.mute) return
    this.#outbox.push(message)
    const deliver = () => {
      const frames = toFrames(JSON.stringify(this.#outbox.shift()))
      if (this.#socket.readyState === this.#socket.OPEN) for (const frame of frames) this.#socket.send(frame)
    }
    const now = Date.now()
    const delivery = Math.max(now + this.#faults.delayMs, this.#lastDelivery)
    this.#lastDelivery = delivery
    if (delivery <= now) deliver()
    else setTimeout(deliver, delivery - now)
  }
}

function writesOf(body: Body): Write[] {
  if (!isRecord(body.d)) throw new InvalidDataError('invalid_data')
  return Object.entries(body.d).map(([relative, json]) => ({ path: [...pathOf(body), ...parsePath(relative)], json }))
}

function pathOf(body: Body): Path {
  if (typeof body.p !== 'string') throw new InvalidDataError('invalid_path')
  return parsePath(body.p)
}

/** Ends with a slash, so that one place begins with another exactly when it lies inside it. */
function key(path: Path) {
  return path.map((name) => `${name}/`).join('')
}

function isFiltered(body: Body) {
  return isRecord(body.q) && Object.keys(body.q).length > 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
