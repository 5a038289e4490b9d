import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import { EditorApi } from './api.ts'
import { createApp } from './app.ts'
import { buildClient, CACHE } from './build-client.ts'
import { StagingFolder } from './staging-folder.ts'

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))

/** Not the 5173 of the site, so that both can run. */
export const DEFAULT_PORT = 5180

/** @returns The origin under a name of this machine; nothing for any other `Host`. */
export function originHere(host: string): string | undefined {
  return OWN_HOSTS.includes(host.replace(/:\d+$/, '')) ? `http://${host}` : undefined
}

/** Names of this machine. */
const OWN_HOSTS = ['127.0.0.1', 'localhost', '[::1]']

export type EditorOptions = {
  /** The content folder; the project's own when it is left out. */
  root?: string
  /** 0 for any free port. */
  port?: number
}

export type RunningEditor = { url: string; close: () => Promise<void> }

/**
 * Serves the form on this machine.
 *
 * @throws Error with the code `EADDRINUSE` if the port is taken.
 */
export async function startEditor(options: EditorOptions = {}): Promise<RunningEditor> {
  const root = resolve(PROJECT, options.root ?? 'content')
  const staging = new StagingFolder(root, join(CACHE, `staging-${process.pid}-${options.port ?? DEFAULT_PORT}`))
  const app = createApp({
    api: new EditorApi(root, staging),
    findClient: buildClient,
    originOf: originHere,
  })
  const server = createAdaptorServer({ fetch: app.fetch })
  await buildClient()
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(options.port ?? DEFAULT_PORT, '127.0.0.1', done)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}/editor/`,
    close: async () => {
      const closed = new Promise((done) => server.close(done))
      if ('closeAllConnections' in server) server.closeAllConnections()
      await Promise.all([closed, staging.close()])
    },
  }
}
