import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Reply = { status: number; headers: IncomingHttpHeaders; text: string }
export type Sent = { method?: string; headers?: Record<string, string | undefined>; body?: string }

/** A server of this machine on a free port. */
export type Listening = { port: number; close: () => void }

export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: (server.address() as AddressInfo).port, close }
}

/** Sends a request with exactly these headers; `fetch` sets Host and Sec-Fetch-Site itself. */
export function send(port: number, path: string, { method = 'GET', headers = {}, body = '' }: Sent): Promise<Reply> {
  const said = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
  return new Promise((resolve, reject) => {
    // Without an agent, which would keep connections too long.
    const options = { agent: false, host: '127.0.0.1', port, path, method, headers: said }
    const request = httpRequest(options, async (response) => {
      const parts: Buffer[] = await response.toArray()
      const text = Buffer.concat(parts).toString()
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
    })
    request.on('error', reject).end(body)
  })
}
