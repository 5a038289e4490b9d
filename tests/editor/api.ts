import { readdirSync, readFileSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { EditorApi } from '../../scripts/editor/server/api.ts'
import { Overlay } from '../../scripts/editor/server/overlay.ts'
import { contentFolder } from '../support/content-folder.ts'

type Answer = { status: number; body: Record<string, unknown> & { error?: string } }

export type TestApi = {
  root: string
  port: number
  /** Sends what the editor's page would send; `headers` replace what it would say about itself. */
  ask: (body: unknown, headers?: Record<string, string | undefined>) => Promise<Answer>
  /** Asks for a picture of the content folder, or for another address, the way an `<img>` does. */
  picture: (name: string, headers?: Record<string, string>) => Promise<{ status: number }>
  /** Opens an entry and saves it with some values changed. */
  edit: (path: string, change: (values: never) => void) => Promise<Answer>
  /** Every file of the content folder, by path. */
  snapshot: () => Record<string, string>
  close: () => void
}

/**
 * The editor's server side, over HTTP, on a small content folder.
 *
 * @param folder A content folder that is there already.
 */
export async function testApi(changes: Parameters<typeof contentFolder>[0] = {}, folder?: string): Promise<TestApi> {
  const root = folder ?? (await contentFolder(changes))
  const overlay = new Overlay(root, join(root, '../drafts'))
  const api = new EditorApi(root, overlay)
  const server = createServer((request, response) => {
    void api.handle(request, response).then((isAnswered) => {
      if (!isAnswered) response.writeHead(404).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const ask: TestApi['ask'] = (body, headers = {}) =>
    new Promise((resolve, reject) => {
      const own = { host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json' }
      const said = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined)
      const request = httpRequest(
        { host: '127.0.0.1', port, path: '/editor/api', method: 'POST', headers: Object.fromEntries(said) },
        (response) => {
          let text = ''
          response.on('data', (part) => {
            text += part
          })
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }))
        },
      )
      request.on('error', reject)
      request.end(typeof body === 'string' ? body : JSON.stringify(body))
    })

  const picture: TestApi['picture'] = (name, headers = {}) =>
    new Promise((resolve, reject) => {
      const path = name.startsWith('/') ? name : `/editor/pictures/${name}`
      const options = { host: '127.0.0.1', port, path, headers }
      const request = httpRequest(options, (response) => {
        response.resume()
        response.on('end', () => resolve({ status: response.statusCode ?? 0 }))
      })
      request.on('error', reject)
      request.end()
    })

  return {
    root,
    port,
    ask,
    picture,
    async edit(path, change) {
      const { body } = await ask({ action: 'entry', path })
      const values = body.values as never
      change(values)
      return ask({ action: 'save', path, values, opened: body.version, pictures: [] })
    },
    snapshot: () =>
      Object.fromEntries(
        readdirSync(root, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .map((file) => [file.slice(root.length + 1), readFileSync(file, 'latin1')]),
      ),
    close() {
      server.close()
      server.closeAllConnections()
      overlay.close()
    },
  }
}
