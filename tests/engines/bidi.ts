import { WebSocket } from 'ws'

type Message =
  | { type: 'success'; id: number; result: unknown }
  | { type: 'error'; id: number; error: string; message: string }
  | { type: 'event'; method: string; params: unknown }

/** A connection that speaks WebDriver BiDi: commands with an answer, and events. */
export class BidiConnection {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  readonly #listeners = new Map<string, (params: unknown) => void>()
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as Message))
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The browser has hung up.'))
    })
  }

  static open(address: string): Promise<BidiConnection> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(address)
      socket.once('open', () => resolve(new BidiConnection(socket)))
      socket.once('error', reject)
    })
  }

  /** @throws Error with the browser's words when it refuses. */
  call<Result>(method: string, params: object): Promise<Result> {
    const id = ++this.#lastId
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.set(id, { resolve: (result) => resolve(result as Result), reject })
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
  }

  on<Params>(event: string, listener: (params: Params) => void): void {
    this.#listeners.set(event, (params) => listener(params as Params))
  }

  close(): void {
    this.#socket.close()
  }

  #hear(message: Message): void {
    if (message.type === 'event') {
      this.#listeners.get(message.method)?.(message.params)
      return
    }
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (message.type === 'success') waiting?.resolve(message.result)
    else waiting?.reject(new Error(`${message.error}: ${message.message}`))
  }
}
